/** GW-11.2 (ours): ships taken in tow, lines that part, and fleets that drag along at one zone a turn. */
import { atLeast, d6, oneOf, otherwise, secretCheck, upTo } from '../../../kernel/index.ts';
import type { Engagement, Sheet } from '../../../tactical/battle.ts';
import { WEATHERS, type Weather } from '../../../tactical/battle.ts';
import { speedOf } from '../../../tactical/vessel.ts';
import type { War } from '../data/data.ts';
import { sheetOf, warIn } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, PieceId, State } from '../state.ts';
import type { Afloat } from './fleets.ts';
import { afloatOn, fleetWith, isFlotillaShip, lameIn, shipOf, weatherAt } from './fleets.ts';

export type Tow = State['tows'][number];

const NEVER = 7;
const NEEDED: Readonly<Record<Weather, number>> = { clear: 3, mist: 3, fog: 3, squall: 5, storm: NEVER, gale: NEVER };
const PARTS: Readonly<Record<Weather, number>> = { clear: 0, mist: 0, fog: 0, squall: 1, storm: 3, gale: 5 };

/** GW-11.2a */
export const towRoll = secretCheck(
  'tow',
  'GW-11.2a',
  'Taking in tow',
  { weather: oneOf('the weather', WEATHERS) },
  {
    dice: d6,
    rows: [atLeast((f) => NEEDED[f.weather], 'fast'), otherwise('fails')],
    outcomes: { fast: 'the line is fast', fails: 'the line does not hold' },
    worth: (outcome) => (outcome === 'fast' ? 1 : 0),
  },
);

/** GW-11.2c */
export const partingRoll = secretCheck(
  'parting',
  'GW-11.2c',
  'The tow in bad weather',
  { weather: oneOf('the weather', WEATHERS) },
  {
    dice: d6,
    rows: [upTo((f) => PARTS[f.weather], 'parts'), otherwise('holds')],
    outcomes: { parts: 'the line parts', holds: 'the line holds' },
    worth: (outcome) => (outcome === 'parts' ? -1 : 0),
  },
);

/** Capital ships before cruisers and merchantmen, those before destroyers, torpedo boats and armed yachts. */
const sizeOf = (sheet: Sheet): number => (sheet.class === 'capital' ? 3 : isFlotillaShip(sheet) ? 1 : 2);

const SLOW = 1;

/** The one ship of a piece; several small ones on one piece neither tow nor are towed. */
const loneShip = (war: War, state: Afloat, piece: PieceId): string | undefined => {
  const afloat = afloatOn(war, state, piece);
  return afloat.length === 1 ? afloat[0] : undefined;
};

const isTied = ({ tows }: Pick<State, 'tows'>, piece: PieceId): boolean => tows.some(({ by, of }) => by === piece || of === piece);

/** A piece of one ship, with what counts when she tows or is towed. */
interface Hull {
  readonly piece: PieceId;
  readonly size: number;
  readonly isSlow: boolean;
}

function hullOf(war: War, state: Afloat, piece: PieceId): Hull | undefined {
  const ship = loneShip(war, state, piece);
  if (ship === undefined) return undefined;
  const sheet = sheetOf(war, ship);
  return { piece, size: sizeOf(sheet), isSlow: speedOf(sheet, shipOf(state, ship)) <= SLOW };
}

/** Those that no line is fast to. */
const untied = (war: War, state: Afloat & Pick<State, 'tows'>, pieces: readonly PieceId[]): Hull[] =>
  pieces.flatMap((piece) => (isTied(state, piece) ? [] : (hullOf(war, state, piece) ?? [])));

/** GW-11.2a: who of a fleet may take whom in tow: dead and slow ships, by one of the same size or larger. */
export function towsIn(war: War, state: Afloat & Pick<State, 'tows' | 'weather' | 'readings'>, fleet: Fleet): Tow[] {
  if (state.readings.towing === 'off' || fleet.port !== null || NEEDED[weatherAt(war, state, fleet.zone)] === NEVER) return [];
  const wrecks = untied(war, state, lameIn(war, state, fleet)).filter(({ isSlow }) => isSlow);
  if (wrecks.length === 0) return [];
  const tugs = untied(war, state, fleet.pieces).filter(({ isSlow }) => !isSlow);
  return tugs.flatMap((tug) => wrecks.flatMap((wreck) => (tug.size >= wreck.size ? { by: tug.piece, of: wreck.piece } : [])));
}

export const towsOf = ({ tows }: Pick<State, 'tows'>, { pieces }: Pick<Fleet, 'pieces'>): Tow[] =>
  tows.filter(({ by }) => pieces.includes(by));

/** GW-11.2a: her owner alone sees whether it comes off. */
export function takeInTow(g: Play, fleet: Fleet, { by, of }: Tow): void {
  const { state } = g;
  const war = warIn(g.data, state);
  if (!towsIn(war, state, fleet).some((tow) => tow.by === by && tow.of === of)) return;
  const facts = { weather: weatherAt(war, state, fleet.zone) };
  if (g.rollFor([fleet.side], towRoll, facts, { about: of, by: fleet.side }) === 'fails') return;
  state.tows = [...state.tows, { by, of }];
}

/** GW-11.2d: by order, or because the two no longer keep together. */
export function castOff(state: State, isOff: (tow: Tow) => boolean): void {
  state.tows = state.tows.filter((tow) => !isOff(tow));
}

/** GW-TAC-TOW: lines that were dropped in battle. */
export const towsAfter = (state: State, { pieces }: Pick<Engagement, 'pieces'>): void =>
  castOff(state, ({ by, of }) => pieces.some((piece) => piece.id === by && piece.tow !== of));

/** GW-11.2c, GW-11.2d: before the fleets move; in port the work is done. */
export const holdTows = auto('tows', 'GW-11.2c', (g) => {
  const { state } = g;
  const war = warIn(g.data, state);
  castOff(state, (tow) => {
    const fleet = fleetWith(state, tow.by);
    if (!fleet || fleet.port !== null || !fleet.pieces.includes(tow.of)) return true;
    const weather = weatherAt(war, state, fleet.zone);
    if (PARTS[weather] === 0) return false;
    const parts = g.rollFor([fleet.side], partingRoll, { weather }, { about: tow.of, by: fleet.side }) === 'parts';
    if (parts) g.whisper?.([fleet.side], { type: 'tow-parted', piece: tow.of });
    return parts;
  });
});
