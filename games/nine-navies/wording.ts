/** Log events, questions and options in words. */
import type { Item, Target, Wording } from '../../kernel/index.ts';
import { listed, strong, tellersOf, told } from '../../kernel/index.ts';
import { BASE_FACTS, ZONE_FACTS } from './data/map.ts';
import { COUNTERS } from './data/ships.ts';
import type { Happening } from './events.ts';
import type { NineNavies } from './kind.ts';
import type { View } from './view.ts';

const NAMES: ReadonlyMap<string, string> = new Map<string, string>([
  ...COUNTERS.map(({ id, name }): [string, string] => [id, name]),
  ...Object.entries(BASE_FACTS).map(([id, { name }]): [string, string] => [id, name]),
  ...Object.entries(ZONE_FACTS).map(([id, { name }]): [string, string] => [id, name]),
  ['allied', 'The Allies'],
  ['central', 'The Central Powers'],
  ['track', 'the turn track'],
  ['cup', 'the US cup'],
  ['pacific', 'the Pacific'],
  ['sunk', 'the dead pile'],
  ['away', 'off the map'],
]);

export const nameOf = (id: string): string => NAMES.get(id) ?? id;
const named = (id: string): string => strong(nameOf(id));
const allNamed = (ids: readonly string[]): string => listed(ids.map(named), 'none');
/** Zones are seas and take an article in a sentence. */
const the = (zone: string): string => `the ${nameOf(zone)}`;

const ships = (count: number): string => (count === 1 ? 'one ship' : `${count} ships`);

const { inWords } = tellersOf<Happening>()({
  'turn-began': ({ turn }) =>
    told('NN-5.8', `Turn **${turn}**: ${1915 + Math.floor((turn - 1) / 3)}, ${['first', 'second', 'last'][(turn - 1) % 3]} third.`),
  'brest-closed': () => told('NN-13.3', 'No German ship starts at Cherbourg/Brest.'),
  'set-up': ({ side, bases }) =>
    told('NN-3.2a', `${named(side)} are set up: ${bases.map(({ base, count }) => `${nameOf(base)} ${count}`).join(', ')}.`),
  french: ({ ship, fate, damage }) =>
    told(
      'NN-3.3a',
      `${named(ship)} ${fate === 'sunk' ? 'is sunk' : fate === 'captured' ? 'is captured' : 'escapes to Algiers'}${damage > 0 ? `, with ${damage} damage` : ''}.`,
      ship,
    ),
  freed: ({ fleet, rule }) => told(rule, `The Russian **${fleet} fleet** may leave its sea.`),
  lost: ({ side, ship }) => told('NN-6.2c', `${named(side)} lose ${named(ship)} to mine, torpedo or mishap.`, ship),
  fell: ({ base, rule }) => told(rule, `${named(base)} **falls**.`, base),
  'canal-blocked': () => told('NN-6.5', 'The **Suez Canal** is blocked.'),
  placed: ({ ship, at, rule }) => told(rule, `${named(ship)} goes to ${nameOf(at)}.`, ship, at),
  'convoys-declared': ({ base, convoys }) =>
    told('NN-6.8a', `A convoy attempt is declared: ${allNamed(convoys)} in ${nameOf(base)}.`, ...convoys),
  'convoy-barred': ({ convoy }) => told('NN-6.8c', `The way of ${named(convoy)} is barred.`, convoy),
  'convoy-docked': ({ convoy, base, reinforces }) =>
    told('NN-6.8d', `${named(convoy)} docks in ${nameOf(base)}${reinforces ? ' and **reinforces** it' : ''}.`, convoy, base),
  'america-enters': () => told('NN-6.9a', 'The **United States** enter the war.'),
  pacific: ({ ships: gone }) => told('NN-6.9b', `To the Pacific: ${allNamed(gone)}.`, ...gone),
  released: ({ ships: came }) => told('NN-6.9c', `Released for Europe: ${allNamed(came)}.`, ...came),
  late: ({ ship, turn }) => told('NN-7.9a', `${named(ship)} is not ready before turn ${turn}.`, ship),
  arrived: ({ ship, at, rule }) => told(rule, `${named(ship)} arrives: ${nameOf(at)}.`, ship, at),
  activated: ({ chit, side }) =>
    told(
      'NN-5.5a',
      `${named(chit)} is activated for ${nameOf(side).toLowerCase().replace('central powers', 'Central Powers').replace('allies', 'Allies')}.`,
      chit,
    ),
  refused: ({ chit }) => told('NN-5.5/A', `Room 40: the chit of ${named(chit)} goes back.`, chit),
  sailed: ({ ship, to }) => told('NN-8.1', `${named(ship)} sails into ${the(to)}.`, ship, to),
  'turned-back': ({ ship, base }) => told('NN-8.3b', `${named(ship)} turns back to ${nameOf(base)}.`, ship),
  damaged: ({ ship, points, rule }) => told(rule, `${named(ship)} takes **${points}** damage.`, ship),
  sunk: ({ ship, rule }) => told(rule, `${named(ship)} is **sunk**.`, ship),
  repaired: ({ ship, left }) =>
    told('NN-10.4', `${named(ship)} is repaired by a point; ${left === 0 ? 'she is whole' : `${left} left`}.`, ship),
  'battle-began': ({ zone, allied, central }) =>
    told('NN-11.1', `Battle in **${the(zone)}**: ${ships(allied)} of the Allies, ${ships(central)} of the Central Powers.`, zone),
  'round-began': ({ round, set }) => told('NN-11.1', set > 0 ? `Pursuit, set ${set}, round **${round}**.` : `Round **${round}**.`),
  furious: () => told('NN-11.12b', '**Furious** will fire her gun.', 'furious'),
  'first-fire': ({ side }) => told('NN-11.9a', `${named(side)} fire first.`),
  disabled: ({ ship, rule }) => told(rule, `${named(ship)} is disabled and goes home.`, ship),
  chose: ({ allied, central }) => told('NN-11.15a', `The Allies ${choiceWords(allied)}, the Central Powers ${choiceWords(central)}.`),
  pursuit: ({ side, pursues }) => told('NN-11.14', `${named(side)} ${pursues ? 'pursue' : 'let them go'}.`),
  'set-over': ({ set }) => told('NN-11.16e', `The pursuit of group ${set} is over.`),
  stalemate: ({ zone }) => told('NN-11.10', `Nobody in ${the(zone)} can hurt anybody: both sides part.`, zone),
  returned: ({ ship, base }) => told('NN-8.5a', `${named(ship)} returns to ${nameOf(base)}.`, ship, base),
  'no-haven': ({ ship }) => told('NN-8.5b', `${named(ship)} has no base to go to.`, ship),
  settled: ({ zone, side, points }) =>
    told(
      'NN-3.6a',
      side
        ? `${named(side)} hold **${the(zone)}**${points > 0 ? `: ${points} ${points === 1 ? 'point' : 'points'}` : ''}.`
        : `Nobody holds ${the(zone)}.`,
      zone,
    ),
  resigned: ({ side }) => told('NN-5.8', `${named(side)} **resign**.`),
  points: ({ side, points, why, rule }) => told(rule, `${named(side)} score **${points}**: ${why}.`),
});

const choiceWords = (decision: 'fight' | 'break-off'): string => (decision === 'fight' ? 'fight on' : 'break off');

const active = (view: View): string => (view.active ? nameOf(view.active) : 'The base');
const battleZone = (view: View): string => (view.battle ? the(view.battle.zone) : 'the battle');

const prompts: Readonly<Record<string, (view: View, item: Item) => string>> = {
  'british-set-up': () => 'Share out the British ships. Those you do not place stay in Great Britain & Ireland.',
  'german-set-up': () => 'Which German ships start at Cherbourg/Brest? The others stay in Germany.',
  'ship-loss': (view, side) =>
    `A ship is lost: which one, with an attack factor of ${view.owed[side === 'central' ? 'central' : 'allied']} or more?`,
  divide: () => 'The canal is blocked. Which ships go to Suez? The others lie in Alexandria.',
  'leave-gibraltar': () => 'Gibraltar has fallen. Which ships go to Great Britain & Ireland? The others go to Malta.',
  'convoy-attempt': () => 'Do the convoys try for Africa this turn?',
  'us-release': () => 'How many US ships are drawn for Europe?',
  'room-40': (view) => `${active(view)} has been drawn. Does Room 40 have it put back?`,
  'one-zone-moves': (view) => `${active(view)} is activated. Which ships sail, and into which sea?`,
  'two-zone-moves': (view) => `${active(view)}: which ships try for a second sea?`,
  repairs: (view) => `${active(view)}: which ships are repaired, a point at a time?`,
  'next-battle': () => 'You have the choice: where is the next battle fought?',
  furious: () => 'Does Furious fire her gun this round? Then she may be fired at.',
  airstrike: (_, item) => `${nameOf(String(item))}: at which ship do her aircraft strike?`,
  target: (view, item) => `Battle in ${battleZone(view)}, round ${view.battle?.round ?? 1}: at whom does ${nameOf(String(item))} fire?`,
  'fight-or-break-off': (view) => `Battle in ${battleZone(view)}: fight on, or break off?`,
  pursue: () => 'The enemy breaks off. Pursue, or let them go?',
  'form-groups': () => 'Divide your ships into groups before they run; each is as fast as its slowest ship.',
  'send-pursuers': () => 'Which ships chase which group?',
  'next-set': () => 'Which group is brought to battle next?',
  'go-on': () => 'Go on with the chase?',
  return: () => 'Where do your ships go? Those you do not send elsewhere return where they came from.',
};

const options: Readonly<Record<string, (first: string, second: string, third: string) => string>> = {
  place: (ship, base) => `${nameOf(ship)}: ${nameOf(base)}`,
  lose: (ship) => nameOf(ship),
  'to-suez': (ship) => `${nameOf(ship)}: to Suez`,
  'to-britain': (ship) => `${nameOf(ship)}: to Great Britain & Ireland`,
  declare: (base) => `Sail from ${nameOf(base)}`,
  take: (count) => (count === '0' ? 'None' : count),
  accept: () => 'Let it stand',
  refuse: () => 'Have it put back',
  move: (ship, via, to) => (to ? `${nameOf(ship)}: ${nameOf(to)}, by way of ${the(via)}` : `${nameOf(ship)}: ${nameOf(via)}`),
  repair: (ship) => nameOf(ship),
  fight: (zone) => (zone ? `Fight in ${the(zone)}` : 'Fight'),
  'fire-gun': () => 'She fires',
  'stay-silent': () => 'She stays silent',
  strike: (ship) => `Strike ${nameOf(ship)}`,
  aim: (ship) => `Fire at ${nameOf(ship)}`,
  'hold-fire': () => 'Hold fire',
  'break-off': () => 'Break off',
  pursue: () => 'Pursue',
  'let-go': () => 'Let them go',
  detach: (ship, group) => `${nameOf(ship)}: to group ${group}`,
  chase: (ship, group) => `${nameOf(ship)}: after group ${group}`,
  engage: (group) => `Group ${group}`,
  drop: (ship) => `${nameOf(ship)} falls out`,
  'press-on': () => 'Press on',
  home: (ship, base) => `${nameOf(ship)}: ${nameOf(base)}`,
  pass: () => 'Not this time',
};

const DONE: Readonly<Record<string, string>> = {
  'british-set-up': 'Done: the others stay at home',
  'german-set-up': 'Done: the others stay in Germany',
  divide: 'Done: the others lie in Alexandria',
  'leave-gibraltar': 'Done: the others go to Malta',
  'one-zone-moves': 'Done: the others stay',
  'two-zone-moves': 'Done: no more tries',
  repairs: 'Done: no more repairs',
  'form-groups': 'Done: run for it',
  'send-pursuers': 'Done: the others stay',
  return: 'Done: the others return home',
};

function optionInWords(question: string, verb: string, target: Target | undefined): string {
  if (verb === 'done') return DONE[question] ?? 'Done';
  const [first = '', second = '', third = ''] = typeof target === 'object' ? target : [target ?? ''];
  return options[verb]?.(String(first), String(second), String(third)) ?? verb;
}

export const wording: Wording<NineNavies> = {
  event: inWords,
  prompt: (view, question, item) => prompts[question]?.(view, item) ?? question,
  option: (_view, question, verb, target) => optionInWords(question, verb, target),
  name: nameOf,
};
