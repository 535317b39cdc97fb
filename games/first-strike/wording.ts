/** Log events in sentences, and the names of pieces and places. */
import { countedStrong, figure, listed, strong, tellersOf, told } from '../../kernel/index.ts';
import { AIRCRAFT, BATTERIES, RAIDERS, SHIPS } from './data/counters.ts';
import { INSTALLATION_NAMES } from './data/spaces.ts';
import type { Happening } from './events.ts';

const NAMES: ReadonlyMap<string, string> = new Map<string, string>([
  ...SHIPS.map(({ id, name }): [string, string] => [id, name]),
  ...AIRCRAFT.map(({ id }): [string, string] => [id, `Seaplane ${id}`]),
  ...RAIDERS.map(({ id, name }): [string, string] => [id, name]),
  ...BATTERIES.map((id, place): [string, string] => [id, `Battery ${place + 1}`]),
  ...Object.entries(INSTALLATION_NAMES),
  ...[1, 2, 3, 4, 5].map((n): [string, string] => [`entry-${n}`, `entry ${n}`]),
  ['escape', 'Raid Escape'],
  ['rescue', 'the Rescue space'],
  ['cuxhaven', 'Cuxhaven'],
  ['british-reserve', 'the British reserve'],
  ['german-reserve', 'the German reserve'],
  ['british-a', 'British A'],
  ['british-b', 'British B'],
  ['neutral', 'Neutral'],
  ['german-b', 'German B'],
  ['german-a', 'German A'],
  ['british', 'the British'],
  ['e-11', 'Submarine E-11'],
  ['false-alarm', 'False Alarm'],
]);

export const nameOf = (id: string): string => NAMES.get(id) ?? (/^[A-E]$/.test(id) ? `space ${id}` : id);
const named = (id: string): string => strong(nameOf(id));
const allNamed = (ids: readonly string[]): string => listed(ids.map(named), 'nothing');

/** '3 points', and of a figure with a sign '−1 point'. */
export const pointsInWords = (points: number, figure = String(points)): string =>
  `${figure} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

export const HEIGHTS = { low: 'low', medium: 'at medium height', high: 'high' } as const;

const LOSSES = {
  'shot-down': 'is shot down',
  'with-carrier': 'is lost with its carrier',
  rescue: 'is lost in the Rescue space',
  'no-room': 'finds no room aboard and is lost',
  abandoned: 'is abandoned',
} as const;

export const { inWords } = tellersOf<Happening>()({
  'set-up': ({ falseAlarms, battery }) =>
    told('FS-4.0g', `The container holds **${falseAlarms}** False Alarms. A battery guards the ${named(battery)}.`, battery),
  'turn-began': ({ turn }) => told('FS-3.1', `Turn **${turn}**.`),
  'false-alarms-added': ({ count }) => told('FS-6.0e', `**${count}** False Alarms go into the container.`),
  'event-passed': ({ why }) => told('FS-6.0a', `No effect: ${why}.`),
  repaired: ({ ship, how }) =>
    told('FS-6.0h', `${named(ship)} is mended: ${how === 'marker' ? 'a damage marker comes off' : 'back to full strength'}.`, ship),
  'alert-changed': ({ from, to, rule }) => told(rule, `German alert ${to > from ? 'rises' : 'falls'} to **${to}**.`),
  'counters-drawn': ({ counters }) => told('FS-7.2', `Drawn: ${allNamed(counters)}.`, ...counters),
  placed: ({ counter, at, rule }) => told(rule, `${named(counter)} goes to ${nameOf(at)}.`, counter, at),
  returned: ({ counter, rule }) => told(rule, `${named(counter)} goes back into the container.`, counter),
  removed: ({ counter, rule }) => told(rule, `${named(counter)} leaves the game.`, counter),
  attacked: ({ raider, ship, hit }) =>
    told('FS-7.4', `${named(raider)} attacks ${named(ship)}: ${hit ? '**hit**' : 'no effect'}.`, raider, ship),
  'ship-damaged': ({ ship, how, rule }) => told(rule, `${named(ship)} ${how === 'flip' ? 'is damaged' : 'takes a damage marker'}.`, ship),
  'ship-out': ({ ship, how, rule }) => told(rule, `${named(ship)} ${how === 'sunk' ? 'is **sunk**' : 'is out of the game'}.`, ship),
  'aircraft-lost': ({ aircraft, how, rule }) => told(rule, `${named(aircraft)} ${LOSSES[how]}.`, aircraft),
  'german-sortie': ({ ships, space }) => told('FS-7.5.1a', `The High Sea Fleet steams for ${nameOf(space)}: ${allNamed(ships)}.`, ...ships),
  joined: ({ ship }) => told('FS-7.6', `${named(ship)} joins the Harwich Force.`, ship),
  sailed: ({ to }) => told('FS-8.1b', `The Harwich Force sails to **${nameOf(to)}**.`, to),
  held: ({ at }) => told('FS-8.1b', `The Harwich Force holds in ${nameOf(at)}.`, at),
  'raid-launched': () => told('FS-9.0', 'The raid is **launched**.'),
  'took-off': ({ aircraft, aboard }) =>
    told(
      'FS-9.1',
      `Taken off: ${allNamed(aircraft)}.${aboard.length > 0 ? ` Aboard with engine failure: ${allNamed(aboard)}.` : ''}`,
      ...aircraft,
      ...aboard,
    ),
  'air-round': ({ round }) => told('FS-9.3.1', `Air round **${round}**.`),
  arrived: ({ aircraft, at, altitude }) =>
    told('FS-9.2.1', `${named(aircraft)} makes the coast at ${nameOf(at)}, ${HEIGHTS[altitude]}.`, aircraft, at),
  delayed: ({ aircraft }) => told('FS-9.2.1', `${named(aircraft)} is delayed.`, aircraft),
  flew: ({ aircraft, to }) => told('FS-9.4a', `${named(aircraft)} flies to ${nameOf(to)}.`, aircraft, to),
  'changed-altitude': ({ aircraft, to }) => told('FS-9.4a', `${named(aircraft)} is now ${HEIGHTS[to]}.`, aircraft),
  'aircraft-hit': ({ aircraft, battery, bombLost }) =>
    told('FS-9.5c', `${named(battery)} hits ${named(aircraft)}${bombLost ? '; a bomb is lost' : ''}.`, aircraft, battery),
  bombed: ({ aircraft, at, hit }) =>
    told('FS-9.6a', `${named(aircraft)} bombs the ${nameOf(at)}: ${hit ? '**hit**' : 'missed'}.`, aircraft, at),
  landed: ({ aircraft, carrier, rule }) => told(rule, `${named(aircraft)} is hoisted aboard ${named(carrier)}.`, aircraft, carrier),
  ditched: ({ aircraft }) => told('FS-9.7c', `${named(aircraft)} comes down by E-11, off Norderney.`, aircraft),
  'raid-flown': ({ rounds }) => told('FS-9.7a', `The raid took **${rounds}** air rounds.`),
  'raid-over': () => told('FS-9.9', 'The raid is over.'),
  'e11-hit': ({ sunk }) => told('FS-9.8.1b', `**E-11** is ${sunk ? '**sunk**' : 'damaged'}.`, 'e-11'),
  'e11-home': () => told('FS-9.8.2b', '**E-11** dives and makes for home.', 'e-11'),
  'battle-began': ({ space, rounds }) => told('FS-10.1b', `Battle in ${nameOf(space)}, for ${countedStrong(rounds, 'round')}.`),
  'battle-round': ({ round }) => told('FS-10.1a', `Battle round **${round}**.`),
  posted: ({ ship, at }) => told('FS-10.0c', `${named(ship)} takes station in ${nameOf(at)}.`, ship, at),
  steamed: ({ ship, to }) => told('FS-10.2', `${named(ship)} steams to ${nameOf(to)}.`, ship, to),
  fired: ({ ship, at, hit }) => told('FS-10.3.4a', `${named(ship)} fires at ${named(at)}: ${hit ? '**hit**' : 'missed'}.`, ship, at),
  'battle-ended': () => told('FS-10.3.6a', 'The fleets part.'),
  'weather-cleared': () => told('FS-3.0i', 'The weather clears.'),
  points: ({ total }) => told('FS-3.0k', `Points: **${figure(total)}**.`),
});
