/** What happened, in sentences. */
import { listed, strong, tellersOf, told } from '../../../kernel/index.ts';
import { SIDES as COURSES } from '../data/theatre.ts';
import type { Happening, Hindrance, Prize, Secret } from '../events.ts';
import type { Side, Task, ZoneSide } from '../state.ts';
import { nameOf, portName } from './names.ts';

const ship = (id: string): string => strong(nameOf(id));

/** The name of an enemy fleet: 'central-3' is 'Central fleet 3'. */
export const tokenName = (token: string): string => {
  const [side, number] = token.split('-');
  return `${side === 'allied' ? 'Allied' : 'Central'} fleet ${number}`;
};

/** Whoever reads it calls its own fleets by their names, and those of the enemy as they are known. */
const fleetsMet = (
  { tokens, own }: Extract<Happening, { type: 'met' }>,
  side: Side,
): readonly { readonly id: string; readonly name: string }[] =>
  own?.side === side ? own.fleets : tokens[side].map((id) => ({ id, name: tokenName(id) }));

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

/** The name of a side within a sentence: 'the Japanese'. */
const within = (name: string): string => name.replace(/^The /, 'the ');

const LOST_IN_THE_AIR = {
  gale: 'is lost in the gale',
  spent: 'comes down far from its shed, and is lost',
  wrecked: 'is wrecked on landing',
  'shot-down': 'is shot down',
} as const;

/** Ships to the nearest ten, as a report has them. */
export const shipsInWords = (ships: number): string => (ships === 0 ? 'a few ships' : `about ${ships} ships`);

/** Where they steer, as a report has it. */
export const courseInWords = (course: ZoneSide | null): string => (course === null ? 'lying there' : `steering ${COURSES[course]}`);

const zonesInWords = (zones: readonly string[]): string => strong(zones.join(' · '));

/** What came of a flight; what was seen is reported in lines of its own. */
function flightInWords(way: readonly string[], searched: readonly string[], found: number): string {
  if (searched.length === 0) return `${way.length === 0 ? 'stays' : `flies over ${zonesInWords(way)}`}, and can see nothing of the sea`;
  return `searches ${zonesInWords(searched)}: ${found === 0 ? 'nobody in sight' : 'ships in sight'}`;
}

export const eventsTold = tellersOf<Happening | Secret>()({
  'turn-began': ({ turn }) => told('GW-4.0', `Turn ${turn}`),
  weather: ({ zone, now }) => told('GW-4.1', `Weather, ${zone}: ${strong(now)}`),
  'weather-held': ({ zone, now }) => told('GW-4.1', `Weather, ${zone}: ${now}, as before`),
  'in-sight': ({ zone, surprise }) =>
    told(
      'GW-5.4a',
      surprise ? `Ships close by in ${strong(zone)}: surprise` : `Smoke on the horizon in ${strong(zone)}: ships in sight`,
      zone,
    ),
  met: (event) => {
    const [allied, central] = [fleetsMet(event, 'allied'), fleetsMet(event, 'central')];
    const words = [allied, central].map((fleets) =>
      listed(
        fleets.map(({ name }) => name),
        '',
      ),
    );
    const what = event.surprise ? 'Surprise sighting' : 'Contact';
    return told(
      'GW-5.4a',
      `${what} in ${strong(event.zone)}: ${words.join(' and ')}`,
      event.zone,
      ...[...allied, ...central].map(({ id }) => id),
    );
  },
  answered: ({ port, hits: count }) => told('GW-11.1b', `The works of ${strong(portName(port))} open fire: ${hits(count)}`, port),
  shelled: ({ port, hits: count }) => told('GW-11.1c', `${strong(portName(port))} is shelled: ${hits(count)}`, port),
  merchantman: ({ zone, what, points }) => told('GW-10.2c', `In ${strong(zone)} ${PRIZES[what]}${points > 0 ? ` (${points})` : ''}`, zone),
  away: ({ ship: id, zone }) => told('GW-18.1e', `${ship(id)} has come through to ${strong(zone)}, and is out of reach`, id, zone),
  mined: ({ ship: id, zone }) => told('GW-12.2', `${ship(id)} strikes a mine in ${strong(zone)}`, id, zone),
  laid: ({ zone }) => told('GW-12.3', `Mines are laid in ${strong(zone)}`, zone),
  swept: ({ zone, gone }) => told('GW-12.4', `Mines are swept in ${strong(zone)}${gone ? ', and the field is gone' : ''}`, zone),
  unloaded: ({ fleet, port, ships }) => told('GW-10.3', `${strong(ships)} transports unload at ${strong(portName(port))}`, fleet, port),
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
  'air-raid': ({ zone, by }) => told('GW-14.7', `${nameOf(by)}: bombs fall on ships in ${strong(zone)}`, zone),
  'aircraft-lost': ({ craft, zone, how }) => told('GW-14.5', `${ship(craft)} ${LOST_IN_THE_AIR[how]}`, craft, zone),
  bombed: ({ ship: id, where }) => told('GW-14.7', `${ship(id)} is hit by a bomb: ${where}`, id),
  flew: ({ craft, way, searched, found }) => told('GW-14.3', `${ship(craft)} ${flightInWords(way, searched, found)}`, craft, ...searched),
  reported: ({ zone, ships, course }) =>
    told('GW-14.3', `Report: ${shipsInWords(ships)} in ${strong(zone)}, ${courseInWords(course)}`, zone),
  'submarine-sunk': ({ zone, side }) => told('GW-17.3', `${nameOf(side)} lose a submarine in ${strong(zone)}`, zone),
  'out-of-fuel': ({ ship: id }) => told('GW-19.2', `${ship(id)} has no fuel left`, id),
});
