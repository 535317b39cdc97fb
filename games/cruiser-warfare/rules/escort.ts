/** CW-5.5c to CW-5.5h: warships beside a convoy. */
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { distance, neighbours } from '../data/data.ts';
import type { OrderVerb, Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, FleetId, State } from '../state.ts';
import { nameListed } from '../words/fleets.ts';
import { byFleet, ofFleet } from './filing.ts';
import { fleetOf, hasAmong, inOpenOrder, isTransport } from './fleet.ts';
import { isFree } from './free.ts';
import { hasLainStill } from './missions.ts';
import { isHeldAtMadeira } from './searchers.ts';
import { show } from './sight.ts';
import { moveFleet } from './steaming.ts';

/** CW-5.5c, CW-11.8a: at once where a convoy has just formed, elsewhere after a turn without moving (CW-5.52); never who has to stay. */
const mayEscort = (data: Data, state: State, fleet: Fleet, convoy: Fleet): boolean =>
  fleet.side === 'allied' &&
  fleet.post === 'marker' &&
  fleet.mission === 'intercept' &&
  !fleet.decoy &&
  !state.shifted.includes(fleet.id) &&
  isFree(state, fleet) &&
  fleet.heldIn !== state.turn &&
  !isHeldAtMadeira(data, state, fleet) && // CW-12.3
  (hasLainStill(state, fleet) || (fleet.area === convoy.area && convoy.movedIn === 0)) &&
  !hasAmong(state, fleet, isTransport);

function escortsFor(data: Data, state: State, fleet: Fleet): [FleetId, FleetId][] {
  const pairs: [FleetId, FleetId][] = [];
  for (const convoy of state.fleets)
    if (convoy.mission === 'transport' && mayEscort(data, state, fleet, convoy)) pairs.push([fleet.id, convoy.id]);
  return pairs;
}

function escort(state: State, [id, convoy]: readonly [FleetId, FleetId]): void {
  const fleet = fleetOf(state, id);
  fleet.mission = 'escort';
  fleet.charge = convoy;
  state.shifted.push(id);
}

export const escorting: OrderVerb<readonly [FleetId, FleetId]> = {
  under: byFleet,
  of: ofFleet(escortsFor),
  label: (view, [fleet, convoy]) => `${nameListed(view, fleet)} escorts ${nameListed(view, convoy)}`,
  // Where there is one convoy alone.
  handy: ({ data, state }, [fleet]) => (escortsFor(data, state, fleetOf(state, fleet)).length === 1 ? 'escort' : undefined),
  why: () => ({
    words: 'interceptors that are free sail with a convoy after a turn without moving, or where it has just formed',
    rule: 'CW-5.5c',
  }),
  does: ({ state }, pair) => escort(state, pair),
};

const convoyOf = (state: State, { charge }: Fleet): Fleet | undefined => state.fleets.find(({ id }) => id === charge);

/** CW-5.5h: the first place of its route where the escort can be as soon as the convoy, one move this turn and one in each after it. */
function rendezvous(data: Data, fleet: Fleet, convoy: Fleet): Area {
  const ahead = convoy.route.find((area, place) => distance(data, fleet.area, area) <= place + 2);
  return ahead ?? convoy.route.at(-1) ?? convoy.area;
}

/** CW-5.5d: as the convoy does; CW-5.5g, CW-5.5h: otherwise by the shortest way to it. */
function follow(g: Play, fleet: Fleet, convoy: Fleet): void {
  const goal = distance(g.data, fleet.area, convoy.area) <= 1 ? convoy.area : rendezvous(g.data, fleet, convoy);
  if (goal === fleet.area || fleet.order.act !== 'stay') return;
  const step = neighbours(g.data, fleet.area).find((area) => distance(g.data, area, goal) < distance(g.data, fleet.area, goal));
  if (step !== undefined) moveFleet(g, fleet, step);
}

/** CW-5.5d: beside its convoy it is under the convoy's marker; left behind it is on the map again. */
function stow(g: Play, fleet: Fleet, convoy: Fleet): void {
  if (fleet.area !== convoy.area) return show(g, fleet);
  if (fleet.hidden) return;
  fleet.hidden = true;
  fleet.token = '';
  g.tell?.({ type: 'joined-convoy', side: fleet.side, token: convoy.token, area: convoy.area });
}

const escortsIn = (state: State): Fleet[] => state.fleets.filter(({ mission }) => mission === 'escort');

/** CW-5.5d: after the convoys have moved. */
export const moveEscorts = auto('escorts-move', 'CW-5.5d', (g) => {
  for (const fleet of inOpenOrder(g, escortsIn(g.state))) {
    const convoy = convoyOf(g.state, fleet);
    if (!convoy) continue;
    follow(g, fleet, convoy);
    stow(g, fleet, convoy);
  }
});

/** Whose convoy has landed or is lost is an ordinary fleet again. */
export const releaseEscorts = auto('escorts-released', 'CW-5.5d', (g) => {
  for (const fleet of inOpenOrder(g, escortsIn(g.state))) {
    if (convoyOf(g.state, fleet)) continue;
    fleet.mission = 'intercept';
    fleet.charge = null;
    show(g, fleet);
  }
});
