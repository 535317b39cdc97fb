/** What the last exchange of fire did, told from two views that follow each other. Pure. */
import type { Battery, Hex, ShipId, Side } from '../battle.ts';
import { IMPULSES } from '../impulses.ts';
import type { BasicView, BattleView, Damage, PieceView } from '../view.ts';

export type Fight = BattleView | BasicView;

/** What happened to one ship. */
export interface Blow {
  readonly ship: ShipId;
  readonly name: string;
  readonly side: Side;
  readonly token: string;
  /** Where she lay; null where there is no map. */
  readonly hex: Hex | null;
  readonly boxes: number;
  readonly words: string;
  readonly sunk: boolean;
}

export interface Results {
  /** The step of the round, or the round where there is no map. */
  readonly when: string;
  /** The same as a number that grows with time. */
  readonly at: number;
  readonly blows: readonly Blow[];
}

/** One ship as she was. */
interface Mark extends Pick<Blow, 'ship' | 'name' | 'side' | 'token' | 'hex'> {
  readonly speed: number;
  readonly damage: Damage;
}

/** What is kept of a view: views are worked over in place, so nothing in them stays as it was. */
export interface Snapshot {
  readonly round: number;
  /** When whatever is fired next is fired. */
  readonly when: string;
  readonly at: number;
  readonly marks: ReadonlyMap<ShipId, Mark>;
}

const STEPS = IMPULSES.length;
const timeOf = (fight: Fight): number => ('step' in fight ? fight.round * STEPS + fight.step : fight.round);

/** Steps in which anything is fired, and those of the round to come. */
const FIRES = IMPULSES.filter(({ does }) => does === 'gunnery' || does === 'torpedoes').map(({ number }) => number);

/** The first step from this one on in which anything is fired: whoever fires first does so before the other is asked, also after the set-up. */
function fireFrom({ round, step }: BattleView): { readonly round: number; readonly step: number } {
  if (round === 0) return { round: 1, step: FIRES[0] ?? 1 };
  const now = FIRES.find((number) => number >= step);
  return now === undefined ? { round: round + 1, step: FIRES[0] ?? 1 } : { round, step: now };
}

/** When the fire that comes next is fired, in words and as a number that grows with time. */
function fireAfter(fight: Fight): Pick<Results, 'when' | 'at'> {
  if (!('step' in fight)) return { when: `round ${fight.round}`, at: fight.round };
  const { round, step } = fireFrom(fight);
  return { when: `round ${round}, step ${step}`, at: round * STEPS + step };
}

/** The ships of one counter as they are. */
export const marksOf = ({ ships, side, token, hex }: PieceView): readonly Mark[] =>
  (ships ?? []).map(({ sheet: { id, name, speed }, damage }) => ({ ship: id, name, side, token, hex, speed, damage: { ...damage } }));

export const snapshotOf = (fight: Fight, marks: readonly Mark[] = fight.pieces.flatMap(marksOf)): Snapshot => ({
  round: fight.round,
  ...fireAfter(fight),
  marks: new Map(marks.map((mark) => [mark.ship, mark])),
});

const SECTIONS: readonly (readonly [Battery | 'hull', string])[] = [
  ['hull', 'hull'],
  ['primary', 'primary guns'],
  ['secondary', 'secondary guns'],
  ['tertiary', 'tertiary guns'],
];

function blowOn(before: Mark, now: Mark): Blow | null {
  const [was, is] = [before.damage, now.damage];
  const lost = SECTIONS.map(([section, name]) => ({ name, boxes: is[section] - was[section] })).filter(({ boxes }) => boxes > 0);
  const sunk = is.sunk && !was.sunk;
  const words = [
    ...lost.map(({ name, boxes }) => `${name} −${boxes}`),
    ...(is.mount && !was.mount ? ['torpedo mount gone'] : []),
    ...(is.slowed > was.slowed ? [is.slowed >= now.speed ? 'dead in the water' : 'slowed'] : []),
    ...(sunk ? ['sunk'] : []),
  ];
  if (words.length === 0) return null;
  const { ship, name, side, token } = now;
  const boxes = lost.reduce((sum, each) => sum + each.boxes, 0);
  return { ship, name, side, token, hex: before.hex, boxes, words: words.join(', '), sunk };
}

/** Ships that were not known before tell nothing: their wounds may be old. */
export const blowsBetween = (before: Snapshot, now: Snapshot): readonly Blow[] =>
  [...now.marks].flatMap(([id, mark]) => {
    const was = before.marks.get(id);
    return (was && blowOn(was, mark)) ?? [];
  });

/** A ship that is struck again in the same step is named once, with all that befell her. */
function merged(old: readonly Blow[], fresh: readonly Blow[]): readonly Blow[] {
  const again = new Map(fresh.map((blow) => [blow.ship, blow]));
  return [
    ...old.map((blow) => {
      const more = again.get(blow.ship);
      again.delete(blow.ship);
      return more ? { ...more, hex: blow.hex, boxes: blow.boxes + more.boxes, words: `${blow.words}; ${more.words}` } : blow;
    }),
    ...again.values(),
  ];
}

const boxesLost = ({ damage }: Mark): number => SECTIONS.reduce((sum, [section]) => sum + damage[section], Number(damage.sunk));

/** Whether the view has gone back in time, as it does when a playback begins. */
const isEarlier = (before: Snapshot, now: Snapshot): boolean =>
  [...now.marks].some(([id, mark]) => {
    const was = before.marks.get(id);
    return was !== undefined && boxesLost(mark) < boxesLost(was);
  });

/** The last step in which anything was hit, with all that befell in it. */
export function resultsAfter(last: Results | null, before: Snapshot, now: Snapshot): Results | null {
  if (isEarlier(before, now)) return null;
  const blows = blowsBetween(before, now);
  if (blows.length === 0) return last;
  const { when, at } = before;
  return { when, at, blows: last?.at === at ? merged(last.blows, blows) : blows };
}

/** Hits are shown on the water until guns may fire again: four steps on the map, one round without it. */
export const isFresh = ({ at }: Results, fight: Fight): boolean => timeOf(fight) - at <= ('step' in fight ? 4 : 1);
