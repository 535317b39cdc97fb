/** What one side alone knows, as far as the other can guess it: coal and shells, Italy, Japan's ships, flagships, hunts. */
import { oneIn, oneOfList, shuffled } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { GERMAN_PORTS } from '../data/areas.ts';
import { isOffTsingtao } from '../data/data.ts';
import { LAST_TURN } from '../rules/calendar.ts';
import { shipOf } from '../rules/fleet.ts';
import { forcesOf } from '../rules/reinforcements.ts';
import type { Fleet } from '../state.ts';
import type { World } from './world.ts';

const d6 = ({ chance }: World): number => 1 + chance(6);

export function drawSecrets(world: World): void {
  if (world.enemy === 'central') layIn(world);
  else freeSome(world);
}

/** CW-10.6a, CW-10.82: laid in before the first turn, by the dice; an Etappe is used up by whoever coals there. */
function layIn(world: World): void {
  const { data, state, chance } = world;
  const etappenDue = d6(world) + d6(world);
  const stocksDue = Math.min(GERMAN_PORTS.length, d6(world));
  const isLaidIn = !state.placing.includes('central');
  const some = (areas: readonly Area[], count: number): Area[] => (isLaidIn ? shuffled(areas, chance).slice(0, count) : []);
  const etappen = some(data.etappeAreas, etappenDue);
  const usedEtappen = etappen.filter(() => chance(2 * LAST_TURN) < state.turn);
  state.secrets = { etappenDue, stocksDue, etappen, usedEtappen, stocks: some(GERMAN_PORTS, stocksDue), italy: italyFor(world) };
}

/** CW-12.2a: known to all once I August is over. */
const italyFor = (world: World): boolean => (world.state.turn <= 1 ? d6(world) >= 5 : world.state.entered.italy > 0);

const FREED = 4;

/** CW-12.43: some of those off Tsingtao may go where they like once it has fallen. */
function freeSome({ data, state, chance }: World): void {
  if (state.tsingtaoFell === 0) return;
  const off = state.ships.filter(({ id }) => isOffTsingtao(data, id)).map(({ id }) => id);
  state.freed = shuffled(off, chance).slice(0, chance(FREED + 1));
  state.freeing = FREED - state.freed.length;
}

/** CW-11.91: each in one of the ships of his list that came with him; he is lost with her. */
export function drawLeaders({ data, state, enemy, chance }: World): void {
  for (const { name, side, group: id, flagships } of data.leaders) {
    const group = forcesOf(data, state).find((each) => each.id === id);
    if (side !== enemy || !group || !state.arrived.includes(id) || (name === 'Gädecke' && state.variants.central !== '3')) continue;
    const listed = flagships.filter((each) => group.ships.includes(each));
    const ship = oneOfList(listed, chance);
    if (ship === undefined || shipOf(state, ship).fate === 'gone') continue;
    state.leaders.push({ name, side, ship, since: 'turn' in group.coming ? group.coming.turn : 0 });
  }
}

const HUNTS_ONE_IN = 10;

const mayHunt = ({ post, mission, decoy }: Fleet): boolean =>
  post === 'marker' && !decoy && (mission === 'intercept' || mission === 'raid');

/** CW-5.53: now and then whoever is beside a marker hunts it. */
export function drawPursuits({ state, enemy, chance }: World): void {
  for (const fleet of state.fleets) {
    if (fleet.side !== enemy || !mayHunt(fleet)) continue;
    const quarry = state.fleets.find(
      ({ side, area, post, hidden }) => side !== enemy && area === fleet.area && post === 'marker' && !hidden,
    );
    if (quarry && oneIn(HUNTS_ONE_IN, chance))
      fleet.pursuit = { quarry: quarry.id, marker: quarry.token, turns: 1 + chance(2), caught: false };
  }
}
