/** What happened, in sentences. */
import { strong, tellersOf, told } from '../../../kernel/index.ts';
import { SIDES as COURSES } from '../data/theatre.ts';
import type { Happening, Hindrance, Prize, Secret } from '../events.ts';
import type { Side, Task, ZoneSide } from '../state.ts';
import { nameOf, portName, watersName } from './names.ts';

const ship = (id: string): string => strong(nameOf(id));

/** What the operation calls a side: 'The Russians'. */
export type Called = (side: Side) => string;

/** The name of a side within a sentence: 'the Japanese'. */
const within = (name: string): string => name.replace(/^The /, 'the ');

const numberOf = (token: string): string => token.split('-').at(-1) ?? '';

/** As much of it as stands on a marker, beside the flag. */
export const fleetNumber = (token: string): string => `Fleet ${numberOf(token)}`;

/** The name of an enemy fleet: 'central-3' is 'Fleet 3 of the Russians'. */
export const tokenName = (token: string, called: Called): string =>
  `${fleetNumber(token)} of ${within(called(token.startsWith('allied') ? 'allied' : 'central'))}`;

/** 'fleets 3, 4 of the Russians' */
const tokensInWords = (tokens: readonly string[], name: string): string =>
  `${tokens.length === 1 ? 'fleet' : 'fleets'} ${tokens.map(numberOf).join(', ')} of ${within(name)}`;

/** Whoever reads it calls its own fleets by their names, and those of the enemy as they are known. */
const fleetsMet = (
  { tokens, own }: Extract<Happening, { type: 'met' }>,
  side: Side,
  called: Called,
): { readonly ids: readonly string[]; readonly words: string } => {
  const named = own?.[side];
  return named === undefined
    ? { ids: tokens[side], words: tokensInWords(tokens[side], called(side)) }
    : { ids: named.map(({ id }) => id), words: named.map(({ name }) => name).join('; ') };
};

const LOST = {
  foundered: (id: string) => told('GW-8.52', `${ship(id)} founders`, id),
  mined: (id: string) => told('GW-12.2', `${ship(id)} goes down where the mine struck her`, id),
  shelled: (id: string) => told('GW-11.1b', `${ship(id)} is sunk by the guns ashore`, id),
  torpedoed: (id: string) => told('GW-17.2', `${ship(id)} is torpedoed and sunk`, id),
  gale: (id: string) => told('GW-11.7a', `${ship(id)} goes down in the gale`, id),
  scuttled: (id: string) => told('GW-11.2e', `${ship(id)} is scuttled`, id),
};

const PRIZES: Readonly<Record<Prize, string>> = {
  small: 'a small merchantman is sunk',
  large: 'a large merchantman is sunk',
  contraband: 'a neutral with contraband is sunk',
  neutral: 'a neutral is stopped and let go',
};

const DOINGS: Readonly<Record<Task['do'], string>> = {
  port: 'enter port',
  bombard: 'bombard',
  unload: 'unload',
  lay: 'lay mines',
  sweep: 'sweep mines',
  hunt: 'look for merchantmen',
};

const HINDRANCES: Readonly<Record<Hindrance, string>> = {
  night: 'it is dark',
  weather: 'the weather forbids it',
  contact: 'the enemy was there',
  speed: 'it came too far in this turn',
  'no-guns': 'it has no guns for it',
  'no-room': 'no more mines go there',
};

const HINDERED: Readonly<Record<Task['do'], string>> = {
  port: 'GW-4.2',
  bombard: 'GW-11.1a',
  unload: 'GW-10.3',
  lay: 'GW-12.3',
  sweep: 'GW-12.4',
  hunt: 'GW-10.2b',
};

const hits = (count: number): string => (count === 0 ? 'no hit' : count === 1 ? 'a hit' : `${count} hits`);

/** One airship, or the seaplanes of a ship. */
const areSeaplanes = (craft: string): boolean => craft.endsWith('-seaplanes');

const LOST_IN_THE_AIR = {
  gale: ['is lost in the gale', 'are lost in the gale'],
  spent: ['comes down far from its shed, and is lost', 'come down far from their ship, and are lost'],
  wrecked: ['is wrecked on landing', 'are wrecked on landing'],
  'shot-down': ['is shot down', 'are shot down'],
} as const;

/** Ships to the nearest ten, as a report has them. */
export const shipsInWords = (ships: number): string => (ships === 0 ? 'a few ships' : `about ${ships} ships`);

/** Where they steer, as a report has it. */
export const courseInWords = (course: ZoneSide | null): string => (course === null ? 'lying there' : `steering ${COURSES[course]}`);

const zonesInWords = (zones: readonly string[]): string => strong(zones.join(' · '));

/** What came of a flight; what was seen is reported in lines of its own. */
function flightInWords(craft: string, way: readonly string[], searched: readonly string[], found: number): string {
  const [stays, flies, searches] = areSeaplanes(craft) ? ['stay', 'fly', 'search'] : ['stays', 'flies', 'searches'];
  if (searched.length === 0) return `${way.length === 0 ? stays : `${flies} over ${zonesInWords(way)}`}, and can see nothing of the sea`;
  return `${searches} ${zonesInWords(searched)}: ${found === 0 ? 'nobody in sight' : 'ships in sight'}`;
}

export const eventsTold = tellersOf<Happening | Secret, [called: Called]>()({
  'turn-began': ({ turn }) => told('GW-4.0', `Turn ${turn}`),
  weather: ({ zone, now }) => told('GW-4.1', `Weather, ${watersName(zone)}: ${strong(now)}`),
  'weather-held': ({ zone, now }) => told('GW-4.1', `Weather, ${watersName(zone)}: ${now}, as before`),
  'in-sight': ({ zone, surprise }) =>
    told('GW-5.4a', surprise ? `Ships are suddenly close by in ${strong(zone)}` : `There is smoke on the horizon in ${strong(zone)}`, zone),
  met: (event, called) => {
    const [allied, central] = [fleetsMet(event, 'allied', called), fleetsMet(event, 'central', called)];
    const what = event.surprise ? 'Surprise sighting' : 'Contact';
    return told(
      'GW-5.4a',
      `${what} in ${strong(event.zone)}: ${allied.words} against ${central.words}`,
      event.zone,
      ...allied.ids,
      ...central.ids,
    );
  },
  answered: ({ port, hits: count }) => told('GW-11.1b', `The works of ${strong(portName(port))} open fire: ${hits(count)}`, port),
  shelled: ({ port, hits: count }) => told('GW-11.1c', `${strong(portName(port))} is shelled: ${hits(count)}`, port),
  merchantman: ({ zone, what, points }) => told('GW-10.2c', `In ${strong(zone)} ${PRIZES[what]}${points > 0 ? ` (${points})` : ''}`, zone),
  away: ({ ship: id, zone }) => told('GW-18.1e', `${ship(id)} has come through to ${strong(zone)}, and is out of reach`, id, zone),
  mined: ({ ship: id, zone }) => told('GW-12.2', `${ship(id)} strikes a mine in ${strong(zone)}`, id, zone),
  laid: ({ zone }) => told('GW-12.3', `Mines are laid in ${strong(zone)}`, zone),
  swept: ({ zone, gone }) => told('GW-12.4', `Mines are swept in ${strong(zone)}${gone ? ', and the field is gone' : ''}`, zone),
  unloaded: ({ fleet, port, ships }) =>
    told(
      'GW-10.3',
      `${ships === 1 ? 'A transport unloads' : `${strong(ships)} transports unload`} at ${strong(portName(port))}`,
      fleet,
      port,
    ),
  hindered: ({ fleet, task, by }) => told(HINDERED[task], `A fleet does not ${DOINGS[task]}: ${HINDRANCES[by]}`, fleet),
  resigned: ({ name }) => told('GW-18.1', `${name} **resign**`),
  over: ({ allied, central, names }) =>
    told(
      'GW-18.1',
      `The operation is over: ${within(names.allied)} ${strong(String(allied))}, ${within(names.central)} ${strong(String(central))}`,
    ),
  leaked: ({ ship: id }) => told('GW-8.52', `${ship(id)} takes in water`, id),
  lost: ({ ship: id, how }) => LOST[how](id),
  'engines-mended': ({ ship: id }) => told('GW-11.27', `${ship(id)} has steam again`, id),
  'tow-parted': ({ piece }) => told('GW-11.2c', `The tow of ${ship(piece)} has parted`, piece),
  'air-raid': ({ zone, by }, called) => told('GW-14.7', `${called(by)}: bombs fall on ships in ${strong(zone)}`, zone),
  'aircraft-lost': ({ craft, zone, how }) =>
    told('GW-14.5', `${ship(craft)} ${LOST_IN_THE_AIR[how][areSeaplanes(craft) ? 1 : 0]}`, craft, zone),
  bombed: ({ ship: id, where }) => told('GW-14.7', `${ship(id)} is hit by a bomb: ${where}`, id),
  flew: ({ craft, way, searched, found }) =>
    told('GW-14.3', `${ship(craft)} ${flightInWords(craft, way, searched, found)}`, craft, ...searched),
  reported: ({ zone, ships, course }) =>
    told('GW-14.3', `Report: ${shipsInWords(ships)} in ${strong(zone)}, ${courseInWords(course)}`, zone),
  'submarine-sunk': ({ zone, side }, called) => told('GW-17.3', `${called(side)} lose a submarine in ${strong(zone)}`, zone),
  'out-of-fuel': ({ ship: id }) => told('GW-19.2', `${ship(id)} has no fuel left`, id),
});
