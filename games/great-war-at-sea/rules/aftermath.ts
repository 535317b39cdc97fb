/** When fleets meet and when they part: who is told what, and what a long battle costs (GW-TAC-ORDERS, GW-TAC-LONG). */
import { d6, otherwise, secretCheck, upTo, whole } from '../../../kernel/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fight, Fleet, Known, PortId, ShipId, Side, State, ZoneId } from '../state.ts';
import { SIDES } from '../state.ts';
import { companyOf, fleetOf, liesInPort } from './fleets.ts';
import { burnInBattle } from './fuel.ts';
import { turnBack } from './giving-up.ts';
import { cautionOf } from './limits.ts';
import { byNumber, mixed } from './markers.ts';
import { putOff } from './plots.ts';
import { giveToken } from './sightings.ts';
import { towsAfter } from './towing.ts';

/** Rounds that make a battle long (GW-TAC-LONG). */
const LONG = 2;

/** GW-18.2: an admiral with orders not to risk his fleet; his own side sees the die. */
export const cautionRoll = secretCheck(
  'caution',
  'GW-18.2',
  'Orders not to risk the fleet',
  { upTo: whole('faces that turn it back', 1, 6) },
  {
    dice: d6,
    rows: [upTo((f) => f.upTo, 'back'), otherwise('on')],
    outcomes: { back: 'it turns for home', on: 'it goes on' },
    worth: (outcome) => (outcome === 'back' ? -1 : 0),
  },
);

const fleetsIn = (state: State, fight: Fight, side: Side): Fleet[] =>
  fight.fleets[side].flatMap((id) => companyOf(state, fleetOf(state, id)));

/** The fleets are put where they met, and each side has a name for the other's. */
export function joined(g: Play, fight: Fight): void {
  const { state } = g;
  for (const side of SIDES) {
    for (const fleet of mixed(g, fleetsIn(state, fight, side))) {
      fleet.foughtIn = state.turn;
      fleet.metIn = state.turn;
      bringTo(fleet, fight.zone, null);
      giveToken(state, fleet);
    }
  }
  if (!g.tell) return;
  const fleets = (side: Side): Fleet[] => fleetsIn(state, fight, side).sort(byNumber);
  const tokens = (side: Side): string[] => fleets(side).map(({ token }) => token);
  const { zone, surprise } = fight;
  const event = { type: 'met', zone, surprise, tokens: { allied: tokens('allied'), central: tokens('central') } } as const;
  const ownOf = (side: Side) => ({ ...event, own: { [side]: fleets(side).map(({ id, name }) => ({ id, name })) } });
  g.tell(event, { allied: ownOf('allied'), central: ownOf('central') });
}

/** CW-7.27b: what has been seen of the enemy is not forgotten. */
function learn(state: State, fight: Fight): void {
  const pieces = state.battle?.pieces ?? state.basic?.pieces ?? [];
  for (const side of SIDES) {
    const known: Known[] = fleetsIn(state, fight, side)
      .sort(byNumber)
      .map(({ token, pieces: held }) => ({
        token,
        zone: fight.zone,
        turn: state.turn,
        ships: pieces.filter(({ id, known: isKnown }) => isKnown && held.includes(id)).flatMap((piece): readonly ShipId[] => piece.ships),
      }));
    state.known[enemyOf(side)] = [...state.known[enemyOf(side)], ...known];
  }
}

/** A fleet that is elsewhere on its track is put there; who lies in port stays in it. */
function bringTo(fleet: Fleet, zone: ZoneId, port: PortId | null): void {
  if (liesInPort(fleet)) return;
  fleet.zone = zone;
  fleet.port = port;
}

/** What is left of its move is put off; whoever only exchanged zones has all of it before him again. */
function holdUp(fleet: Fleet, zone: ZoneId): void {
  const way = fleet.track.slice(fleet.track.indexOf(zone) + 1);
  if (fleet.charge === null && (way.length > 0 || fleet.task !== null)) fleet.plot = putOff(fleet.plot, { way, task: fleet.task });
  fleet.spent = true;
  fleet.task = null;
}

/** GW-TAC-LONG: the rest of the move is lost for this turn, and the next is one zone; after a short one the fleet goes on. */
function part(state: State, fight: Fight, rounds: number): void {
  for (const side of SIDES) {
    for (const fleet of fleetsIn(state, fight, side)) {
      if (rounds < LONG) bringTo(fleet, fleet.track.at(-1) ?? fleet.zone, fleet.task?.do === 'port' ? fleet.task.port : null);
      else holdUp(fleet, fight.zone);
    }
  }
}

/** GW-18.2 */
function takeCare(g: Play, war: War, fight: Fight): void {
  const { state } = g;
  for (const side of SIDES) {
    for (const id of fight.fleets[side]) {
      const fleet = fleetOf(state, id);
      const upTo = cautionOf(war, fleet);
      if (upTo === 0 || fleet.mission === 'abort' || fleet.pieces.length === 0) continue;
      if (g.rollFor([side], cautionRoll, { upTo }, { about: id, by: side }) === 'back') turnBack(war, state, fleet);
    }
  }
}

export const aftermath = auto('after-the-battle', 'GW-TAC-LONG', (g) => {
  const { state } = g;
  const { fighting } = state;
  if (!fighting) return;
  const rounds = state.battle?.round ?? state.basic?.round ?? 0;
  learn(state, fighting);
  const battle = state.battle ?? state.basic;
  if (battle) towsAfter(state, battle);
  burnInBattle(
    g,
    SIDES.flatMap((side) => fleetsIn(state, fighting, side)),
    rounds,
  );
  part(state, fighting, rounds);
  takeCare(g, warIn(g.data, state), fighting);
  state.battle = null;
  state.basic = null;
  state.fighting = null;
});
