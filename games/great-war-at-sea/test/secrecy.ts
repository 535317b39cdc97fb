/** Pairs of operations that differ in what one side may not know: what the other has written, who sails in its fleets, and what the sea did to them. */
import type { Command, Kind, Options, Ruleset } from '../../../kernel/index.ts';
import type { Pair } from '../../../test/secrets.ts';
import { among } from '../../../test/secrets.ts';
import { dataOf } from '../data/data.ts';
import { greatWarAtSea } from '../index.ts';
import type { GreatWarAtSea } from '../kind.ts';
import type { Side } from '../state.ts';
import { british, german, operationWith } from './table.ts';

const ZONES = ['north', 'centre', 'south', 'bight', 'skagerrak'];

const IN_ROSYTH = { port: 'rosyth' };
const IN_THE_JADE = { port: 'wilhelmshaven' };

/** Small fleets in a gale, without leaders: however they meet, a 1 is no contact. */
const OPERATION = operationWith(
  [
    british('beatty', 'K2', ['lion', 'tiger'], IN_ROSYTH),
    british('goodenough', 'K2', ['southampton', 'birmingham'], { ...IN_ROSYTH, mission: 'escort', charge: 'beatty' }),
    british('bradford', 'K2', ['britannia', 'dominion'], IN_ROSYTH),
    british('minelayers', 'N6', ['abdiel'], { mission: 'minelaying', mines: 1 }),
    british('tyrwhitt', 'O7', ['aurora'], { mission: 'raid' }),
    german('hipper', 'O13', ['seydlitz', 'moltke'], IN_THE_JADE),
    german('boedicker', 'O13', ['pillau', 'elbing'], { ...IN_THE_JADE, mission: 'escort', charge: 'hipper' }),
    german('scheer', 'O13', ['konig', 'kaiser'], IN_THE_JADE),
    german('mines', 'M7', ['kolberg'], { mission: 'minelaying', mines: 1 }),
    german('raider', 'L7', ['regensburg'], { mission: 'raid' }),
  ],
  {
    id: 'secrets',
    turns: { first: 1, last: 40 },
    weather: { rolls: 'one', table: 'common', start: Object.fromEntries(ZONES.map((zone) => [zone, 'gale'])), from: 2 },
  },
);

const DATA = dataOf(null, [OPERATION]);

export const secretive: Ruleset<GreatWarAtSea> = {
  ...greatWarAtSea,
  dataFor: () => DATA,
  scenarios: [{ id: OPERATION.id, title: OPERATION.title, words: OPERATION.words }],
};

/** What everybody hears of. */
const LOUD: ReadonlySet<unknown> = new Set(['bombard', 'unload', 'hunt']);

const isQuiet = ({ verb, target }: Command): boolean => verb !== 'task' || !(Array.isArray(target) && LOUD.has(target[1]));

/** A verb first and then a target of it, or nobody would ever hand anything in: there are thousands of ways to steer. */
const byVerb = (offered: readonly Command[], chance: (of: number) => number): Command => {
  const verbs = [...new Set(offered.map(({ verb }) => verb))];
  const verb = verbs[chance(verbs.length)];
  const targets = offered.filter((command) => command.verb === verb);
  const command = targets[chance(targets.length)];
  if (!command) throw new Error('nothing is offered');
  return command;
};

const OPTIONS: readonly Options[] = [{}, { organisation: 'own' }, { speeds: 'literal' }, { fuel: 'on', organisation: 'own' }];

const NAMES = DATA.wars.get(OPERATION.id);

export const written = (number: number, blind: Side, answers: number, ruleset: Ruleset<Kind> = secretive): Pair => ({
  ruleset,
  scenario: OPERATION.id,
  options: OPTIONS[number % OPTIONS.length] ?? {},
  seed: `written ${number}`,
  blind,
  openly: byVerb,
  secretly: () => among((offered, { chance }) => [byVerb(offered.filter(isQuiet), chance)]),
  luck: (world) => ({
    contact: { face: 1 },
    weather: { face: 3 },
    foundering: { seed: `${number} ${world}` },
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
