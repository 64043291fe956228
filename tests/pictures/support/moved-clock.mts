const RealDate = Date;
/** Moment in milliseconds at which the clock starts. */
const { CLOCK_STARTS_AT } = process.env;
const ahead = Number(CLOCK_STARTS_AT) - RealDate.now();
const now = () => RealDate.now() + ahead;

/** Preloaded into a build by Node itself: its clock starts at another moment and goes on from there, because Gatsby waits for time to pass. */
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});

export {};
