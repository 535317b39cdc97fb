/** NN-8.5: ships return to base. */
import { done, leftOver, unspoken } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import type { Alliance, Base } from '../data/map.ts';
import { enemyOf } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { auto, decision, each, sequence, THE_RULES_ROLL, when } from '../kind.ts';
import type { ShipState, State } from '../state.ts';
import type { View } from '../view.ts';
import { nameOf, the } from '../wording.ts';
import { havens } from './bases.ts';
import { dock, dockOf } from './convoys.ts';
import { sinkShip } from './damage.ts';
import { rollOff } from './dice.ts';
import { isConvoy, isZone, shipOf, sideOf } from './fleet.ts';
import { putIn } from './whereabouts.ts';

/** The bases open to one ship after the other: those of one navy, which stand together in the list, have the same. */
function havensFor(data: Data, state: State): (ship: ShipState) => readonly Base[] {
  let bases: readonly Base[] = [];
  let last: ShipState | null = null;
  return (ship) => {
    if (ship.navy !== last?.navy || ship.at !== last.at) bases = isZone(ship.at) ? havens(data, state, ship, ship.at) : [];
    last = ship;
    return bases;
  };
}

/** The base she came from, if it lies on this sea. */
const usualOf = (bases: readonly Base[], { home }: ShipState): Base | undefined => (bases.includes(home) ? home : bases[0]);

/** Sends ships on their way home; the step `homecoming` brings them in. */
export function sendHome(g: Play, ships: readonly ShipId[]): void {
  g.state.homeward = [...ships];
}

const homewardOf = (state: State, side: Alliance): ShipState[] =>
  state.homeward.map((id) => shipOf(state, id)).filter((ship) => sideOf(ship) === side);

function hasChoice(data: Data, state: State, side: Alliance): boolean {
  const havensOf = havensFor(data, state);
  return homewardOf(state, side).some((ship) => !isConvoy(ship.id) && havensOf(ship).length > 1);
}

/** NN-11.3b, NN-8.5a: who goes first matters only if both return and one has a choice. */
const whoIsFirst = auto('who-returns-first', 'NN-11.3b', (g) => {
  const { data, state } = g;
  const both = homewardOf(state, 'allied').length > 0 && homewardOf(state, 'central').length > 0;
  state.homeFirst =
    both && (hasChoice(data, state, 'allied') || hasChoice(data, state, 'central')) ? rollOff(g, 'returns-first') : 'allied';
});

export type Return = readonly [ShipId, Base];

/** The bases that a ship may take instead of her usual one. */
function otherHavens(data: Data, state: State, side: Alliance): Return[] {
  const found: Return[] = [];
  const havensOf = havensFor(data, state);
  for (const ship of homewardOf(state, side)) {
    if (isConvoy(ship.id)) continue;
    const bases = havensOf(ship);
    const usual = usualOf(bases, ship);
    for (const base of bases) if (base !== usual) found.push([ship.id, base]);
  }
  return found;
}

function arrived({ state }: Play, ships: readonly ShipState[]): void {
  const ids = new Set(ships.map(({ id }) => id));
  state.homeward = state.homeward.filter((id) => !ids.has(id));
}

function comeHome(g: Play, ships: readonly ShipState[], base: Base): void {
  arrived(g, ships);
  for (const ship of ships) putIn(g.state, ship, base);
  g.tell?.({ type: 'returned', ships: ships.map(({ id }) => id), base });
}

/** 'from the North Sea': those on their way home leave one sea after the other. */
function whence({ ships, homeward }: View): string {
  const at = ships.find(({ id }) => id === homeward[0])?.at;
  return at ? `from ${the(at)}` : 'now';
}

/** NN-8.5a: a base for each ship; those not told otherwise go where they came from, or to the first base at hand. */
export const wayHome = decision<{ home: Return; done: true }, Alliance>('return', 'NN-8.5a', {
  who: (_, side) => side,
  asks: (view) => `Where do your ships go ${whence(view)}? Those you do not send elsewhere return where they came from.`,
  verbs: {
    home: {
      of: ({ data, state, side }) => otherHavens(data, state, side),
      label: (_view, [ship, base]) => `${nameOf(ship)}: ${nameOf(base)}`,
      why: () => ({ words: 'that base is not open to her, or does not lie on this sea', rule: 'NN-8.5a' }),
      all: (_at, [, base]) => `All who may to ${nameOf(base)}`,
      does: (g, [id, base]) => comeHome(g, [shipOf(g.state, id)], base),
    },
    done: {
      ...done('Done: the others return home'),
      odds: THE_RULES_ROLL,
      consequence: ({ data, state, side }) =>
        leftOver(otherHavens(data, state, side), 'ship returns where she came from', 'ships return where they came from'),
    },
  },
});

const bringHome = sequence('return', 'NN-8.5a', [
  when((g, side: Alliance) => hasChoice(g.data, g.state, side), wayHome),
  auto('return-the-rest', 'NN-8.5a', returnTheRest),
]);

/** Fleets come in base by base; then whoever has none, and the convoys. */
function returnTheRest(g: Play, side: Alliance): void {
  const fleets = new Map<Base, ShipState[]>();
  const havensOf = havensFor(g.data, g.state);
  for (const ship of homewardOf(g.state, side)) {
    const base = isConvoy(ship.id) ? undefined : usualOf(havensOf(ship), ship);
    const fleet = base && fleets.get(base);
    if (fleet) fleet.push(ship);
    else if (base) fleets.set(base, [ship]);
  }
  for (const [base, ships] of fleets) comeHome(g, ships, base);
  for (const ship of homewardOf(g.state, side)) returnAlone(g, ship);
}

function returnAlone(g: Play, ship: ShipState): void {
  const port = isConvoy(ship.id) && isZone(ship.at) ? dockOf(ship.at) : null;
  const base = usualOf(havensFor(g.data, g.state)(ship), ship);
  if (port === null && base) return comeHome(g, [ship], base);
  arrived(g, [ship]);
  if (port) return dock(g, ship, port); // NN-6.8d
  g.tell?.({ type: 'no-haven', ship: ship.id });
  sinkShip(g, ship, 'NN-8.5b');
}

export const homecoming = when(
  (g) => g.state.homeward.length > 0,
  sequence('homecoming', 'NN-8.5a', [
    whoIsFirst,
    unspoken(each('sides', 'NN-8.5a', ({ state }) => [state.homeFirst, enemyOf(state.homeFirst)], bringHome)),
  ]),
);
