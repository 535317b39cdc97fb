/** What the last fire did, step by step, as it was told. Pure. */
import type { News } from '../../kit/playback.ts';
import type { Battery, Hex, ShipId, Side } from '../battle.ts';
import type { When } from '../events.ts';
import { IMPULSES } from '../impulses.ts';
import type { BattlePlayed } from '../played.ts';
import type { BasicView, BattleView, PieceView, ShipView } from '../view.ts';
import { gathered } from './gathered.ts';

export type Fight = BattleView | BasicView;

/** What happened to one ship in one step. */
export interface Blow {
  readonly ship: ShipId;
  readonly name: string;
  readonly side: Side;
  readonly token: string;
  /** Where she went down; null for others, who lie where they are drawn. */
  readonly hex: Hex | null;
  readonly boxes: number;
  readonly words: string;
  /** She is gone: until the step is over she fires (CW-7.4g). */
  readonly sunk: boolean;
}

/** What befell in one step in which anything was hit, or in one round where there is no map. */
export interface Results {
  readonly when: string;
  /** The same as a number that grows with time. */
  readonly at: number;
  readonly blows: readonly Blow[];
}

type Wounding = Extract<BattlePlayed, { readonly when: unknown }>;

/** As it was told, and in which line of the log. */
export interface Wound {
  readonly line: number;
  readonly when: When;
  readonly event: Wounding;
}

const WOUNDING: ReadonlySet<string> = new Set<Wounding['type']>(['struck', 'slowed', 'sunk', 'scuttled']);
const ENDING: ReadonlySet<string> = new Set<BattlePlayed['type']>(['battle-ended', 'basic-ended']);

const isOf = (types: ReadonlySet<string>, event: object): boolean => 'type' in event && types.has(String(event.type));
const isWounding = (event: object): event is Wounding => isOf(WOUNDING, event);

const STEPS = IMPULSES.length;
const timeOf = ({ round, step }: When): number => (step === null ? round : round * STEPS + step);
const timeIn = (fight: Fight): number => timeOf({ round: fight.round, step: 'step' in fight ? fight.step : null });

export type Told = Pick<News<unknown>, 'from' | 'happened'>;

/** What was told last of ships that were hit, and what was told before of the same step; nothing of a battle that is over. */
export function woundsAfter(before: readonly Wound[], news: Told | null): readonly Wound[] {
  if (!news) return [];
  let kept = before.filter(({ line }) => line < news.from);
  let fresh: Wound[] = [];
  news.happened.forEach(({ event }, place) => {
    if (event === null) return;
    if (isOf(ENDING, event)) [kept, fresh] = [[], []];
    else if (isWounding(event) && event.when) fresh.push({ line: news.from + place, when: event.when, event });
  });
  const [first] = fresh;
  return first ? [...kept.filter(({ when }) => timeOf(when) === timeOf(first.when)), ...fresh] : kept;
}

const SECTIONS: readonly (readonly [Battery | 'hull', string])[] = [
  ['hull', 'hull'],
  ['primary', 'primary guns'],
  ['secondary', 'secondary guns'],
  ['tertiary', 'tertiary guns'],
];

/** All that befell one ship in one step. */
function blowOf({ side, token }: PieceView, { sheet: { id: ship, name }, damage }: ShipView, events: readonly Wounding[]): Blow {
  const struck = events.flatMap((event) => (event.type === 'struck' ? [event.where] : []));
  const lost = SECTIONS.map(([section, words]) => ({ words, boxes: struck.filter((where) => where === section).length }));
  const speeds = events.flatMap((event) => (event.type === 'slowed' ? [event.speed] : []));
  const gone = events.find((event) => event.type === 'sunk' || event.type === 'scuttled');
  const words = [
    ...lost.filter(({ boxes }) => boxes > 0).map(({ words: section, boxes }) => `${section} −${boxes}`),
    ...(struck.includes('mount') ? ['torpedo mount gone'] : []),
    ...(speeds.length > 0 ? [speeds.includes(0) ? 'dead in the water' : 'slowed'] : []),
    ...(gone ? [gone.type] : []),
  ].join(', ');
  const boxes = lost.reduce((sum, each) => sum + each.boxes, 0);
  return { ship, name, side, token, hex: gone?.hex ?? null, boxes, words, sunk: damage.sunk };
}

/** Each ship once. */
function blowsOf(wounds: readonly Wound[], pieces: readonly PieceView[]): readonly Blow[] {
  const told = gathered(wounds, ({ event }) => event.ship);
  return pieces.flatMap((piece) =>
    (piece.ships ?? []).flatMap((ship) => {
      const events = told.get(ship.sheet.id)?.map(({ event }) => event);
      return events ? [blowOf(piece, ship, events)] : [];
    }),
  );
}

/** Step by step; of what lies ahead, as in a battle that was gone back on, nothing is told. */
export function resultsOf(wounds: readonly Wound[], fight: Fight): readonly Results[] {
  const steps = gathered(
    wounds.filter(({ when }) => timeOf(when) <= timeIn(fight)),
    ({ when }) => `round ${when.round}${when.step === null ? '' : `, step ${when.step}`}`,
  );
  return [...steps].flatMap(([when, told]): Results[] => {
    const [blows, at] = [blowsOf(told, fight.pieces), told[0] ? timeOf(told[0].when) : 0];
    return blows.length > 0 ? [{ when, at, blows }] : [];
  });
}

/** Hits are shown on the water until guns may fire again: four steps on the map, one round without it. */
export function onTheWater(wounds: readonly Wound[], fight: Fight): readonly Blow[] {
  const lasting = 'step' in fight ? 4 : 1;
  const isFresh = (since: number): boolean => since >= 0 && since <= lasting;
  return blowsOf(
    wounds.filter(({ when }) => isFresh(timeIn(fight) - timeOf(when))),
    fight.pieces,
  );
}
