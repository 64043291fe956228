/** Lengths in millimetres of the box that the car drawn in a free place of the comparator fills. A file of its own, because the build, which draws it, has no styles. */
export const DRAWN_BOX = { length: 4_400, height: 1_640 } as const;
