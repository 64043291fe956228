/** Whether one of many, by its place among them, belongs to this share (in percent), which is spread evenly. */
export function isInShare(place: number, percent: number): boolean {
  const upTo = (index: number) => Math.ceil((index * percent) / 100);
  return upTo(place + 1) > upTo(place);
}
