/** A copy of the state that shares nothing that can change; by hand, because search makes many. */
import type { State } from './state.ts';

export function copy(state: State): State {
  return {
    readings: state.readings,
    turn: state.turn,
    alert: state.alert,
    harwich: state.harwich,
    fog: state.fog,
    poorWeather: state.poorWeather,
    highWind: state.highWind,
    jellicoe: { launch: state.jellicoe.launch, sortie: state.jellicoe.sortie },
    snafuUsed: state.snafuUsed,
    damagePartyUsed: state.damagePartyUsed,
    damagePartyCalled: state.damagePartyCalled,
    sortied: state.sortied,
    raid: state.raid,
    raidTurn: state.raidTurn,
    raidOverTurn: state.raidOverTurn,
    airRound: state.airRound,
    container: state.container.slice(),
    falseAlarms: state.falseAlarms,
    ships: state.ships.map(({ id, at, flipped, markers }) => ({ id, at, flipped, markers })),
    aircraft: state.aircraft.map(({ id, at, carrier, altitude, bombs, damaged, grounded, acted }) => ({
      id,
      at,
      carrier,
      altitude,
      bombs,
      damaged,
      grounded,
      acted,
    })),
    raiders: state.raiders.map(({ id, at }) => ({ id, at })),
    batteries: state.batteries.map(({ id, at }) => ({ id, at })),
    hits: [state.hits[0], state.hits[1], state.hits[2], state.hits[3]],
    e11: { home: state.e11.home, hits: state.e11.hits },
    battle: state.battle && {
      round: state.battle.round,
      rounds: state.battle.rounds,
      extended: state.battle.extended,
      over: state.battle.over,
      ships: state.battle.ships.map(({ id, space, acted, hits }) => ({ id, space, acted, hits })),
    },
  };
}
