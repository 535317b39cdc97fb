/** The state that a view is of. Nothing is hidden in this game but the dice to come, so there is one, and nothing to draw. */
import type { ContainerId } from './data/counters.ts';
import { GERMAN_FLEET } from './data/counters.ts';
import { TARGETS } from './data/spaces.ts';
import { shipOf } from './rules/ships.ts';
import type { ShipState, State } from './state.ts';
import type { ShipView, View } from './view.ts';

export function imagine(view: View): State {
  const { readings, turn, alert, harwich, fog, poorWeather, highWind, snafuUsed, damagePartyUsed, damagePartyCalled } = view;
  const { sortied, raid, raidTurn, raidOverTurn, airRound, container, hits, e11, e11Hits, battle } = view;
  const [a, b, c, d] = TARGETS.map((target) => hits[target]);
  return {
    readings,
    turn,
    alert,
    harwich,
    fog,
    poorWeather,
    highWind,
    jellicoe: { ...view.jellicoe },
    snafuUsed,
    damagePartyUsed,
    damagePartyCalled,
    sortied,
    raid,
    raidTurn,
    raidOverTurn,
    airRound,
    container: inContainer(view),
    falseAlarms: container['false-alarm'],
    ships: view.ships.map(({ id, flipped, markers, ...ship }) => ({ id, at: placeOf(ship), flipped, markers })),
    aircraft: view.aircraft.map((aircraft) => ({ ...aircraft })),
    raiders: view.raiders.map(({ id, at }) => ({ id, at })),
    batteries: view.batteries.map((battery) => ({ ...battery })),
    hits: [a ?? 0, b ?? 0, c ?? 0, d ?? 0],
    e11: { home: e11 === 'home', hits: e11Hits },
    battle: battle && { ...battle, ships: battle.ships.map((ship) => ({ ...ship })) },
  };
}

/** In whatever order: each is as likely to be drawn as another. */
const inContainer = ({ raiders, ships, batteries }: View): ContainerId[] => [
  ...raiders.flatMap(({ id, at }) => (at === 'container' ? [id] : [])),
  ...GERMAN_FLEET.filter((id) => shipOf({ ships }, id).fate === 'container'),
  ...batteries.flatMap(({ id, at }) => (at === 'container' ? [id] : [])),
];

/** A ship that lies where the Harwich Force does is of it, or is out to meet it. */
function placeOf({ at, fate, side }: Pick<ShipView, 'at' | 'fate' | 'side'>): ShipState['at'] {
  if (fate) return fate;
  if (at === 'british-reserve' || at === 'german-reserve') return at;
  return side === 'british' ? 'harwich' : 'sortie';
}
