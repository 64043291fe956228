import type { Piece } from "./css-pieces";
import { overlap } from "./cascade";

/** A rule being made: each of its selectors with each of its units of declarations. */
class Block {
  readonly selectors: readonly string[];
  readonly units: ReadonlySet<string>;
  /** Bytes of the list of selectors. */
  readonly head: number;

  /** @param place where it may share: its condition, and what its selectors ask of a browser */
  constructor(
    readonly pieces: readonly Piece[],
    readonly place: string,
  ) {
    const ordered = [...pieces].sort((a, b) => a.order - b.order);
    this.selectors = [...new Set(ordered.map(({ selector }) => selector))];
    this.units = new Set(ordered.map(({ text }) => text));
    this.head = this.selectors.join().length;
  }

  get condition(): string {
    return this.pieces[0]?.condition ?? "";
  }

  get order(): number {
    return Math.min(...this.pieces.map(({ order }) => order));
  }

  sharesProperties(other: Block): boolean {
    return this.pieces.some((piece) =>
      other.pieces.some(({ properties }) => properties.some((a) => piece.properties.some((b) => overlap(a, b)))),
    );
  }

  toString = () => `${this.selectors.join()}{${[...this.units].join(";")}}`;
}

/** Units that several blocks have. */
interface Share {
  readonly place: string;
  readonly units: readonly string[];
  readonly bytes: number;
  /** What saying them once would save. */
  gain: number;
}

function groupBy<T>(items: Iterable<T>, keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const inPlace = (place: string, text: string) => `${place} ${text}`;

/** Rules that can be cut and joined while every two pieces that depend on their order keep it. */
export class Regrouping {
  readonly #blocks = new Set<Block>();
  readonly #owner = new Map<Piece, Block>();
  /** Place and unit → its blocks, and the shares it is in. */
  readonly #users = new Map<string, Set<Block>>();
  readonly #sharesOf = new Map<string, Set<Share>>();
  readonly #shares = new Map<string, Share>();

  constructor(pieces: readonly Piece[]) {
    const ofRules = groupBy(pieces, ({ rule, selector }) => inPlace(String(rule), selector));
    for (const ofRule of ofRules.values())
      this.#add(new Block(ofRule, ofRule.map(({ condition, reach }) => inPlace(condition, reach.exotic))[0] ?? ""));
  }

  /** Says repeated declarations once, what saves most first. */
  shareDeclarations(): void {
    for (const block of this.#blocks) this.#findShares(block);
    for (;;) {
      let best: Share | null = null;
      for (const share of this.#shares.values()) if (share.gain > (best?.gain ?? 0)) best = share;
      if (!best) return;
      this.#take(best);
    }
  }

  /** Makes one rule of those that have the same selectors. */
  joinSelectors(): void {
    const alike = groupBy(this.#blocks, ({ place, selectors }) => inPlace(place, [...selectors].sort().join()));
    for (let [first, ...others] of alike.values())
      for (const other of others) {
        if (!first || first.sharesProperties(other)) continue;
        const pieces = [...first.pieces, ...other.pieces];
        if (!this.#mayJoin(pieces)) continue;
        this.#remove(first);
        this.#remove(other);
        first = new Block(pieces, first.place);
        this.#add(first);
      }
  }

  toString(): string {
    const before = new Map([...this.#blocks].map((block) => [block, 0]));
    const after = new Map([...this.#blocks].map((block) => [block, this.#following(block)]));
    for (const following of after.values())
      for (const block of following) before.set(block, (before.get(block) ?? 0) + 1);
    const waiting = [...this.#blocks].sort((a, b) => a.order - b.order);
    let condition = "";
    let text = "";
    while (waiting.length > 0) {
      // Rules under the condition that is open, while there are any: fewer conditions to say.
      const ready = waiting.filter((block) => before.get(block) === 0);
      const next =
        ready.find((block) => block.condition === condition) ??
        ready.find((block) => block.condition === "") ??
        ready[0];
      if (!next) throw new Error("Regrouped rules have no order");
      if (next.condition !== condition) text += (condition && "}") + (next.condition && `${next.condition}{`);
      condition = next.condition;
      text += next.toString();
      waiting.splice(waiting.indexOf(next), 1);
      for (const block of after.get(next) ?? []) before.set(block, (before.get(block) ?? 0) - 1);
    }
    return text + (condition && "}");
  }

  #add(block: Block): void {
    this.#blocks.add(block);
    for (const piece of block.pieces) this.#owner.set(piece, block);
    for (const unit of block.units) {
      const key = inPlace(block.place, unit);
      this.#users.set(key, (this.#users.get(key) ?? new Set()).add(block));
    }
  }

  #remove(block: Block): void {
    this.#blocks.delete(block);
    for (const unit of block.units) this.#users.get(inPlace(block.place, unit))?.delete(block);
  }

  #findShares(block: Block): void {
    const common = new Map<Block, string[]>();
    for (const unit of block.units) {
      this.#addShare(block.place, [unit]);
      for (const other of this.#users.get(inPlace(block.place, unit)) ?? [])
        common.set(other, [...(common.get(other) ?? []), unit]);
    }
    common.delete(block);
    for (const units of common.values()) if (units.length > 1) this.#addShare(block.place, units.sort());
  }

  #addShare(place: string, units: readonly string[]): void {
    const key = inPlace(place, units.join(";"));
    if (this.#shares.has(key)) return;
    const share = { place, units, bytes: units.reduce((sum, unit) => sum + unit.length + 1, 0), gain: 0 };
    this.#weigh(share);
    this.#shares.set(key, share);
    for (const unit of units) {
      const of = inPlace(place, unit);
      this.#sharesOf.set(of, (this.#sharesOf.get(of) ?? new Set()).add(share));
    }
  }

  /** The blocks that would gain, with what each saves beside the one time that the units are said. */
  #gaining({ place, units, bytes }: Share): readonly (readonly [Block, number])[] {
    const users = units
      .map((unit) => this.#users.get(inPlace(place, unit)) ?? new Set<Block>())
      .sort((a, b) => a.size - b.size);
    const gains: (readonly [Block, number])[] = [];
    for (const block of users[0] ?? []) {
      if (!users.every((blocks) => blocks.has(block))) continue;
      const gain = block.units.size === units.length ? bytes : bytes - block.head - 1;
      if (gain > 0) gains.push([block, gain]);
    }
    return gains;
  }

  #weigh(share: Share): void {
    const gaining = this.#gaining(share);
    share.gain = gaining.length < 2 ? 0 : gaining.reduce((sum, [, gain]) => sum + gain, -share.bytes);
  }

  #take(share: Share): void {
    const units = new Set(share.units);
    const partOf = (block: Block) => block.pieces.filter(({ text }) => units.has(text));
    let gain = -share.bytes;
    let pieces: Piece[] = [];
    const blocks: Block[] = [];
    for (const [block, own] of [...this.#gaining(share)].sort(([, a], [, b]) => b - a)) {
      const more = [...pieces, ...partOf(block)];
      if (pieces.length > 0 && !this.#mayJoin(more)) continue;
      pieces = more;
      gain += own;
      blocks.push(block);
    }
    share.gain = 0;
    if (gain <= 0 || blocks.length < 2) return;
    const made = [new Block(pieces, share.place)];
    for (const block of blocks) {
      this.#remove(block);
      const rest = block.pieces.filter(({ text }) => !units.has(text));
      if (rest.length > 0) made.push(new Block(rest, share.place));
    }
    for (const block of made) this.#add(block);
    const touched = new Set(
      blocks
        .flatMap((block) => [...block.units])
        .flatMap((unit) => [...(this.#sharesOf.get(inPlace(share.place, unit)) ?? [])]),
    );
    for (const other of touched) if (other !== share) this.#weigh(other);
    for (const block of made) this.#findShares(block);
  }

  #following(block: Block): ReadonlySet<Block> {
    const following = new Set<Block>();
    for (const piece of block.pieces)
      for (const later of this.#owner.get(piece) === block ? piece.later : []) {
        const owner = this.#owner.get(later);
        if (owner && owner !== block) following.add(owner);
      }
    return following;
  }

  /** Whether one rule of these pieces could stand anywhere: not where another must stand both after and before it. */
  #mayJoin(pieces: readonly Piece[]): boolean {
    const owners = pieces.map((piece) => [piece, this.#owner.get(piece)] as const);
    const joined = new Block(pieces, "");
    for (const piece of pieces) this.#owner.set(piece, joined);
    const seen = new Set<Block>();
    const open = [...this.#following(joined)];
    let circle = false;
    for (let block = open.pop(); block && !circle; block = open.pop()) {
      if (seen.has(block)) continue;
      seen.add(block);
      for (const next of this.#following(block)) next === joined ? (circle = true) : open.push(next);
    }
    for (const [piece, owner] of owners) if (owner) this.#owner.set(piece, owner);
    return !circle;
  }
}
