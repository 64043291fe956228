/** What a scene is: a background 1600 × 1000 with a ground for the wheels. */
export type Scene = {
  /** y of the wheels' contact with the ground */
  ground: number;
  /** by night the car is darker and its lamps are lit */
  night: boolean;
  /** the tint that the light of the place leaves on the paint, and how much */
  light: { colour: string; strength: number };
  /** ids of gradients begin with `id` */
  draw: (id: string) => string;
};

export const sceneWidth = 1600;
export const sceneHeight = 1000;

export const rect = (x: number, y: number, w: number, h: number, paint: string, extra = ""): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paint}"${extra}/>`;

/** Bands that run off both sides, so that a banner may be wider than the scene. */
export const wide = (y: number, h: number, paint: string): string => rect(-800, y, 3200, h, paint);
