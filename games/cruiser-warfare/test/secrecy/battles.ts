/** Battles in which the counters of one side lie face down, and differ between the worlds in what they are. */
import { distance, hexAt } from '../../../../chart/hex.ts';
import type { Command, Player } from '../../../../kernel/index.ts';
import { commandsOf } from '../../../../kernel/index.ts';
import type { Hex } from '../../../../tactical/battle.ts';
import { enemyOf } from '../../../../tactical/battle.ts';
import { openBattle } from '../../../../tactical/opening.ts';
import { battleRound } from '../../../../tactical/round.ts';
import type { Area } from '../../data/areas.ts';
import { BUILT_IN, ratingOf, sheetOf } from '../../data/data.ts';
import type { CruiserWarfare, Play } from '../../kind.ts';
import { loop } from '../../kind.ts';
import { launchAll } from '../../rules/arrivals.ts';
import { raise, shipOf } from '../../rules/fleet.ts';
import { tactics } from '../../rules/lender.ts';
import { meetingOf } from '../../rules/meeting.ts';
import type { Fleet, ShipId, Side } from '../../state.ts';
import { alike, type Deal, shuffled } from './dealt.ts';

/** One nation for each side, since how many there are is told with the roll for the initiative (CW-7.1b). */
const FACE_DOWN: Readonly<Record<Side, readonly ShipId[]>> = {
  allied: ['kent', 'minotaur', 'good-hope', 'glory', 'weymouth', 'glasgow', 'fox', 'carmania', 'empress-of-asia', 'invincible'],
  central: ['scharnhorst', 'gneisenau', 'strassburg', 'karlsruhe', 'cap-trafalgar', 'kronprinz-wilhelm', 'blucher', 'moltke'],
};
const FACE_UP: Readonly<Record<Side, readonly ShipId[]>> = {
  allied: ['bristol', 'newcastle'],
  central: ['blucher', 'furst-bismarck-1897'],
};

/** One gun that reaches over two hexes, whatever she was built with: so each shot is one die. */
export function leaveOneGun({ state }: Play, id: ShipId): void {
  const { primary, secondary } = ratingOf(BUILT_IN, id);
  Object.assign(shipOf(state, id), { primary: primary.boxes, secondary: secondary.boxes - 1 });
}

/** The fleet of the side that does not know. */
function ownFleet(g: Play, blind: Side, area?: Area): Fleet {
  for (const id of FACE_UP[blind]) leaveOneGun(g, id);
  return fleetFor(g, blind, FACE_UP[blind], area);
}

export function fleetFor({ state }: Play, side: Side, ships: readonly ShipId[], area: Area = 'coral-sea'): Fleet {
  const fleet = raise(state, { side, post: 'marker', area, mission: side === 'central' ? 'raid' : 'intercept' });
  launchAll(BUILT_IN, state, fleet, ships);
  return fleet;
}

/** Where no other deal puts anybody. */
const LONELY: Area = 'norwegian-sea';

/** The same two fleets before they have met, with the rest of the war around them. */
export const inOneSea =
  (blind: Side, around: Deal): Deal =>
  (g, openly, secretly) => {
    around(g, openly, secretly);
    const afloat = new Set(g.state.ships.filter(({ fate }) => fate === 'afloat').map(({ id }) => id));
    const free = FACE_DOWN[enemyOf(blind)].filter((id) => !afloat.has(id));
    const ships = shuffled(secretly, free).slice(0, openly([1, 2]));
    for (const id of ships) Object.assign(shipOf(g.state, id), { rounds: secretly([0, 20]), tertiary: secretly([0, 1]) });
    ownFleet(g, blind, LONELY);
    fleetFor(g, enemyOf(blind), ships, LONELY);
  };

/** A meeting by night or day, with as many counters in both worlds. By day a surprise would bring the fleets into sight at once. */
export const meeting =
  (blind: Side): Deal =>
  (g, openly, secretly) => {
    const { state } = g;
    const ships = shuffled(secretly, FACE_DOWN[enemyOf(blind)]).slice(0, openly([1, 2, 3, 5]));
    for (const id of ships) Object.assign(shipOf(state, id), { rounds: secretly([0, 3]), tertiary: secretly([0, 1]) });
    const own = ownFleet(g, blind);
    const other = fleetFor(g, enemyOf(blind), ships);
    const night: Side[] = openly([true, false]) ? [openly(['allied', 'central'])] : [];
    meet(g, own, other, night, night.length > 0 && openly([true, false]));
  };

export function meet({ state }: Play, one: Fleet, other: Fleet, night: Side[], surprise: boolean): void {
  const [allied, central] = one.side === 'allied' ? [one, other] : [other, one];
  const who = { allied: allied.id, central: central.id, area: allied.area };
  state.contacts.push({ ...who, finders: ['allied'], surprise: surprise ? night : [], night, fought: false });
}

/** The same by night, with the fleets two hexes apart: at the sighting range, where one may fire at what one does not know (CW-7.27b). */
export const atSightingRange =
  (blind: Side): Deal =>
  (g, openly, secretly) => {
    meeting(blind)(g, openly, secretly);
    layOut(g, blind, OURS, THEIRS);
  };

/** These ships two hexes off. */
export function layAtSightingRange(g: Play, blind: Side, theirs: readonly ShipId[]): void {
  meet(g, ownFleet(g, blind), fleetFor(g, enemyOf(blind), theirs), ['allied'], false);
  layOut(g, blind, OURS, THEIRS);
}

/** The last meeting is fought by night, and its counters lie in these two hexes. */
export function layOut(g: Play, blind: Side, ours: Hex, theirs: Hex): void {
  const { state } = g;
  const place = state.contacts.length - 1;
  const contact = state.contacts[place];
  if (!contact) throw new Error('nobody has met');
  contact.night = ['allied'];
  contact.fought = true;
  state.fighting = place;
  state.battle = openBattle(g, meetingOf(g, contact), {
    sheet: (id) => sheetOf(BUILT_IN, state, id),
    condition: (id) => shipOf(state, id),
  });
  Object.assign(state.battle, { stage: 'fighting', entry: 0 });
  for (const piece of state.battle.pieces)
    Object.assign(piece, { hex: piece.side === blind ? ours : theirs, group: 1, counted: true, known: piece.side === blind });
}

const OURS = hexAt(0, 0);
const THEIRS = hexAt(2, 0);
const SIGHT = 2;

const ROUNDS = 3;
export const rounds = loop('rounds', 'CW-7.35b', ({ state }: Play) => (state.battle?.round ?? 0) < ROUNDS, battleRound(tactics));

/** They lie still and hold their fire, so that nobody sees more of them. */
export const faceDown =
  (seed: string): Player<CruiserWarfare>['decide'] =>
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
export function keepingOff(most = SHOTS): (offered: readonly Command[], chance: (of: number) => number) => Command {
  let shots = 0;
  return (offered, chance) => {
    const wise = offered.filter((command) => (command.verb === 'fire' ? shots < most : staysOff(command)));
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
