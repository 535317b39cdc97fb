/** The best voyage from here to the end: over time and water at once, with errands on the way and a port at the end of it. */
import type { Task } from '../state.ts';
import type { Place, Sea, Way } from './sea.ts';

/** Something to be done once, at the end of a move. */
export interface Errand {
  readonly worth: number;
  /** Where it can be done, and by which task; null where being there is enough. */
  readonly places: ReadonlyMap<Place, Task | null>;
  canBeDone(turn: number): boolean;
  /** It takes a whole turn on the spot. */
  readonly still: boolean;
  /** Nothing can befall the fleet afterwards. */
  readonly ends: boolean;
  /** What is left of its worth for every turn that it is put off. */
  readonly haste: number;
}

/** All by which a voyage is judged. */
export interface Outlook {
  readonly from: Place;
  /** It lies in port, where nobody meets it, until it sails. */
  readonly inPort: boolean;
  /** What it may cost to stay in that port. */
  readonly exposure: number;
  readonly first: number;
  /** Zones that it may enter in each turn, from the first. */
  readonly rooms: readonly number[];
  /** What it is worth to touch each place in each turn, from the first; nothing could be worse than a place that is closed. */
  readonly hopes: readonly Float64Array[];
  /** What it costs to set out from each place in each turn: boats and mines are there before anybody leaves. */
  readonly perils: readonly Float64Array[];
  /** The chance of meeting somebody by it: a fleet fights once in a voyage, so whatever comes later is only hoped for by one that has met nobody. */
  readonly meetings: readonly Float64Array[];
  readonly errands: readonly Errand[];
  /** What it is worth to be in port at the end, by the place of the port. */
  readonly havens: ReadonlyMap<Place, number>;
  /** What is left of that for every turn that it is still at sea. */
  readonly patience: number;
  /** What it costs to be still at sea when all is over, by the place. */
  readonly astray: (place: Place) => number;
  /** What every zone of steaming costs, and every turn at sea. */
  readonly ease: number;
  readonly wear: number;
}

/** What is to be done in the next turns, from the first; none to lie in the port that is here. */
export interface Voyage {
  readonly worth: number;
  readonly ways: readonly Way[];
  /** There is nothing to be done and nowhere to go. */
  readonly isIdle: boolean;
}

const NOWHERE = -1;
const STAY: Way = [];
const NOTHING = new Float64Array(0);

/** Turn by turn forward, the best way of being at each place with each set of errands done. */
class Reckoning {
  private readonly places: number;
  private readonly layers: number;
  private readonly worth: Float64Array;
  /** The chance that nobody has been met by then. */
  private readonly unmet: Float64Array;
  private readonly parents: Int32Array;
  private readonly ways: (Way | undefined)[];
  private best: { worth: number; at: number };
  private readonly firsts: number[] = [];
  /** What each way out of a place comes to, and the chance that nobody is met on it. */
  private readonly sums: Float64Array;
  private readonly misses: Float64Array;

  constructor(
    private readonly sea: Sea,
    private readonly look: Outlook,
  ) {
    const { rooms, errands, from, inPort, exposure, havens } = look;
    this.places = sea.zones.length;
    this.layers = 1 << errands.length;
    const size = (rooms.length + 1) * this.layers * this.places;
    this.worth = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
    this.unmet = new Float64Array(size).fill(1);
    this.parents = new Int32Array(size).fill(NOWHERE);
    this.ways = new Array(size);
    const widest = Math.max(...sea.fans.map(({ ways }) => ways.length));
    this.sums = new Float64Array(widest);
    this.misses = new Float64Array(widest);
    if (!inPort) this.worth[this.node(0, 0, from)] = 0;
    this.best = { worth: (havens.get(from) ?? (inPort ? 0 : Number.NEGATIVE_INFINITY)) - exposure, at: NOWHERE };
  }

  run(): Voyage {
    const turns = this.look.rooms.length;
    for (let turn = 0; turn < turns; turn++) {
      if (this.look.inPort) this.sail(turn);
      for (let layer = 0; layer < this.layers; layer++) this.steam(turn, layer);
      for (let layer = this.layers - 1; layer >= 0; layer--) this.doErrands(turn, layer, true);
      for (let layer = 0; layer < this.layers; layer++) this.doErrands(turn, layer, false);
      for (const [place, worth] of this.look.havens) this.enter(turn, place, worth * this.look.patience ** turn);
    }
    for (let layer = 0; layer < this.layers; layer++)
      for (let place = 0; place < this.places; place++) this.offer(this.node(turns, layer, place), -this.look.astray(place));
    const ways = this.unwound(this.best.at);
    return { worth: this.best.worth, ways, isIdle: this.errandsAt(this.best.at) === 0 && ways.every((way) => way.length === 0) };
  }

  private node(turn: number, layer: number, place: Place): number {
    return (turn * this.layers + layer) * this.places + place;
  }

  /** The set of errands that have been done at a node. */
  private errandsAt(node: number): number {
    return node === NOWHERE ? 0 : Math.floor(node / this.places) % this.layers;
  }

  private sail(turn: number): void {
    this.steamFrom(turn, 0, this.look.from, NOWHERE, -this.look.wear, 1);
  }

  private steam(turn: number, layer: number): void {
    for (let place = 0; place < this.places; place++) {
      const node = this.node(turn, layer, place);
      const worth = this.worth[node] ?? Number.NEGATIVE_INFINITY;
      if (worth !== Number.NEGATIVE_INFINITY) this.steamFrom(turn, layer, place, node, worth - this.look.wear, 0);
    }
  }

  private steamFrom(turn: number, layer: number, place: Place, node: number, worth: number, least: number): void {
    const { rooms, hopes, perils, meetings, ease } = this.look;
    const hope = hopes[turn] ?? NOTHING;
    const meeting = meetings[turn] ?? NOTHING;
    const next = this.node(turn + 1, layer, 0);
    const { sums, misses } = this;
    const fan = this.sea.fans[place];
    if (!fan) return;
    const unmet = node === NOWHERE ? 1 : (this.unmet[node] ?? 1);
    if (least === 0) this.relax(next + place, worth + unmet * (hope[place] ?? 0), unmet * (1 - (meeting[place] ?? 0)), node, STAY);
    sums[0] = node === NOWHERE ? worth : worth - (perils[turn]?.[place] ?? 0);
    misses[0] = unmet;
    const count = fan.upTo[rooms[turn] ?? 0] ?? fan.ways.length;
    for (let at = 1; at < count; at++) {
      const end = fan.ends[at] ?? place;
      const before = fan.before[at] ?? 0;
      const miss = misses[before] ?? 1;
      const sum = (sums[before] ?? 0) + miss * (hope[end] ?? 0) - ease;
      sums[at] = sum;
      misses[at] = miss * (1 - (meeting[end] ?? 0));
      if (sum > (this.worth[next + end] ?? 0)) this.relax(next + end, sum, misses[at] ?? 1, node, fan.ways[at]);
    }
  }

  private relax(node: number, worth: number, unmet: number, parent: number, way: Way | undefined): void {
    if (worth <= (this.worth[node] ?? 0)) return;
    this.worth[node] = worth;
    this.unmet[node] = unmet;
    this.parents[node] = parent;
    this.ways[node] = way;
  }

  /** One task in a turn: where more have been done none is added to what has just been done. To be there is no task, and goes with any. */
  private doErrands(turn: number, layer: number, isTask: boolean): void {
    this.look.errands.forEach((errand, which) => {
      if ((layer & (1 << which)) !== 0 || !errand.canBeDone(this.look.first + turn)) return;
      for (const [place, task] of errand.places) {
        if ((task !== null) !== isTask) continue;
        if (this.worth[this.node(errand.still ? turn : turn + 1, layer, place)] === Number.NEGATIVE_INFINITY) continue;
        const worth = errand.worth * errand.haste ** (turn - this.soonest(which, turn));
        const done = this.node(turn + 1, layer | (1 << which), place);
        if (errand.still) this.linger(turn, layer, place, done, worth);
        else this.pass(this.node(turn + 1, layer, place), done, worth);
        if (errand.ends) this.offer(done, 0);
      }
    });
  }

  /** The first turn in which an errand can be done at all: nothing has been put off before. */
  private soonest(which: number, turn: number): number {
    const first = this.firsts[which] ?? turn;
    this.firsts[which] = first;
    return first;
  }

  /** Done at the end of whatever move leads there. */
  private pass(node: number, done: number, worth: number): void {
    this.relax(done, (this.worth[node] ?? 0) + worth, this.unmet[node] ?? 1, this.parents[node] ?? NOWHERE, this.ways[node]);
  }

  private linger(turn: number, layer: number, place: Place, done: number, worth: number): void {
    const node = this.node(turn, layer, place);
    const unmet = this.unmet[node] ?? 1;
    const hope = unmet * (this.look.hopes[turn]?.[place] ?? 0) - this.look.wear;
    this.relax(done, (this.worth[node] ?? 0) + hope + worth, unmet * (1 - (this.look.meetings[turn]?.[place] ?? 0)), node, STAY);
  }

  private enter(turn: number, place: Place, worth: number): void {
    for (let layer = 0; layer < this.layers; layer++) this.offer(this.node(turn + 1, layer, place), worth);
  }

  private offer(node: number, more: number): void {
    const worth = (this.worth[node] ?? 0) + more;
    if (worth > this.best.worth) this.best = { worth, at: node };
  }

  /** A voyage out of port begins with the turns in which it lies there. */
  private unwound(end: number): Way[] {
    const ways: Way[] = [];
    let node = end;
    while (node !== NOWHERE) {
      const way = this.ways[node];
      if (way) ways.unshift(way);
      const parent = this.parents[node] ?? NOWHERE;
      if (parent === NOWHERE) {
        const turn = Math.floor(node / (this.layers * this.places)) - 1;
        if (this.look.inPort) ways.unshift(...Array.from({ length: turn }, (): Way => []));
      }
      node = parent;
    }
    return ways;
  }
}

/** There is nothing to sail for, anywhere. */
const isVain = ({ inPort, exposure, errands, hopes }: Outlook): boolean =>
  inPort && exposure === 0 && errands.length === 0 && hopes.every((turn) => turn.every((hope) => hope <= 0));

export const bestVoyage = (sea: Sea, outlook: Outlook): Voyage =>
  isVain(outlook) ? { worth: outlook.havens.get(outlook.from) ?? 0, ways: [], isIdle: true } : new Reckoning(sea, outlook).run();
