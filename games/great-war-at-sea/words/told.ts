/** What happened, in sentences. */
import { listed, strong, tellersOf, told } from '../../../kernel/index.ts';
import { SIDES as COURSES } from '../data/theatre.ts';
import type { Happening, Secret } from '../events.ts';
import type { ZoneSide } from '../state.ts';
import { nameOf } from './names.ts';

const ship = (id: string): string => strong(nameOf(id));

/** The name of an enemy fleet: 'central-3' is 'Central fleet 3'. */
export const tokenName = (token: string): string => {
  const [side, number] = token.split('-');
  return `${side === 'allied' ? 'Allied' : 'Central'} fleet ${number}`;
};

type Ending = Extract<Secret, { type: 'lost' }>['how'];

const LOST: Readonly<Record<Ending, (name: string) => readonly [rule: string, words: string]>> = {
  foundered: (name) => ['GW-8.52', `${name} founders`],
  mined: (name) => ['GW-12.2', `${name} goes down on a mine`],
  torpedoed: (name) => ['GW-17.2', `${name} is torpedoed and sunk`],
  gale: (name) => ['GW-WX-GALE', `${name} goes down in the gale`],
  scuttled: (name) => ['GW-11.2e', `${name} is scuttled`],
};

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

export const eventsTold = tellersOf<Happening | Secret>()({
  'turn-began': ({ turn }) => told('GW-4.0', `Turn ${turn}`),
  weather: ({ zone, now }) => told('GW-4.1', `Weather, ${zone}: ${strong(now)}`),
  met: ({ zone, surprise, tokens }) =>
    told(
      'GW-5.4a',
      `${surprise ? 'Surprise sighting' : 'Contact'} in ${strong(zone)}: ${listed(tokens.allied.map(tokenName), '')} and ${listed(tokens.central.map(tokenName), '')}`,
      zone,
      ...tokens.allied,
      ...tokens.central,
    ),
  over: ({ allied, central }) =>
    told('GW-18.1', `The operation is over: Allies ${strong(String(allied))}, Central Powers ${strong(String(central))}`),
  leaked: ({ ship: id }) => told('GW-8.52', `${ship(id)} takes in water`, id),
  lost: ({ ship: id, how }) => told(...LOST[how](ship(id)), id),
  'engines-mended': ({ ship: id }) => told('GW-11.27', `${ship(id)} has steam again`, id),
  'tow-parted': ({ piece }) => told('GW-11.2c', `The tow of ${ship(piece)} has parted`, piece),
  'air-raid': ({ zone, by }) => told('GW-14.7', `${nameOf(by)}: an airship bombs ships in ${strong(zone)}`, zone),
  'aircraft-lost': ({ craft, zone, how }) => told('GW-14.5', `${ship(craft)} ${LOST_IN_THE_AIR[how]}`, craft, zone),
  bombed: ({ ship: id, where }) => told('GW-14.7', `${ship(id)} is hit by a bomb: ${where}`, id),
  reported: ({ zone, ships, course }) =>
    told('GW-14.3', `Report: ${shipsInWords(ships)} in ${strong(zone)}, ${courseInWords(course)}`, zone),
  'submarine-sunk': ({ zone, side }) => told('GW-17.3', `${nameOf(side)} lose a submarine in ${strong(zone)}`, zone),
  'out-of-fuel': ({ ship: id }) => told('GW-19.2', `${ship(id)} has no fuel left`, id),
});
