/** GF-13.2 (ours): how divisions form before the battle, and in the Command Phase take boats in and let them go. */
import type { Reason, Target } from '../../../kernel/index.ts';
import { firstPart, once, unspoken } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf, cardOf, shipIn } from '../data/data.ts';
import type { At, Play } from '../kind.ts';
import { auto, plan, when } from '../kind.ts';
import type { Division, ShipId, ShipState, Side, State } from '../state.ts';
import { SIDES } from '../state.ts';
import { isBoat, pieceName } from './divisions.ts';
import { handedIn, handIn } from './drafting.ts';
import { isAfloat, shipName } from './ships.ts';

type Draft = readonly Division[];
type Standing = At<Draft>;
type Sea = Pick<Play, 'data' | 'state'>;

/** GF-13.1: no division has more boats. */
export const MOST = 6;
/** By so many they form before the battle. */
const USUAL = 4;

const isOn = ({ state }: Sea): boolean => state.readings.flotillas === 'on';

/** Boats of one squadron in one hex that point the same way, by all of these. */
const company = ({ side, squadron, hex, facing }: ShipState): string => [side, squadron, hex, facing].join();

const parted = (boats: Division, by: number): Division[] =>
  Array.from({ length: Math.ceil(boats.length / by) }, (_, part) => boats.slice(part * by, (part + 1) * by));

/** Those who come later form as they will come. */
function usualDivisions({ data, state }: Sea): Division[] {
  const battle = battleOf(data, state);
  const found = new Map<string, ShipId[]>();
  state.ships.forEach((ship, place) => {
    const berth = battle.berths[place];
    if (!berth || !isBoat(berth.card)) return;
    const together = `${company(ship)},${berth.arrives}`;
    found.set(together, [...(found.get(together) ?? []), ship.id]);
  });
  return [...found.values()].flatMap((boats) => parted(boats, USUAL)).filter(({ length }) => length > 1);
}

const sideOf = (battle: Battle, state: State, [first]: Division): Side | undefined =>
  first === undefined ? undefined : shipIn(battle, state, first).side;

const divisionsIn = ({ data, state }: Sea, side: Side): Division[] =>
  state.divisions.filter((division) => sideOf(battleOf(data, state), state, division) === side);

function tellDivisions(g: Play, side: Side, divisions: readonly Division[], single: readonly ShipId[]): void {
  if (divisions.length + single.length === 0) return;
  g.tell?.({ type: 'regrouped', side, force: battleOf(g.data, g.state).names[side], divisions, single });
}

/** GF-13.2: before the first turn. */
export const divisionsForm = unspoken(
  when(
    isOn,
    auto('divisions-form', 'GF-13.2', (g) => {
      g.state.divisions = usualDivisions(g);
      for (const side of SIDES) tellDivisions(g, side, divisionsIn(g, side), []);
    }),
  ),
);

/** Who is gone is no boat of the division any more, and one boat is no division. */
export const muster = unspoken(
  when(
    isOn,
    auto('muster', 'GF-13.2', ({ data, state }) => {
      const battle = battleOf(data, state);
      const isThere = (id: ShipId): boolean => ['afloat', 'coming'].includes(shipIn(battle, state, id).fate);
      state.divisions = state.divisions.map((division) => division.filter(isThere)).filter(({ length }) => length > 1);
    }),
  ),
);

/** The boats of a side that are afloat, with those of one company together. */
const companiesIn = once(({ data, state, side }: Omit<Standing, 'draft' | 'occasion'>): ReadonlyMap<string, readonly ShipState[]> => {
  const battle = battleOf(data, state);
  const found = new Map<string, ShipState[]>();
  for (const ship of state.ships)
    if (ship.side === side && isAfloat(ship) && isBoat(cardOf(battle, ship.id)))
      found.set(company(ship), [...(found.get(company(ship)) ?? []), ship]);
  return found;
});

const boatsUnder = (draft: Draft, piece: ShipId): Division => draft.find(([lead]) => lead === piece) ?? [piece];

const isLed = (draft: Draft, boat: ShipId): boolean => draft.some(([, ...others]) => others.includes(boat));

/** The pieces in whose company a boat is, by the divisions so far. */
function piecesWith(at: Standing, boat: ShipId): ShipId[] {
  const battle = battleOf(at.data, at.state);
  const there = companiesIn(at).get(company(shipIn(battle, at.state, boat))) ?? [];
  return there.flatMap(({ id }) => (isLed(at.draft, id) ? [] : [id]));
}

const joinable = (at: Standing, piece: ShipId): ShipId[] =>
  piecesWith(at, piece).filter(
    (other) => other !== piece && boatsUnder(at.draft, piece).length + boatsUnder(at.draft, other).length <= MOST,
  );

/** Whoever could join or be left: more than one boat in a company. */
const sidesAsked = ({ data, state }: Sea): Side[] =>
  SIDES.filter((side) => [...companiesIn({ data, state, side, item: null }).values()].some(({ length }) => length > 1));

const without = (draft: Draft, boat: ShipId): Draft =>
  draft.map((division) => division.filter((each) => each !== boat)).filter(({ length }) => length > 1);

const NO_BOAT: Reason = { words: 'one names a boat or a division of your own that is afloat', rule: 'GF-13.1' };
const NOT_THERE: Reason = { words: 'boats join that are of one squadron, in one hex, and point the same way', rule: 'GF-13.2' };
const TOO_MANY: Reason = { words: `a division has no more than ${MOST} boats`, rule: 'GF-13.1' };

function whyNoJoining(at: Standing, target: Target | undefined): Reason {
  const [piece, other] = Array.isArray(target) ? target.map(String) : [];
  const pieces = piecesFor(at);
  if (piece === undefined || other === undefined || !pieces.includes(piece)) return NO_BOAT;
  return piece !== other && piecesWith(at, piece).includes(other) ? TOO_MANY : NOT_THERE;
}

const piecesFor = (at: Standing): ShipId[] =>
  [...companiesIn(at).values()].flatMap((boats) => (boats.length > 1 ? boats.flatMap(({ id }) => (isLed(at.draft, id) ? [] : [id])) : []));

/** Whoever belonged to a division and does no longer. */
const setFree = (before: Draft, after: Draft): ShipId[] =>
  before.flat().filter((boat) => !after.some((division) => division.includes(boat)));

const isNew =
  (before: Draft) =>
  (division: Division): boolean =>
    !before.some((each) => each.length === division.length && each.every((boat, place) => boat === division[place]));

export const regroup = plan<{ join: readonly [ShipId, ShipId]; part: readonly [ShipId, ShipId]; done: true }, Draft>(
  'divisions',
  'GF-13.2',
  {
    who: sidesAsked,
    draft: ({ data, state, side }) => divisionsIn({ data, state }, side),
    asks: () => 'Do boats join a division, or leave one?',
    pieces: piecesFor,
    verbs: {
      join: {
        under: firstPart,
        of: (at, piece) => joinable(at, piece).map((other) => [piece, other] as const),
        why: whyNoJoining,
        label: (view, [piece, other], { data, draft }) => {
          const battle = battleOf(data, view);
          return `${pieceName(battle, { ...view, divisions: draft }, piece)}: take in ${pieceName(battle, { ...view, divisions: draft }, other)}`;
        },
        does: (draft, [piece, other]) => [
          ...draft.filter(([lead]) => lead !== piece && lead !== other),
          [...boatsUnder(draft, piece), ...boatsUnder(draft, other)],
        ],
      },
      part: {
        under: firstPart,
        of: ({ draft }, piece) => {
          const boats = boatsUnder(draft, piece);
          return boats.length > 1 ? boats.map((boat) => [piece, boat] as const) : [];
        },
        why: () => ({ words: 'only a boat of a division leaves it', rule: 'GF-13.2' }),
        label: (view, [, boat], { data }) => `${shipName(battleOf(data, view), boat)} leaves her division`,
        does: (draft, [, boat]) => without(draft, boat),
      },
      done: {
        ...handIn,
        consequence: ({ draft }) =>
          handedIn(
            draft.filter(({ length }) => length > 1).map(([lead = '']) => lead),
            'every boat sails alone',
            'division sails',
            'divisions sail',
          ),
      },
    },
    commit: (g, drafts) => {
      const before = g.state.divisions;
      const kept = SIDES.map((side) => [side, drafts[side] ?? divisionsIn(g, side)] as const);
      for (const [side, after] of kept) tellDivisions(g, side, after.filter(isNew(before)), setFree(divisionsIn(g, side), after));
      g.state.divisions = kept.flatMap(([, divisions]) => divisions);
    },
  },
);

export const regrouping = when((g) => isOn(g) && sidesAsked(g).length > 0, regroup);
