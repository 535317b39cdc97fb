/** Command and movement in words. */
import { counted, listed, strong, tellersOf, told } from '../../../kernel/index.ts';
import type { MovementHappening, Track } from '../events/movement.ts';
import type { Division, ShipId } from '../state.ts';
import type { Names } from './names.ts';

/** Who did what; in few words where all did as they were told. */
const manoeuvres = (order: string | null, tracks: readonly Track[], { ship }: Names): string =>
  tracks.length > 1 && tracks.every((track) => track.order === order)
    ? `all ${tracks.length} as ordered`
    : listed(tracks.map((track) => `${ship(track.ship)} ${strong(track.order)}`));

const drift = (by: number, more: string, less: string): string[] =>
  by === 0 ? [] : [`${counted(Math.abs(by), 'hex', 'hexes')} ${by > 0 ? more : less}`];

/** More divisions than these nobody reads one by one. */
const MANY = 8;

const groups = (divisions: readonly Division[], single: readonly ShipId[], ship: Names['ship']): string =>
  [...divisions.map((boats) => listed(boats.map(ship))), ...single.map((boat) => `${ship(boat)} by herself`)].join('; ');

export const movementTold = tellersOf<MovementHappening, [Names]>()({
  'turn-began': ({ turn }) => told('GF-2.2b', `Turn ${strong(turn)}.`),
  arrived: ({ ships }, { ship }) => told('GF-5.0', `Coming into sight: ${listed(ships.map((id) => strong(ship(id))))}.`, ...ships),
  transferred: ({ name, from, to, turns }, { ship }) =>
    told(
      'GF-4.2.2b',
      `Command of the ${name} passes from ${ship(from)} to ${strong(ship(to))}: out of command for ${turns === 1 ? 'this turn' : `${strong(turns)} turns`}.`,
      to,
    ),
  regrouped: ({ force, divisions, single }, { ship }) =>
    told(
      'GF-13.2',
      `Divisions on the ${force} side: ${divisions.length > MANY ? `${divisions.length}, of ${divisions.flat().length} boats` : groups(divisions, single, ship)}.`,
      ...divisions.flat(),
      ...single,
    ),
  'out-of-command': ({ force, ships }, { ship }) =>
    told('GF-4.3', `Out of command on the ${force} side: ${listed(ships.map(ship))}.`, ...ships),
  steamed: ({ squadron, force, line, order, tracks }, names) =>
    squadron === null
      ? told('GF-2.2d', `By themselves, on the ${force} side: ${manoeuvres(order, tracks, names)}.`, ...tracks.map(({ ship }) => ship))
      : told(
          line ? 'GF-5.3.2b' : 'GF-5.3.1a',
          `${strong(force)}, ${line ? 'in line ahead' : 'together'}, ${strong(order ?? '')}: ${manoeuvres(order, tracks, names)}.`,
          ...tracks.map(({ ship }) => ship),
        ),
  smoke: ({ ships }, { ship }) => told('GF-12.2', `Making **smoke**: ${listed(ships.map(ship))}.`, ...ships),
  floated: ({ columns, rows }) =>
    told('GF-5.4.3', `The board floats ${listed([...drift(columns, 'east', 'west'), ...drift(rows, 'south', 'north')])}.`),
  gone: ({ ship, fate }, { ship: name }) =>
    fate === 'escaped'
      ? told('GF-15.3', `${strong(name(ship))} **escapes**.`, ship)
      : told('GF-5.4.2', `${strong(name(ship))} leaves the board and counts as destroyed.`, ship),
  crowded: ({ ships, rolls }, { ship }) =>
    told('GF-5.5.1', `Too close together: ${listed(ships.map((id, place) => `${ship(id)} ${rolls[place] ?? ''}`))}.`, ...ships),
  met: ({ ships, totals }, { ship }) =>
    told('GF-5.5.2', `Enemies meet: ${listed(ships.map((id, place) => `${ship(id)} ${totals[place] ?? ''}`))}.`, ...ships),
  collided: ({ ships: [one, other], damage: [first, second], rammed }, { ship }) =>
    told(
      rammed ? 'GF-5.5.2' : 'GF-5.5.3',
      `${strong(ship(one))} ${rammed ? '**rams**' : '**collides** with'} ${strong(ship(other))}: ${first} and ${second} points of damage.`,
      one,
      other,
    ),
});
