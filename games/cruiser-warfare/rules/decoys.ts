/** CW-15.3: empty markers. */
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { OrderVerb, Play } from '../kind.ts';
import type { Fleet, FleetId, Side, State } from '../state.ts';
import { nameListed } from '../words/fleets.ts';
import { within } from '../words/names.ts';
import { byFleet, ofFleet } from './filing.ts';
import { disband, fleetOf, MARKERS, markersLeft, raise } from './fleet.ts';
import { bind, likeness, mayDivide, renew } from './grouping.ts';

/** CW-15.3a: before play, while there are markers. */
const decoysMayStart = (state: State, side: Side): boolean => state.readings.decoys === 'on' && markersLeft(state, side) > 0;

const placeDecoy = (state: State, side: Side, area: Area): void =>
  void raise(state, { side, post: 'marker', area, mission: side === 'central' ? 'raid' : 'intercept', decoy: true });

/** CW-15.3a: later, split from any fleet, real or not. */
const decoysFor = (data: Data, state: State, fleet: Fleet): FleetId[] =>
  decoysMayStart(state, fleet.side) && mayDivide(data, state, fleet) && !isWorn(state, fleet.side) ? [fleet.id] : [];

/** Every marker has been put down empty in this phase: taken away and put down again it would say nothing new. */
const isWorn = ({ divisions }: State, side: Side): boolean => divisions.filter(({ empty }) => empty).length >= MARKERS[side];

/** To the enemy it looks like any division (CW-3.1c), and so it binds like one: slow ships stay (CW-5.54b), and nobody coals (CW-5.54a). */
function splitDecoy(g: Play, id: FleetId): void {
  const { data, state } = g;
  const fleet = fleetOf(state, id);
  const decoy = raise(state, { ...likeness(fleet, fleet.order), decoy: true });
  bind(data, state, fleet, decoy);
  if (!fleet.hidden) renew(g, [fleet, decoy], 'divided-openly');
}

export const decoysOf = (state: State, side: Side): FleetId[] => {
  const ids: FleetId[] = [];
  if (state.readings.decoys === 'on') for (const fleet of state.fleets) if (fleet.decoy && fleet.side === side) ids.push(fleet.id);
  return ids;
};

/** CW-15.3b: its owner may take it away, and a marker that goes for no other reason was empty. */
export function withdrawDecoy(g: Play, id: FleetId): void {
  const { side, token, area, hidden } = fleetOf(g.state, id);
  if (!hidden) g.tell?.({ type: 'decoy-gone', side, token, area });
  disband(g.state, fleetOf(g.state, id));
}

const NO_MARKER = { words: 'empty markers are an option, and only as long as there are any', rule: 'CW-15.3a' };

export const splittingDecoy: OrderVerb<FleetId> = {
  under: byFleet,
  of: ofFleet(decoysFor),
  label: (view, fleet) => `An empty marker beside ${nameListed(view, fleet)}`,
  why: () => NO_MARKER,
  does: splitDecoy,
};

export const withdrawingDecoy: OrderVerb<FleetId> = {
  under: byFleet,
  of: ofFleet((_data, _state, { id, decoy }) => (decoy ? [id] : [])),
  label: (view, fleet) => `Take the empty marker ${nameListed(view, fleet)} away`,
  why: () => ({ words: 'only an empty marker can be taken away', rule: 'CW-15.3b' }),
  does: withdrawDecoy,
};

/** CW-15.3a: before play, in the areas given. */
export const beginningWithDecoy = (areas: (data: Data, state: State, side: Side) => readonly Area[]): OrderVerb<Area> => ({
  of: ({ data, state, side }) => (decoysMayStart(state, side) ? areas(data, state, side) : []),
  label: (_, area) => `An empty marker ${within(area)}`,
  why: () => NO_MARKER,
  does: ({ state }, area, { side }) => placeDecoy(state, side, area),
});
