/** Pairs of operations that differ in what one side may not know: what the other has written, who sails in its fleets, and what the sea did to them. */
import type { Command, Kind, Options, Ruleset } from '../../../kernel/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { Pair } from '../../../test/secrets.ts';
import { among } from '../../../test/secrets.ts';
import { dataOf } from '../data/data.ts';
import type { FleetOf, Operation } from '../data/operation.ts';
import { greatWarAtSea } from '../index.ts';
import type { GreatWarAtSea } from '../kind.ts';
import type { Side, Weather } from '../state.ts';
import { SIDES } from '../state.ts';
import { british, german, operationWith } from './table.ts';

const ZONES = ['north', 'centre', 'south', 'bight', 'skagerrak'];

const IN_ROSYTH = { port: 'rosyth' };
const IN_THE_JADE = { port: 'wilhelmshaven' };

/** Small fleets in a gale or in fog, without leaders: however they meet, a 1 is no contact. In fog mines are laid and swept. */
const FLEETS = [
  british('beatty', 'K2', ['lion', 'tiger'], IN_ROSYTH),
  british('goodenough', 'K2', ['southampton', 'birmingham'], { ...IN_ROSYTH, mission: 'escort', charge: 'beatty' }),
  british('bradford', 'K2', ['britannia', 'dominion'], IN_ROSYTH),
  british('minelayers', 'N6', ['abdiel'], { mission: 'minelaying', mines: 1 }),
  british('tyrwhitt', 'O7', ['blanche'], { mission: 'raid', mines: 1 }),
  german('hipper', 'O13', ['seydlitz', 'moltke'], IN_THE_JADE),
  german('boedicker', 'O13', ['pillau', 'elbing'], { ...IN_THE_JADE, mission: 'escort', charge: 'hipper' }),
  german('scheer', 'O13', ['konig', 'kaiser'], IN_THE_JADE),
  german('mines', 'M7', ['kolberg'], { mission: 'minelaying', mines: 1 }),
  german('raider', 'L7', ['regensburg'], { mission: 'raid', mines: 1 }),
];

/** What sweepers find is lawfully known to their side, so the other alone has some. */
const SWEEPERS: Readonly<Record<Side, FleetOf>> = {
  allied: british('sweepers', 'M12', ['armed-trawler-class'], { mission: 'minesweeping' }),
  central: german('sweepers', 'M12', ['s138-class'], { mission: 'minesweeping' }),
};

const nameOf = (weather: Weather, blind: Side): string => `secrets of the ${enemyOf(blind)} side, in ${weather}`;

const operationIn = (weather: Weather, blind: Side): Operation =>
  operationWith([...FLEETS, SWEEPERS[enemyOf(blind)]], {
    id: nameOf(weather, blind),
    turns: { first: 1, last: 40 },
    weather: { rolls: 'one', table: 'common', start: Object.fromEntries(ZONES.map((zone) => [zone, weather])), from: 2 },
    aims: [
      { kind: 'mines', side: 'allied', zones: ['N6', 'N7'], points: 3 },
      { kind: 'mines', side: 'central', zones: ['M7', 'M8'], points: 3 },
      { kind: 'hold', side: 'either', zones: ['K4', 'L5', 'M6', 'N11', 'N12'], turn: 3, points: 9 },
    ],
  });

const WEATHERS: readonly Weather[] = ['gale', 'fog'];

const OPERATIONS = WEATHERS.flatMap((weather) => SIDES.map((blind) => operationIn(weather, blind)));

const DATA = dataOf(null, OPERATIONS);

export const secretive: Ruleset<GreatWarAtSea> = {
  ...greatWarAtSea,
  dataFor: () => DATA,
  scenarios: OPERATIONS.map(({ id, title, words }) => ({ id, title, words })),
};

/** What everybody hears of. */
const LOUD: ReadonlySet<unknown> = new Set(['bombard', 'unload', 'hunt']);

const isQuiet = ({ verb, target }: Command): boolean => verb !== 'task' || !(Array.isArray(target) && LOUD.has(target[1]));

/** Work with mines, and moves of a zone or none, which leave time for it: they would hardly be chosen otherwise. */
const isMineWork = ({ verb, target }: Command): boolean =>
  verb === 'task' && Array.isArray(target) && (target[1] === 'lay' || target[1] === 'sweep');
const isSlow = ({ verb, target }: Command): boolean => verb === 'move' && Array.isArray(target) && target.length <= 2;

/** A verb first and then a target of it, or nobody would ever hand anything in: there are thousands of ways to steer. */
const byVerb = (offered: readonly Command[], chance: (of: number) => number): Command => {
  const verbs = [...new Set(offered.map(({ verb }) => verb))];
  const verb = verbs[chance(verbs.length)];
  const targets = offered.filter((command) => command.verb === verb);
  const command = targets[chance(targets.length)];
  if (!command) throw new Error('nothing is offered');
  return command;
};

/** Orders that are whole as a page offers them; ways are laid step by step. */
const WHOLE: ReadonlySet<string> = new Set(['abort', 'stance', 'mission', 'escort', 'part', 'forget', 'done']);

/** At a table, where every answer is looked at for long, a turn is over soon, and what is kept of it short. */
export const atTable = (pair: Pair): Pair => ({
  ...pair,
  openly: soonDone,
  secretly: (world) => {
    const decide = pair.secretly(world);
    return (asked) =>
      asked.chance(4) === 0 && asked.question.takes('done', undefined) !== null ? { side: asked.side, verb: 'done' } : decide(asked);
  },
});

const soonDone = (offered: readonly Command[], chance: (of: number) => number): Command => {
  const isDone = chance(3) > 0;
  return byVerb(
    offered.filter(({ verb }) => (isDone ? verb === 'done' : WHOLE.has(verb))),
    chance,
  );
};

const OPTIONS: readonly Options[] = [
  {},
  { organisation: 'own' },
  { speeds: 'literal' },
  { fuel: 'on', organisation: 'own', alarm: 'rolled' },
];

const [NAMES] = DATA.wars.values();

export const written = (number: number, blind: Side, answers: number, ruleset: Ruleset<Kind> = secretive): Pair => ({
  ruleset,
  scenario: nameOf(WEATHERS[Math.floor(number / OPTIONS.length) % WEATHERS.length] ?? 'gale', blind),
  options: OPTIONS[number % OPTIONS.length] ?? {},
  seed: `written ${number}`,
  blind,
  openly: byVerb,
  secretly: () =>
    among((offered, { chance }) => {
      const [work, slow] = [offered.filter(isMineWork), offered.filter(isSlow)];
      const mood = chance(3);
      if (mood === 0 && work.length > 0) return work;
      return mood === 1 && slow.length > 0 ? slow : [byVerb(offered.filter(isQuiet), chance)];
    }),
  luck: (world) => ({
    contact: { face: 1 },
    weather: { face: 3 },
    foundering: { seed: `${number} ${world}` },
    mine: { face: 1 },
    sweeping: { face: world === 'left' ? 6 : 2 },
    // What the Allies read of the other side's orders is lawfully theirs.
    alarm: blind === 'allied' ? { face: 3 } : { face: world === 'left' ? 6 : 1 },
    'emergency-repair': { seed: `${number} ${world}` },
  }),
  targets: [
    ...(NAMES ? [...NAMES.fleets.keys(), ...NAMES.pieces.keys()] : []).flatMap((id) => [id, [id, 'M8'], [id, 'rosyth'], [id, 1]]),
    'K2',
    ['beatty', 'hipper'],
  ],
  oneIn: 40,
  answers,
});

/** Fleets that look for nobody, in mist: an airship over them makes no contact of a 1. Airships and boats are those of the side that is not blind. */
const airOperation = (side: Side) => {
  const shed = side === 'allied' ? 'K2' : 'O13';
  const craft = { side, first: 1, source: 'reconstructed' } as const;
  const ordered = { mission: 'bombardment' } as const;
  return operationWith(
    [
      british('beatty', 'M8', ['lion', 'tiger'], ordered),
      british('engadine', 'L7', side === 'allied' ? ['engadine', 'southampton'] : ['southampton'], ordered),
      german('hipper', 'M9', ['seydlitz', 'moltke'], ordered),
      german('scheer', 'N10', ['konig', 'kaiser'], ordered),
    ],
    {
      id: `air-${side}`,
      airships: ['l1', 'l2'].map((id) => ({ ...craft, id, name: id, zone: shed })),
      boats: ['line', 'trap'].map((id) => ({ ...craft, id, name: id, zone: 'M7', number: 1 })),
      weather: { rolls: 'one', table: 'common', start: Object.fromEntries(ZONES.map((zone) => [zone, 'mist'])), from: 2 },
    },
  );
};

const AIR = { allied: airOperation('allied'), central: airOperation('central') };
const AIR_DATA = dataOf(null, [AIR.allied, AIR.central]);

export const airborne: Ruleset<GreatWarAtSea> = {
  ...greatWarAtSea,
  dataFor: () => AIR_DATA,
  scenarios: [AIR.allied, AIR.central].map(({ id, title, words }) => ({ id, title, words })),
};

/** Bombs are heard. */
const isUnheard = (command: Command): boolean => isQuiet(command) && command.verb !== 'bomb';

/** What the airships, seaplanes and boats of the other side do, see and miss. */
export const scouted = (number: number, blind: Side, answers: number, ruleset: Ruleset<Kind> = airborne): Pair => {
  const { id } = AIR[blind === 'allied' ? 'central' : 'allied'];
  const byWorld = (world: string) => ({ seed: `${number} ${world}` });
  return {
    ...written(number, blind, answers, ruleset),
    scenario: id,
    options: {},
    seed: `scouted ${number}`,
    // Who shells a port meets all enemies there, and no dice are thrown for it (GW-5.4c): it would tell who is there.
    openly: (offered, chance) => byVerb(offered.filter(isQuiet), chance),
    secretly: () => among((offered, { chance }) => [byVerb(offered.filter(isUnheard), chance)]),
    luck: (world) => ({
      contact: { face: 1 },
      weather: { face: 3 },
      ambush: { face: 1 },
      mine: { face: 1 },
      'take-off': byWorld(world),
      landing: byWorld(world),
      wreck: byWorld(world),
      scouting: byWorld(world),
      mistake: byWorld(world),
    }),
  };
};

const ORDERED = { mission: 'bombardment' } as const;

/** Bombs on ships that lie a zone off, out of an airship or from one of two seaplane carriers; nobody moves. */
const BOMBS: Readonly<Record<Side, Operation>> = {
  allied: operationWith(
    [
      british('engadine', 'M8', ['engadine'], ORDERED),
      british('wakamiya', 'M8', ['wakamiya'], ORDERED),
      german('hipper', 'M9', ['seydlitz', 'moltke', 'pillau', 'elbing'], ORDERED),
    ],
    { id: 'bombs of the Allies', turns: { first: 1, last: 40 } },
  ),
  central: operationWith(
    [british('beatty', 'N12', ['lion', 'tiger', 'southampton', 'birmingham'], ORDERED), german('hipper', 'O13', ['seydlitz'], ORDERED)],
    {
      id: 'bombs of the Central Powers',
      turns: { first: 1, last: 40 },
      airships: [{ id: 'l1', name: 'l1', side: 'central', zone: 'O13', first: 1, source: 'reconstructed' }],
    },
  ),
};
const TARGETS: Readonly<Record<Side, string>> = { allied: 'M9', central: 'N12' };

const BOMB_DATA = dataOf(null, [BOMBS.allied, BOMBS.central]);

export const bombing: Ruleset<GreatWarAtSea> = {
  ...greatWarAtSea,
  dataFor: () => BOMB_DATA,
  scenarios: [BOMBS.allied, BOMBS.central].map(({ id, title, words }) => ({ id, title, words })),
};

const inShort = ({ verb, target }: Command): string => [verb, ...[target ?? []].flat()].join(' ');

/** Flies there and bombs what lies there, and hands in. */
const bombard =
  (craft: string, zone: string) =>
  (offered: readonly Command[]): Command => {
    const order = (name: string): Command | undefined => offered.find((command) => inShort(command) === name);
    const flight = order(`bomb ${craft} keep`) ? undefined : (order(`bomb ${craft} drop`) ?? order(`fly ${craft} ${zone}`));
    const command = flight ?? order('done');
    if (!command) throw new Error('nothing to hand in');
    return command;
  };

const handsIn = among((offered) => offered.filter(({ verb }) => verb === 'done'));

/** All goes well for whoever flies, and every bomb hits. */
const FLIES = { 'take-off': { face: 6 }, landing: { face: 6 }, scouting: { face: 6 }, bombs: { face: 6 }, 'anti-aircraft': { face: 1 } };
const STILL = { contact: { face: 1 }, weather: { face: 3 } };

/** GW-14.7: which ship a bomb of the blind side has hit, and where. */
export const bombed = (number: number, blind: Side, answers: number, ruleset: Ruleset<Kind> = bombing): Pair => ({
  ...written(number, blind, answers, ruleset),
  scenario: BOMBS[blind].id,
  options: {},
  seed: `bombed ${number}`,
  openly: bombard(blind === 'allied' ? 'engadine-seaplanes' : 'l1', TARGETS[blind]),
  secretly: () => handsIn,
  luck: (world) => ({ ...STILL, ...FLIES, 'bombed-ship': { seed: `${number} ${world}` } }),
});

/** GW-14.7: from which of two ships the seaplanes came that bombed the blind side. */
export const raided = (number: number, answers: number, ruleset: Ruleset<Kind> = bombing): Pair => ({
  ...written(number, 'central', answers, ruleset),
  scenario: BOMBS.allied.id,
  options: {},
  seed: `raided ${number}`,
  openly: (offered) => offered.find(({ verb }) => verb === 'done') ?? { side: 'central', verb: 'done' },
  secretly: (world) =>
    among((offered) => [bombard(world === 'left' ? 'engadine-seaplanes' : 'wakamiya-seaplanes', TARGETS.allied)(offered)]),
  luck: () => ({ ...STILL, ...FLIES }),
});
