/** GW-4.3: all fleets of both sides move at once, by what was written. */
import type { War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import { sideTo } from '../data/zones.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, Move, State, ZoneId } from '../state.ts';
import { companyOf, heads } from './fleets.ts';
import { setOut } from './giving-up.ts';
import { barredTo, isHeld, upToBar } from './limits.ts';
import { taskAt } from './missions.ts';
import { putOff, STAY } from './plots.ts';
import { allowance } from './speed.ts';

const NOWHERE: readonly ZoneId[] = [];
const UNWRITTEN: readonly Move[] = [];

/** How much of the way can be made: as far as speed and orders allow. */
function stageOf(war: War, state: State, fleet: Fleet, company: Fleet[], way: readonly ZoneId[]): readonly ZoneId[] {
  if (way.length === 0 || state.turn < fleet.first || isHeld(war, state, fleet)) return NOWHERE;
  const { ships, tows, weather, readings } = state;
  const within = way.slice(0, allowance(war, { ships, tows, weather, readings, fleets: company }, fleet));
  return upToBar(within, barredTo(war, state, fleet));
}

/** The track of a fleet and its company in this turn: the zones they enter, or the one in which they stay. */
function steam(war: War, state: State, fleet: Fleet, company: Fleet[]): void {
  const move = fleet.plot[0] ?? STAY;
  const rest = fleet.plot.length > 1 ? fleet.plot.slice(1) : UNWRITTEN;
  const stage = stageOf(war, state, fleet, company, move.way);
  const late = stage.length < move.way.length ? move.way.slice(stage.length) : NOWHERE;
  fleet.plot = late.length > 0 ? putOff(rest, { way: late, task: move.task }) : rest;
  const from = fleet.zone;
  const before = stage.length > 1 ? stage.at(-2) : from;
  const end = stage.at(-1) ?? fleet.zone;
  const task = late.length > 0 ? null : taskAt(war, fleet, end, move.task);
  const came = stage.length === 0 || before === undefined ? null : (sideTo(war.theatre, end, before) ?? null);
  for (const each of company) {
    each.from = from;
    each.ran = [stage.length, each.ran[0]];
    each.track = stage.length === 0 ? [from] : stage;
    each.came = came;
    each.spent = false;
    each.zone = end;
    if (stage.length > 0 || (task !== null && task.do !== 'port')) each.port = null;
    each.task = task;
  }
  for (const each of company) if (each.task?.do === 'port') each.port = each.task.port;
}

export const moveFleets = auto('move-fleets', 'GW-4.3', (g: Play) => {
  const war = warIn(g.data, g.state);
  const escorts = { fleets: g.state.fleets.filter(({ charge }) => charge !== null) }; // few, and looked through for every fleet
  for (const fleet of heads(g.state)) {
    if (fleet.pieces.length === 0) continue;
    setOut(war, g.state, fleet);
    steam(war, g.state, fleet, companyOf(escorts, fleet));
  }
});
