import { DAY } from "./day";

const RealDate = Date;

/** Imported before the Worker: each of its requests is at the moment of the pictures. */
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [DAY], newTarget),
  get: (target, name, receiver) => (name === "now" ? () => DAY : Reflect.get(target, name, receiver)),
});
