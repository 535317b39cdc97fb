/** Pairs of night actions at the sighting range that differ in which ships lie face down there, and in what is wrong with them. */
import { hexAt } from '../../../chart/hex.ts';
import type { Asked, Command, Kind, Player, Ruleset } from '../../../kernel/index.ts';
import { commandsOf, FastDice, lot, memoryless, numbered } from '../../../kernel/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import { type Entrant, openBattle } from '../../../tactical/opening.ts';
import { battleRound } from '../../../tactical/round.ts';
import type { Pair } from '../../../test/secrets.ts';
import { dataOf, pieceIn, sheetOf, warIn } from '../data/data.ts';
import { greatWarAtSea } from '../index.ts';
import type { GreatWarAtSea, Play } from '../kind.ts';
import { auto, loop, sequence } from '../kind.ts';
import { aftermath } from '../rules/aftermath.ts';
import { fleetOf, shipOf } from '../rules/fleets.ts';
import { tactics } from '../rules/lender.ts';
import { turn } from '../rules/turn.ts';
import type { Fleet, PieceId, ShipId, ShipState, Side } from '../state.ts';
import type { View } from '../view.ts';
import { british, german, operationWith } from './table.ts';

/** Ships of one navy for each side, of every kind: two of them are where the battle is, and all others in port. */
const POOL: Readonly<Record<Side, readonly ShipId[]>> = {
  allied: ['lion', 'tiger', 'barham', 'iron-duke', 'britannia', 'minotaur', 'southampton', 'birmingham'],
  central: ['seydlitz', 'moltke', 'konig', 'kaiser', 'deutschland', 'roon', 'pillau', 'elbing'],
};

const FLOTILLAS: Readonly<Record<Side, readonly string[]>> = {
  allied: ['acasta-class', 'admiralty-m-class', 'acheron-class'],
  central: ['s138-class', 'g37-class', 'v25-class'],
};

const ZONE = 'M8';
const MET = { allied: 'beatty', central: 'hipper' } as const;
const IN_PORT = { allied: 'jellicoe', central: 'scheer' } as const;

const OPERATION = operationWith(
  [
    british('beatty', ZONE, POOL.allied.slice(0, 2)),
    british('jellicoe', 'K2', [...POOL.allied.slice(2), ...FLOTILLAS.allied], { port: 'rosyth' }),
    german('hipper', ZONE, POOL.central.slice(0, 2)),
    german('scheer', 'O13', [...POOL.central.slice(2), ...FLOTILLAS.central], { port: 'wilhelmshaven' }),
  ],
  { id: 'faces down', turns: { first: 1, last: 40 } },
);
const DATA = dataOf(null, [OPERATION]);
const WAR = warIn(DATA, { operation: OPERATION.id });

/** The fifth turn of a day is dark. */
const NIGHT = 5;

const openLot = lot('dealt-openly', 'GW-4.5', 'What lies open');
const secretLot = lot('dealt-secretly', 'GW-4.5', 'What one side knows');

type Pick = <T>(among: readonly T[]) => T;
type Muster = (side: Side, openly: Pick, secretly: Pick) => readonly PieceId[];

function shuffled<T>(pick: Pick, things: readonly T[]): T[] {
  const left = [...things];
  const mixed: T[] = [];
  while (left.length > 0) {
    const next = pick(left);
    left.splice(left.indexOf(next), 1);
    mixed.push(next);
  }
  return mixed;
}

const someOf: Muster = (side, openly, secretly) => shuffled(secretly, POOL[side]).slice(0, openly([1, 2, 3]));
/** CW-9.32a: three small ships on one piece. */
const flotilla: Muster = (side, _openly, secretly) => [
  secretly([...WAR.pieces.values()].filter((piece) => piece.side === side && piece.ships.length === 3)).id,
];

/** One gun of a kind that all have, and that reaches over two hexes: so each shot is one die, and what it pierces tells nothing. */
function leaveOneGun({ state }: Play, id: ShipId, battery: 'primary' | 'secondary'): void {
  const { primary, secondary } = sheetOf(WAR, id);
  const lost = { primary: primary.boxes, secondary: secondary.boxes };
  Object.assign(shipOf(state, id), { ...lost, [battery]: lost[battery] - 1 } satisfies Partial<ShipState>);
}

/** What is wrong with her is her owner's affair. She stays afloat under the hits that follow. */
function wear({ state }: Play, id: ShipId, secretly: Pick): void {
  const { hull, tertiary } = sheetOf(WAR, id);
  const isStopped = secretly([true, false, false]);
  Object.assign(shipOf(state, id), {
    hull: hull.boxes > 6 ? secretly([0, 1]) : 0,
    tertiary: hull.boxes > 1 ? secretly([0, tertiary.boxes]) : 0,
    mount: secretly([true, false]),
    launched: secretly([true, false]),
    slowed: isStopped ? 4 : secretly([0, 1]),
    engines: isStopped ? secretly(['stopped', 'hopeless']) : 'sound',
  } satisfies Partial<ShipState>);
}

/** Who is not where the battle is lies in port. */
function regroup({ state }: Play, side: Side, here: readonly PieceId[]): void {
  const all = state.fleets.filter((fleet) => fleet.side === side).flatMap(({ pieces }) => pieces);
  fleetOf(state, MET[side]).pieces = here;
  fleetOf(state, IN_PORT[side]).pieces = all.filter((piece) => !here.includes(piece)).sort();
}

const entrants = ({ pieces }: Fleet): Entrant[] => pieces.map((id) => ({ id, ships: pieceIn(WAR, id).ships, role: 'line', squadron: 0 }));

function layOut(g: Play, blind: Side): void {
  const { state } = g;
  const fleets = { allied: fleetOf(state, 'beatty'), central: fleetOf(state, 'hipper') };
  for (const fleet of Object.values(fleets)) Object.assign(fleet, { track: [ZONE], from: ZONE, metIn: NIGHT, foughtIn: NIGHT });
  state.fighting = { zone: ZONE, step: 0, surprise: false, fleets: { allied: ['beatty'], central: ['hipper'] } };
  state.battle = openBattle(
    g,
    {
      profile: 'great-war-at-sea',
      date: 1915.06,
      night: true,
      weather: 'clear',
      fleets: { allied: entrants(fleets.allied), central: entrants(fleets.central) },
    },
    { sheet: (id) => sheetOf(WAR, id), condition: (id) => shipOf(state, id) },
  );
  Object.assign(state.battle, { stage: 'fighting', entry: 0 });
  for (const piece of state.battle.pieces)
    Object.assign(piece, { hex: hexAt(piece.side === blind ? 0 : 2, 0), group: 1, counted: true, known: piece.side === blind });
}

const rounds = loop('rounds', 'CW-7.35b', ({ state }: Play) => (state.battle?.round ?? 2) < 2, battleRound(tactics));

const dealt = (blind: Side, muster: Muster): Ruleset<GreatWarAtSea> => ({
  ...greatWarAtSea,
  dataFor: () => DATA,
  scenarios: [{ id: OPERATION.id, title: '', words: '' }],
  lots: [...greatWarAtSea.lots, openLot, secretLot],
  begin: (scenario, options, data) => ({ ...greatWarAtSea.begin(scenario, options, data), turn: NIGHT }),
  flow: numbered(
    sequence('game', 'GW-4.0', [
      auto('deal', 'GW-4.5', (g) => {
        const openly: Pick = (among) => g.drawFor([], openLot, among);
        const secretly: Pick = (among) => g.drawFor([], secretLot, among);
        const other = enemyOf(blind);
        regroup(g, blind, POOL[blind].slice(0, 2));
        regroup(g, other, muster(other, openly, secretly));
        for (const id of POOL[blind].slice(0, 2)) leaveOneGun(g, id, 'primary');
        for (const id of fleetOf(g.state, MET[other]).pieces.flatMap((piece) => pieceIn(WAR, piece).ships)) {
          wear(g, id, secretly);
          if (POOL[other].includes(id)) leaveOneGun(g, id, 'secondary');
        }
        layOut(g, blind);
      }),
      rounds,
      aftermath,
      loop('turns', 'GW-4.0', () => true, turn),
    ]),
  ),
});

const bySide = <T>(make: (side: Side) => T): Readonly<Record<Side, T>> => ({ allied: make('allied'), central: make('central') });

export const fights = bySide((blind) => dealt(blind, someOf));
export const flotillaFights = bySide((blind) => dealt(blind, flotilla));

/** Nobody comes nearer, and nobody goes down: who is sunk is named. */
const STILL: ReadonlySet<string> = new Set(['done', 'form-up', 'wait', 'let-go', 'hold']);

function keepingOff(most: number): NonNullable<Pair['openly']> {
  let shots = 0;
  return (offered, chance) => {
    const fire = offered.filter(({ verb }) => verb === 'fire');
    const still = offered.find(({ verb }) => STILL.has(verb));
    const shot = shots < most && chance(2) === 0 ? fire[chance(fire.length)] : undefined;
    if (shot) shots++;
    const chosen = shot ?? still ?? offered[0];
    if (!chosen) throw new Error('nothing is offered');
    return chosen;
  };
}

const holds = (view: View, token: string, ship: unknown): boolean =>
  view.battle?.pieces.some((piece) => piece.token === token && piece.ships?.some(({ sheet }) => sheet.id === ship) === true) === true;

/** They lie still; the first counter fires once, if it is to, and who is hit takes it where it hurts least. */
const answering =
  (fires: boolean): Player<GreatWarAtSea>['decide'] =>
  ({ side, question, view }: Asked<GreatWarAtSea>): Command => {
    const offered = [...commandsOf(side, question.offer)];
    const { battle } = view();
    const first = battle?.pieces.find((piece) => piece.side === side)?.token ?? '';
    const isTime = fires && battle?.round === 1 && battle.step === 3;
    const shots = isTime
      ? offered.filter(({ verb, target }) => verb === 'fire' && Array.isArray(target) && holds(view(), first, target[0]))
      : [];
    const chosen = shots[0] ?? offered.find(({ verb }) => STILL.has(verb)) ?? offered[0];
    if (!chosen) throw new Error(`nothing quiet is offered at ${question.name}`);
    return chosen;
  };

/** What every hit comes to: both dice alike, for secondary, secondary, tertiary or hull; and whether the second hit of a primary gun is a secret. */
interface Blows {
  readonly rows: readonly number[];
  readonly isSecret: boolean;
}
const ANYWHERE = [2, 3, 4, 5];
const ON_GUNS = [2, 3, 4];

const TARGETS = [...POOL.allied, ...POOL.central, 'acasta-1'].flatMap((ship) =>
  ['allied-counter-1', 'central-counter-1'].map((token) => [ship, token]),
);

export type Family = (number: number, answers: number, ruleset?: Ruleset<Kind>) => Pair;

const family =
  (name: string, blind: Side, played: Ruleset<GreatWarAtSea>, fires: boolean, { rows, isSecret }: Blows): Family =>
  (number, answers, ruleset = played) => {
    const seed = `${name} ${number}`;
    const quiet = keepingOff(0);
    return {
      ruleset: {
        ...ruleset,
        bots: [memoryless('careful', '', ({ side, question, chance }) => quiet([...commandsOf(side, question.offer)], chance))],
      },
      scenario: OPERATION.id,
      seed,
      blind,
      answers,
      openly: keepingOff(1),
      secretly: () => answering(fires),
      targets: [...TARGETS, 'M8', 'scheer', 'jellicoe'],
      oneIn: 8,
      luck: (world) => ({
        'dealt-secretly': { seed: `${seed} ${world}` },
        'second-hit': isSecret ? { seed: `${seed} ${world}` } : { face: 1 },
        'emergency-repair': { face: 3 },
        foundering: { face: 1 },
        contact: { face: 1 },
        tokens: { face: 1 },
        markers: { face: 1 },
        guns: { face: 6 },
        'gunnery-damage': { face: rows[new FastDice(seed).draw(rows.length)] ?? 2 },
        'critical-damage': { face: 2 },
      }),
    };
  };

/** What its shells hit, and what they break. */
export const struckInTheDark = (blind: Side): Family => family('struck', blind, fights[blind], false, { rows: ANYWHERE, isSecret: true });
/** Who fires from where nobody is made out. */
export const underFire = (blind: Side): Family => family('under fire', blind, fights[blind], true, { rows: ANYWHERE, isSecret: false });
/** What a piece of several ships is, and which of them takes the hits. */
export const struckFlotillas = (blind: Side): Family =>
  family('flotillas', blind, flotillaFights[blind], false, { rows: ON_GUNS, isSecret: false });
