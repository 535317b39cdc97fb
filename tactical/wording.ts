/** The events of a battle in words. A game puts them together with its own. */
import { gathered, listed, type Sentence, strong, tellersOf, told } from '../kernel/index.ts';
import type { Hex, Side, SpeedLevel, Weather } from './battle.ts';
import type { BasicEnd, BattleEnd, BattleEvent, BattleSecret, Spoken } from './events.ts';
import { isOnMap } from './hexes.ts';
import { countersOf, hexName, LANDINGS, ownerOf, PLACES, WEAPONS } from './names.ts';
import type { Passage } from './slide.ts';

type Name = (id: string) => string;
const WEATHERS: Readonly<Record<Weather, string>> = {
  clear: 'clear weather',
  mist: 'mist',
  fog: 'fog',
  squall: 'a squall',
  storm: 'a storm',
  gale: 'a gale',
};
const LEVELS: readonly string[] = ['she lies **dead in the water**', 'she makes 1 slow', 'she makes 1', 'she makes 2', 'she makes 2+'];
const levelOf = (speed: SpeedLevel): string => LEVELS[speed] ?? '';

const ENDS: Readonly<Record<BattleEnd, string>> = {
  left: 'one side has left the map',
  sunk: 'one side has gone down',
  'out-of-sight': 'nobody can see an enemy',
  quiet: 'for three rounds nobody has fired or come nearer',
  'too-long': 'twenty rounds have been fought',
};

const INITIATIVE = {
  die: { rule: 'CW-7.1a', words: '' },
  'night-approach': { rule: 'CW-7.1b', words: ' by their approach in the dark' },
  'found-enemy': { rule: 'CW-7.1b', words: ', for they have come upon the enemy' },
  surprise: { rule: 'GW-TAC-INIT', words: ', for they have surprised the enemy' },
} as const;

const BASIC_ENDS: Readonly<Record<BasicEnd, string>> = {
  disengaged: 'the fleets have parted',
  sunk: ENDS.sunk,
  quiet: 'nobody has fired for three rounds',
  'too-long': ENDS['too-long'],
};

const ships = (count: number): string => (count === 1 ? 'one ship' : `${count} ships`);
/** A counter that lies face down, by what the game calls its side. */
const counterOf = (token: string, name: Name): string => countersOf([token], name(ownerOf(token)));
/** Her name once she is known, and the name of the counter before. */
const spokenOf = ({ token, ships: known }: Spoken, name: Name): string =>
  strong(known ? gathered(known.map(name)) : counterOf(token, name));
/** Of several pieces of one side, those who are not known by their numbers together. */
function spokenTogether(pieces: readonly Spoken[], side: Side, name: Name): string {
  const blank = pieces.filter(({ ships: known }) => known === null).map(({ token }) => token);
  const known = pieces.filter((piece) => piece.ships !== null).map((piece) => spokenOf(piece, name));
  return listed(blank.length > 0 ? [...known, strong(countersOf(blank, name(side)))] : known);
}
/** A piece that is known to be several ships does together what one does alone. */
const isOne = ({ ships: known }: Spoken): boolean => (known?.length ?? 1) === 1;
const aboutOf = ({ token, ships: known }: Spoken): readonly string[] => [token, ...(known ?? [])];

/** Where ships have gone: 'to F6', 'off the map past K6', or over its edge when the map follows them. */
const whither = (to: Hex, passage: Passage): string =>
  passage === 'followed' ? 'over the edge of the map' : isOnMap(to) ? `to ${hexName(to)}` : hexName(to);

/** Events of a battle; `name` is how the game calls its ships, and its sides. */
const { inWords, isTold } = tellersOf<BattleEvent | BattleSecret, [name: Name]>()({
  'battle-began': ({ night, weather }) =>
    told('CW-7.0', `Battle is joined, ${night ? 'by **night**' : 'by **day**'}, in ${WEATHERS[weather]}.`),
  foundered: ({ ship }, name) => told('CW-15.1', `${strong(name(ship))} goes **down** in the gale.`, ship),
  initiative: ({ side, by }, name) => told(INITIATIVE[by].rule, `${strong(name(side))} have the initiative${INITIATIVE[by].words}.`),
  entry: ({ side, edge }, name) => told('CW-7.24a', `${name(side)} come in by edge ${strong(String(edge + 1))} of the map.`),
  deployed: ({ side, where, stacks }, name) =>
    told(
      where === 'centre' ? 'CW-7.23a' : 'CW-7.24a',
      `${name(side)} are set up ${where === 'centre' ? 'in the centre' : 'from the edge'}: ${listed(stacks.map(({ hex, count }) => `${count === 1 ? 'one counter' : `${count} counters`} in ${hexName(hex)}`))}.`,
    ),
  sighted: ({ piece }, name) =>
    told('CW-7.27b', `${counterOf(piece.token, name)} is hidden no more: ${spokenOf(piece, name)}.`, ...aboutOf(piece)),
  counted: ({ token, count }, name) => told('CW-9.3b', `${strong(counterOf(token, name))} is a piece of ${ships(count)}.`, token),
  'battle-round': ({ round }) => told('CW-7.31a', `Round ${strong(String(round))}.`),
  moved: ({ side, pieces, to, passage }, name) =>
    told(
      'CW-7.32a',
      `${spokenTogether(pieces, side, name)} ${pieces.length === 1 && pieces.every(isOne) ? 'moves' : 'move'} ${whither(to, passage)}.`,
      ...pieces.flatMap(aboutOf),
    ),
  slid: () => told('CW-7.33b', 'The map follows: all ships are moved back by as much.'),
  exited: ({ piece, leftBehind }, name) =>
    told(
      'CW-7.33a',
      leftBehind
        ? `${spokenOf(piece, name)} ${isOne(piece) ? 'is' : 'are'} left far behind, and out of the battle.`
        : `${spokenOf(piece, name)} ${isOne(piece) ? 'leaves' : 'leave'} the battle for good.`,
      ...aboutOf(piece),
    ),
  'tow-dropped': ({ piece }, name) => told('GW-TAC-TOW', `The tow of ${spokenOf(piece, name)} is dropped.`, ...aboutOf(piece)),
  scuttled: ({ ship, piece }, name) => told('CW-8.4c', `${strong(name(ship))} is scuttled.`, ship, piece.token),
  engines: ({ ship, now }, name) =>
    told(
      'CW-11.41',
      now === 'patched' ? `The engines of ${strong(name(ship))} turn again.` : `The engines of ${strong(name(ship))} are beyond repair.`,
      ship,
    ),
  'battle-ended': ({ why }) => told('CW-7.35a', `The battle is over: ${ENDS[why]}.`),
  fired: ({ by, ship, at, with: arm, hits }, name) =>
    told(
      arm === 'torpedoes' ? 'CW-7.71a' : 'CW-7.4d',
      `${ship === null ? spokenOf(by, name) : strong(name(ship))} ${ship === null && !isOne(by) ? 'fire' : 'fires'} ${arm === 'torpedoes' ? 'torpedoes ' : ''}at ${spokenOf(at, name)}: ${hits === 0 ? 'no hit' : hits === 1 ? 'one hit' : `${hits} hits`}.`,
      ...aboutOf(by),
      ...aboutOf(at),
    ),
  'fire-wasted': ({ by, at }, name) =>
    told(
      'CW-7.4g',
      `${spokenOf(by, name)} ${isOne(by) ? 'fires' : 'fire'} at ${spokenOf(at, name)}, ${isOne(at) ? 'which is' : 'which are'} going down already.`,
      ...aboutOf(by),
    ),
  struck: ({ ship, token, by, where, why }, name) =>
    told('CW-8.0a', `${strong(name(ship))}: ${WEAPONS[by]} on her ${PLACES[where]}${LANDINGS[why]}.`, ship, token),
  bounced: ({ ship, token, by, where }, name) =>
    told('CW-8.2b', `${strong(name(ship))}: ${WEAPONS[by]} on her ${PLACES[where]} does not come through.`, ship, token),
  'no-effect': ({ ship, token, blow }, name) =>
    told('CW-8.0b', `${strong(name(ship))}: a hit on her ${PLACES[blow]} finds nothing.`, ship, token),
  slowed: ({ ship, speed, because }, name) =>
    told(because === 'hull' ? 'CW-8.41a' : 'CW-8.41b', `${strong(name(ship))} loses speed: ${levelOf(speed)}.`, ship),
  'leader-hit': ({ ship }, name) => told('GW-TBL-CRIT', `A hit on the bridge of ${strong(name(ship))}.`, ship),
  exploded: ({ ship }, name) => told('GW-TBL-CRIT-FN2', `${strong(name(ship))} **blows up**.`, ship),
  sunk: ({ ship }, name) => told('CW-8.0c', `${strong(name(ship))} is **sunk**.`, ship),
  'basic-round': ({ round, range }) => told('CW-6.1a', `Round ${strong(String(round))}, at ${range === 'short' ? 'short' : 'long'} range.`),
  settled: ({ over, wished, how, granted }, name) =>
    told(
      over === 'range' ? 'CW-6.2b' : 'CW-6.2d',
      `${wished.length === 2 ? 'Both sides want' : `${name(wished[0] ?? 'allied')} want`} to ${over === 'range' ? 'change the range' : 'break off'}: ${granted ? 'so it is' : 'it fails'}${how === 'agreed' ? '' : how === 'faster' ? ', for the faster fleet decides' : ', by the dice'}.`,
    ),
  'basic-ended': ({ why }) => told(why === 'disengaged' ? 'CW-6.2d' : 'CW-6.0', `The battle is over: ${BASIC_ENDS[why]}.`),
});

export const isBattleEvent = isTold;

/** The line of a counter, or of a merchantman who has no name of her own, begins as others do. */
export const begun = (words: string): string =>
  words.replace(/^(\**)([a-z])/, (_all, stars: string, first: string) => stars + first.toUpperCase());

/** Events of a battle as sentences. */
export const battleEvent = (event: BattleEvent | BattleSecret, name: Name): Sentence => {
  const { words, ...told } = inWords(event, name);
  return { ...told, words: begun(words) };
};
