/** CW-13.0: who comes later, in the Weather Phase of the turn. */

import { oncePer } from '../../../kernel/index.ts';
import { begun } from '../../../tactical/wording.ts';
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { Coming, Group } from '../data/forces.ts';
import { countsAs, vesselOf } from '../data/ships.ts';
import { forcesUnder } from '../data/variants.ts';
import type { Play } from '../kind.ts';
import { auto, decision, sequence, theAllies, when } from '../kind.ts';
import type { ShipId, State } from '../state.ts';
import { within } from '../words/names.ts';
import { arrive } from './arrivals.ts';
import { openPoints } from './scoring.ts';
import { appear } from './sight.ts';
import { tell } from './telling.ts';

const isBritishShip = (id: ShipId): boolean => countsAs(vesselOf(id).nation) === 'british';
const isBritishGroup = ({ ships }: Group): boolean => ships.some(isBritishShip);

/** CW-15.2a: the French who would sail with British ships do not wait for them. */
function apart(group: Group): Group[] {
  const others = group.ships.filter((id) => !isBritishShip(id));
  if (group.side === 'central' || others.length === 0 || others.length === group.ships.length) return [group];
  return [
    { ...group, ships: group.ships.filter(isBritishShip) },
    { ...group, id: `${group.id}-allies`, ships: others, drawn: 0 },
  ];
}

/** The lists as the variants in play and Plan B leave them (CW-15.5a, CW-15.2a). */
export function forcesOf(data: Data, { variants, readings }: Pick<State, 'variants' | 'readings'>): readonly Group[] {
  const planB = readings['plan-b'] === 'on';
  const lists = listsOf(data);
  const key = `${variants.allied} ${variants.central} ${planB}`;
  const known = lists.get(key);
  if (known) return known;
  const played = data.variants.filter(({ side, number }) => variants[side] === String(number));
  const forces = forcesUnder(data.forces, played);
  const list = planB ? forces.flatMap(apart) : forces;
  lists.set(key, list);
  return list;
}

/** Those that have been asked for. */
const listsOf = oncePer((_: Data) => new Map<string, readonly Group[]>());

/** Where each group stands in the lists. */
export const placesIn = oncePer(
  (groups: readonly Group[]): ReadonlyMap<string, number> => new Map(groups.map(({ id }, place) => [id, place])),
);

const STURDEE = { cruisers: 2, points: 50 } as const;

/**
 * CW-13.0-AR-STURDEE, CW-15.2g: losses or points; those from before Britain came in do not count, nor those that one side does
 * not know of yet, for his coming would tell of them.
 */
export const isAlarmed = (state: State): boolean =>
  state.cruisersSunk >= STURDEE.cruisers || openPoints(state, 'central') - state.pointsBeforeEntry >= STURDEE.points;

/** Is it time? Under Plan B nobody British comes before Britain, nor reinforces her before the alarm (CW-15.2a, CW-15.2g). */
export function isDue(state: State, group: Group): boolean {
  if (state.arrived.includes(group.id) || !comesNow(state, group.coming)) return false;
  if (state.readings['plan-b'] === 'off' || !isBritishGroup(group) || group.side !== 'allied') return true;
  if (state.entered.britain === 0) return false;
  return group.coming.with === 'start' || isAlarmed(state);
}

function comesNow(state: State, coming: Coming): boolean {
  const { turn, entered, readings, variants } = state;
  switch (coming.with) {
    case 'start':
      return true;
    case 'turn':
      return turn >= coming.turn;
    case 'japan':
      return entered.japan > 0 && turn >= coming.turn;
    case 'dutch':
      return entered.dutch > 0;
    case 'italy':
      return entered.italy > 0;
    case 'sturdee':
      return variants.central === '6' || isAlarmed(state);
    case 'plan-b':
      return readings['plan-b'] === 'on' && turn >= coming.turn;
  }
}

const due = (data: Data, state: State): Group[] => (state.turn === 0 ? [] : forcesOf(data, state).filter((group) => isDue(state, group)));

/** The Allies' are announced; of the Central Powers' the enemy sees the marker (CW-12.2b). */
function bring(g: Play, group: Group, area: Area): void {
  const fleet = arrive(g, group, area);
  const { name, rule, side } = group;
  tell(g, side === 'central' ? side : null, { type: 'reinforced', name, area, rule });
  if (side === 'central') appear(g, fleet);
}

const toPlace = (data: Data, state: State): Group | undefined => due(data, state).find(({ areas }) => areas.length > 1);

/** CW-15.2f */
export const placingReinforcement = decision<{ place: Area }>('place-reinforcement', 'CW-15.2f', {
  who: theAllies,
  asks: () => 'Where do the reinforcements come?',
  verbs: {
    place: {
      ends: true,
      of: ({ data, state }) => toPlace(data, state)?.areas ?? [],
      label: (_, area) => begun(within(area)),
      odds: 'the convoy that is rolled for next is nobody’s doing',
      why: () => ({ words: 'they come where their list says', rule: 'CW-15.2f' }),
      does: (g, area) => {
        const group = toPlace(g.data, g.state);
        if (group) bring(g, group, area);
      },
    },
  },
});

/** Those who have one place to come to, and then those whose place is to be chosen (CW-15.2f). */
export const reinforcements = sequence('reinforcements', 'CW-13.0', [
  auto('arrivals', 'CW-13.0', (g) => {
    for (const group of due(g.data, g.state)) {
      const [area, another] = group.areas;
      if (area !== undefined && another === undefined) bring(g, group, area);
    }
  }),
  when(({ data, state }) => toPlace(data, state) !== undefined, placingReinforcement),
]);
