/** Log events in sentences, and the names of pieces and places. */
import { counted, countedStrong, listed, strong, tellersOf, told } from '../../kernel/index.ts';
import { type Alliance, BASE_FACTS, ZONE_FACTS } from './data/map.ts';
import { COUNTERS } from './data/ships.ts';
import type { Happening, Toll } from './events.ts';

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
export const the = (zone: string): string => `the ${nameOf(zone)}`;

const ships = (count: number): string => (count === 1 ? 'one ship' : `${count} ships`);

const tally = (words: string, ids: readonly string[]): string[] => (ids.length > 0 ? [`${words} ${allNamed(ids)}`] : []);

/** By these rules a ship is gone before she has ever been at sea. */
const NEVER_READY: ReadonlySet<string> = new Set(['NN-7.6', 'NN-7.7', 'NN-7.9c']);

/** 'The Allies: sunk Glory; driven off Canopus, Duncan.' */
function tollInWords(side: Alliance, { sunk, disabled, damaged }: Toll): string {
  const all = [...tally('**sunk**', sunk), ...tally('driven off', disabled), ...tally('damaged', damaged)];
  return all.length > 0 ? `${named(side)}: ${all.join('; ')}.` : '';
}

const OWNERS: Readonly<Record<Alliance, string>> = { allied: 'the Allies', central: 'the Central Powers' };

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (place: number): string => `${place}${ENDINGS[ordinals.select(place)] ?? 'th'}`;

/** '2 hits for 7 points, and she is disabled'. */
function effectInWords({ hits, points, disabled }: { readonly hits: number; readonly points: number; readonly disabled: boolean }): string {
  const hurt = hits > 0 ? `${countedStrong(hits, 'hit')} for ${counted(points, 'point')}` : '';
  return [hurt, disabled ? 'disabled' : ''].filter(Boolean).join(', ') || 'no hit';
}

export const { inWords } = tellersOf<Happening>()({
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
  activated: ({ chit, side, place, of }) =>
    told('NN-5.5a', `${named(chit)} is activated for ${OWNERS[side]}, the ${ordinal(place)} of ${of} bases.`, chit),
  refused: ({ chit }) => told('NN-5.5/A', `Room 40: the chit of ${named(chit)} goes back.`, chit),
  sailed: ({ ship, to }) => told('NN-8.1', `${named(ship)} sails into ${the(to)}.`, ship, to),
  'turned-back': ({ ship, base }) => told('NN-8.3b', `${named(ship)} turns back to ${nameOf(base)}.`, ship),
  damaged: ({ ship, points, rule }) => told(rule, `${named(ship)} takes **${points}** damage.`, ship),
  sunk: ({ ship, rule }) =>
    told(rule, `${named(ship)} is ${NEVER_READY.has(rule) ? '**lost**: she is never made ready' : '**sunk**'}.`, ship),
  repaired: ({ ship, left }) =>
    told('NN-10.4', `${named(ship)} is repaired by a point; ${left === 0 ? 'she is whole' : `${left} left`}.`, ship),
  'battle-began': ({ zone, allied, central }) =>
    told('NN-11.1', `Battle in **${the(zone)}**: ${ships(allied)} of the Allies, ${ships(central)} of the Central Powers.`, zone),
  'round-began': ({ round, set }) => told('NN-11.1', set > 0 ? `Pursuit, set ${set}, round **${round}**.` : `Round **${round}**.`),
  furious: () => told('NN-11.12b', '**Furious** will fire her gun.', 'furious'),
  'first-fire': ({ side }) => told('NN-11.9a', `${named(side)} fire first.`),
  'names-battle': ({ side }) => told('NN-5.7a', `${named(side)} name the next battle.`),
  'returns-first': ({ side }) => told('NN-8.5a', `${named(side)} return to base first.`),
  fired: (event) =>
    told(
      event.with === 'guns' ? 'NN-11.2' : 'NN-12.4a',
      `${named(event.ship)} ${event.with === 'guns' ? 'fires at' : 'sends her aircraft against'} ${named(event.at)}: ${effectInWords(event)}.`,
      event.ship,
      event.at,
    ),
  results: ({ allied, central }) =>
    told(
      'NN-11.7',
      [tollInWords('allied', allied), tollInWords('central', central)].filter(Boolean).join(' ') || 'Nobody is hurt.',
      ...[allied, central].flatMap(({ sunk, disabled, damaged }) => [...sunk, ...disabled, ...damaged]),
    ),
  disabled: ({ ship, rule }) => told(rule, `${named(ship)} is disabled and goes home.`, ship),
  chose: ({ allied, central }) => told('NN-11.15a', `The Allies ${choiceWords(allied)}, the Central Powers ${choiceWords(central)}.`),
  pursuit: ({ side, pursues }) => told('NN-11.14', `${named(side)} ${pursues ? 'pursue' : 'let them go'}.`),
  'set-over': ({ set }) => told('NN-11.16e', `The pursuit of group ${set} is over.`),
  stalemate: ({ zone }) => told('NN-11.10', `Nobody in ${the(zone)} can hurt anybody: both sides part.`, zone),
  returned: ({ ships: back, base }) =>
    told('NN-8.5a', `${allNamed(back)} ${back.length === 1 ? 'returns' : 'return'} to ${nameOf(base)}.`, ...back, base),
  'no-haven': ({ ship }) => told('NN-8.5b', `${named(ship)} has no base to go to.`, ship),
  settled: ({ zone, side, points }) =>
    told(
      'NN-3.6a',
      side ? `${named(side)} hold **${the(zone)}**${points > 0 ? `: ${counted(points, 'point')}` : ''}.` : `Nobody holds ${the(zone)}.`,
      zone,
    ),
  resigned: ({ side }) => told('NN-5.8', `${named(side)} **resign**.`),
  points: ({ side, points, why, rule }) => told(rule, `${named(side)} score **${points}**: ${why}.`),
});

const choiceWords = (decision: 'fight' | 'break-off'): string => (decision === 'fight' ? 'fight on' : 'break off');
