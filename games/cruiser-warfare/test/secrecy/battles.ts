/** Battles in which the counters of one side lie face down, and differ between the worlds in what they are. */
import type { Bot, Command } from '../../../../kernel/index.ts';
import { commandsOf } from '../../../../kernel/index.ts';
import { distance, hexAt } from '../../../../tactical/hexes.ts';
import { openBattle } from '../../../../tactical/opening.ts';
import { battleRound } from '../../../../tactical/round.ts';
import type { CruiserWarfare, Table } from '../../kind.ts';
import { loop } from '../../kind.ts';
import { launchAll } from '../../rules/arrivals.ts';
import { raise, sheetOf, shipOf } from '../../rules/fleet.ts';
import { meetingOf } from '../../rules/meeting.ts';
import { seat } from '../../rules/seat.ts';
import type { Fleet, ShipId, Side } from '../../state.ts';
import { alike, type Deal, shuffled } from './dealt.ts';

/** One nation for each side, since how many there are is told with the roll for the initiative (CW-7.1b). */
const FACE_DOWN: Readonly<Record<Side, readonly ShipId[]>> = {
  allied: ['kent', 'minotaur', 'good-hope', 'glory', 'weymouth', 'glasgow', 'fox', 'carmania', 'himalaya', 'invincible'],
  central: ['scharnhorst', 'gneisenau', 'strassburg', 'karlsruhe', 'cap-trafalgar', 'kronprinz-wilhelm', 'blucher', 'moltke'],
};
const FACE_UP: Readonly<Record<Side, readonly ShipId[]>> = { allied: ['bristol', 'newcastle'], central: ['dresden', 'nurnberg'] };

function fleetFor({ state }: Table, side: Side, ships: readonly ShipId[]): Fleet {
  const fleet = raise(state, { side, post: 'marker', area: 'coral-sea', mission: side === 'central' ? 'raid' : 'intercept' });
  launchAll(state, fleet, ships);
  return fleet;
}

/** A meeting by night or day, with as many counters in both worlds. By day a surprise would bring the fleets into sight at once. */
export const meeting =
  (blind: Side): Deal =>
  (g, openly, secretly) => {
    const { state } = g;
    const ships = shuffled(secretly, FACE_DOWN[blind === 'allied' ? 'central' : 'allied']).slice(0, openly([1, 2, 3, 5]));
    for (const id of ships) Object.assign(shipOf(state, id), { rounds: secretly([0, 3]), tertiary: secretly([0, 1]) });
    const own = fleetFor(g, blind, FACE_UP[blind]);
    const other = fleetFor(g, blind === 'allied' ? 'central' : 'allied', ships);
    const [allied, central] = blind === 'allied' ? [own, other] : [other, own];
    const night: Side[] = openly([true, false]) ? [openly(['allied', 'central'])] : [];
    const who = { allied: allied.id, central: central.id, area: allied.area };
    state.contacts.push({ ...who, finders: ['allied'], surprise: night.length > 0 && openly([true, false]), night, fought: false });
  };

/** The same by night, with the fleets two hexes apart: at the sighting range, where one may fire at what one does not know (CW-7.27b). */
export const atSightingRange =
  (blind: Side): Deal =>
  (g, openly, secretly) => {
    const { state } = g;
    meeting(blind)(g, openly, secretly);
    const [contact] = state.contacts;
    if (!contact) throw new Error('nobody has met');
    contact.night = ['allied'];
    contact.fought = true;
    state.fighting = 0;
    state.battle = openBattle(g, meetingOf(g, contact), { sheet: (id) => sheetOf(state, id), condition: (id) => shipOf(state, id) });
    Object.assign(state.battle, { stage: 'fighting', entry: 0 });
    for (const piece of state.battle.pieces)
      Object.assign(piece, { hex: piece.side === blind ? OURS : THEIRS, group: 1, counted: true, known: piece.side === blind });
  };

const OURS = hexAt(0, 0);
const THEIRS = hexAt(2, 0);
const SIGHT = 2;

const ROUNDS = 3;
export const rounds = loop('rounds', 'CW-7.35b', ({ state }: Table) => (state.battle?.round ?? 0) < ROUNDS, battleRound(seat));

/** They lie still and hold their fire, so that nobody sees more of them. */
export const faceDown =
  (seed: string): Bot<CruiserWarfare>['decide'] =>
  ({ side, question }) => {
    const offered = [...commandsOf(side, question.offer)];
    const edges = offered.filter(({ verb }) => verb === 'enter');
    const still = edges[alike(Math.max(1, edges.length), seed, 'edge')] ?? offered.find(({ verb }) => STILL.has(verb));
    if (!still) throw new Error(`nothing quiet is offered at ${question.name}`);
    return still;
  };

const STILL: ReadonlySet<string> = new Set(['form-up', 'done', 'wait', 'let-go']);

/** A ship that is sunk is named; so few shots sink nobody. */
const SHOTS = 2;

/** How the side fights that does not know: it keeps its distance. */
export function keepingOff(): (offered: readonly Command[], chance: (of: number) => number) => Command {
  let shots = 0;
  return (offered, chance) => {
    const wise = offered.filter((command) => (command.verb === 'fire' ? shots < SHOTS : staysOff(command)));
    const done = wise.find(({ verb }) => verb === 'done');
    const chosen = (done && chance(3) === 0 ? done : undefined) ?? wise[chance(wise.length)];
    if (!chosen) throw new Error('nothing wise is offered');
    if (chosen.verb === 'fire') shots++;
    return chosen;
  };
}

const NEARER: ReadonlySet<string> = new Set(['scuttle', 'withdraw']);

const staysOff = ({ verb, target }: Command): boolean =>
  verb === 'move'
    ? Array.isArray(target) && distance(Number(target[1]), THEIRS) >= SIGHT && distance(Number(target[1]), OURS) <= 1
    : !NEARER.has(verb);
