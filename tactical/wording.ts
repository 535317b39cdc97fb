/** Battles in words: events, questions and options. A game puts these pieces together with its own. */
import { columnOf, neighboursOf, rowOf } from '../chart/hex.ts';
import type { Item, Target } from '../kernel/index.ts';
import { listed, strong, tellersOf, told } from '../kernel/index.ts';
import type { Battery, Blow, Hex, Piece, Side, SpeedLevel, Weapon, Weather } from './battle.ts';
import type { BasicEnd, BattleEnd, BattleEvent, Landing, Spoken } from './events.ts';
import { isOnMap, RING } from './hexes.ts';
import type { BasicView, BattleView, PieceView } from './view.ts';

type Name = (id: string) => string;
const SIDES: Readonly<Record<Side, string>> = { allied: 'The Allies', central: 'The Central Powers' };
const LATER: Readonly<Record<Side, string>> = { allied: 'the Allies', central: 'the Central Powers' };
const WEATHERS: Readonly<Record<Weather, string>> = {
  clear: 'clear weather',
  mist: 'mist',
  fog: 'fog',
  squall: 'a squall',
  storm: 'a storm',
  gale: 'a gale',
};
const WEAPONS: Readonly<Record<Weapon, string>> = {
  primary: 'a primary hit',
  secondary: 'a secondary hit',
  tertiary: 'a tertiary hit',
  torpedo: 'a torpedo',
};
const PLACES: Readonly<Record<Battery | 'hull' | 'mount', string>> = {
  primary: 'primary guns',
  secondary: 'secondary guns',
  tertiary: 'tertiary guns',
  hull: 'hull',
  mount: 'torpedo mount',
};
const LANDINGS: Readonly<Record<Landing, string>> = {
  rolled: '',
  merchant: ', as any shell does to a merchant hull',
  referred: ', in place of heavier guns that she was built without',
  spilled: ', for those guns are all gone',
  plunging: ', by plunging fire',
  again: ', a second time',
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
  'night-approach': { rule: 'CW-5.73b', words: ' by their approach in the dark' },
  'found-enemy': { rule: 'CW-BATTLE', words: ', for they have come upon the enemy' },
} as const;

const BASIC_ENDS: Readonly<Record<BasicEnd, string>> = {
  disengaged: 'the fleets have parted',
  sunk: ENDS.sunk,
  quiet: 'nobody has fired for three rounds',
  'too-long': ENDS['too-long'],
};

const LETTERS = 'ABCDEFGHIJK';

/** 'F6' is the centre; what lies beyond the ring has no name, and goes by the hexes of the ring beside it. */
export function hexName(hex: Hex): string {
  if (isOnMap(hex)) return gridName(hex);
  const past = neighboursOf(hex).filter(isOnMap).map(gridName);
  return past.length > 0 ? `off the map past ${past.join(' and ')}` : 'off the map';
}

const gridName = (hex: Hex): string => `${LETTERS[columnOf(hex) + RING]}${rowOf(hex) + RING + 1}`;

const ships = (count: number): string => (count === 1 ? 'one ship' : `${count} ships`);
/** Her name once she is known, and the name of the counter before. */
const spokenOf = ({ token, ships: known }: Spoken, name: Name): string => strong(known ? listed(known.map(name)) : counterName(token));
const aboutOf = ({ token, ships: known }: Spoken): readonly string[] => [token, ...(known ?? [])];

/** The number on a counter that lies face down: the last part of its token. */
export const counterNumber = (token: string): string => token.slice(token.lastIndexOf('-') + 1);

/** 'allied-counter-3' is 'Allied counter 3'. */
export const counterName = (token: string): string =>
  `${token.startsWith('allied') ? 'Allied' : 'Central'} counter ${counterNumber(token)}`;

/** Events of a battle as sentences; `name` is how the game calls its ships. */
export const { inWords: battleEvent, isTold: isBattleEvent } = tellersOf<BattleEvent, [name: Name]>()({
  'battle-began': ({ night, weather }) =>
    told('CW-7.0', `Battle is joined, ${night ? 'by **night**' : 'by **day**'}, in ${WEATHERS[weather]}.`),
  foundered: ({ ship }, name) => told('CW-15.1', `${strong(name(ship))} goes **down** in the gale.`, ship),
  initiative: ({ side, by }) => told(INITIATIVE[by].rule, `${strong(SIDES[side])} have the initiative${INITIATIVE[by].words}.`),
  entry: ({ side, edge }) => told('CW-7.24a', `${SIDES[side]} come from side ${strong(String(edge + 1))} of the map.`),
  deployed: ({ side, where, stacks }) =>
    told(
      where === 'centre' ? 'CW-7.23a' : 'CW-7.24a',
      `${SIDES[side]} are set up ${where === 'centre' ? 'in the centre' : 'from the edge'}: ${listed(stacks.map(({ hex, count }) => `${ships(count)} in ${hexName(hex)}`))}.`,
    ),
  sighted: ({ piece, side }, name) =>
    told('CW-7.27b', `${counterName(piece.token)} of ${LATER[side]} is made out: ${spokenOf(piece, name)}.`, ...aboutOf(piece)),
  counted: ({ token, count }) => told('CW-9.3b', `${strong(counterName(token))} is a piece of ${ships(count)}.`, token),
  'battle-round': ({ round }) => told('CW-7.31a', `Round ${strong(String(round))}.`),
  moved: ({ pieces, to }, name) =>
    told(
      'CW-7.32a',
      `${listed(pieces.map((piece) => spokenOf(piece, name)))} ${pieces.length === 1 ? 'moves' : 'move'} ${isOnMap(to) ? `to ${hexName(to)}` : 'off the map'}.`,
      ...pieces.flatMap(aboutOf),
    ),
  slid: () => told('CW-7.33b', 'The map follows: all ships are moved back by as much.'),
  exited: ({ piece, leftBehind }, name) =>
    told(
      'CW-7.33a',
      leftBehind ? `${spokenOf(piece, name)} is left far behind, and out of the battle.` : `${spokenOf(piece, name)} leaves the map.`,
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
      `${ship === null ? spokenOf(by, name) : strong(name(ship))} fires ${arm === 'torpedoes' ? 'torpedoes ' : ''}at ${spokenOf(at, name)}: ${hits === 0 ? 'no hit' : hits === 1 ? 'one hit' : `${hits} hits`}.`,
      ...aboutOf(by),
      ...aboutOf(at),
    ),
  'fire-wasted': ({ by, at }, name) =>
    told('CW-7.4g', `${spokenOf(by, name)} fires at ${spokenOf(at, name)}, which is going down already.`, ...aboutOf(by)),
  struck: ({ ship, by, where, why }, name) =>
    told('CW-8.0a', `${strong(name(ship))}: ${WEAPONS[by]} on her ${PLACES[where]}${LANDINGS[why]}.`, ship),
  bounced: ({ ship, by, where }, name) =>
    told('CW-8.2b', `${strong(name(ship))}: ${WEAPONS[by]} on her ${PLACES[where]} does not come through.`, ship),
  'no-effect': ({ ship, blow }, name) => told('CW-8.0b', `${strong(name(ship))}: a hit on her ${PLACES[blow]} finds nothing.`, ship),
  slowed: ({ ship, speed, because }, name) =>
    told(because === 'hull' ? 'CW-8.41a' : 'CW-8.41b', `${strong(name(ship))} loses speed: ${levelOf(speed)}.`, ship),
  'leader-hit': ({ ship }, name) => told('GW-TBL-CRIT', `A hit on the bridge of ${strong(name(ship))}.`, ship),
  exploded: ({ ship }, name) => told('GW-TBL-CRIT-FN2', `${strong(name(ship))} **blows up**.`, ship),
  sunk: ({ ship }, name) => told('CW-8.0c', `${strong(name(ship))} is **sunk**.`, ship),
  'basic-round': ({ round, range }) => told('CW-6.1a', `Round ${strong(String(round))}, at ${range} range.`),
  settled: ({ over, wished, how, granted }) =>
    told(
      over === 'range' ? 'CW-6.2b' : 'CW-6.2d',
      `${wished.length === 2 ? 'Both sides want' : `${SIDES[wished[0] ?? 'allied']} want`} to ${over === 'range' ? 'change the range' : 'break off'}: ${granted ? 'so it is' : 'it fails'}${how === 'agreed' ? '' : how === 'faster' ? ', for the faster fleet decides' : ', by the dice'}.`,
    ),
  'basic-ended': ({ why }) => told(why === 'disengaged' ? 'CW-6.2d' : 'CW-6.0', `The battle is over: ${BASIC_ENDS[why]}.`),
});

/** What the owner of a piece is asked about. */
const BLOWS: Readonly<Record<Blow, string>> = {
  primary: 'on primary guns',
  secondary: 'on secondary guns',
  tertiary: 'on tertiary guns',
  hull: 'on the hull',
  mount: 'on the torpedo mount',
  leader: 'where the leader is',
  spent: 'to no effect',
  plunge: 'on the hull',
  again: 'once more',
  slowed: 'on the engines',
  stopped: 'on the engines',
};

type AnyView = BattleView | BasicView;
type Prompt = (view: AnyView, item: Item) => string;

const struckPiece = ({ struck, pieces }: AnyView): PieceView | undefined =>
  pieces.find(({ own }) => own !== null && own.id === struck?.piece);

const PROMPTS: Readonly<Record<string, Prompt>> = {
  'entry-side': () => 'By which side of the map do you come?',
  'set-up': () => 'Set up your fleet: counter by counter, or all at once in the standard formation.',
  move: (view) => `Step ${'step' in view ? view.step : ''}: which groups move, and where?`,
  gunnery: () => 'Who fires at whom? Each ship has one target.',
  torpedoes: () => 'Who launches torpedoes, and at whom? Each ship has one attack.',
  allot: (view) => {
    const { struck } = view;
    const piece = struckPiece(view);
    const what = struck ? `${WEAPONS[struck.by]}${struck.blow ? `, ${BLOWS[struck.blow]}` : ''}` : 'the hit';
    return `Which ship ${piece ? `of ${piece.ships?.[0]?.sheet.name ?? 'the piece'}'s division ` : ''}takes ${what}?`;
  },
  'dead-ships': () => 'A ship dead in the water holds the fleet where it is. Scuttle her?',
  disengaging: () => 'Break off the battle? The faster fleet decides if you do not agree.',
  range: (view) =>
    `Go to ${'range' in view && view.range === 'long' ? 'short' : 'long'} range? The faster fleet decides if you do not agree.`,
};

/** The question of a battle in words; undefined for one that is not of a battle. */
export const battlePrompt = (view: AnyView, question: string, item: Item): string | undefined => PROMPTS[question]?.(view, item);

const nameOfShip = ({ pieces }: AnyView, id: string): string => {
  for (const { ships: seen } of pieces) for (const { sheet } of seen ?? []) if (sheet.id === id) return sheet.name;
  return id;
};
const nameOfPiece = (piece: PieceView): string =>
  piece.ships ? listed(piece.ships.filter(({ damage }) => !damage.sunk).map(({ sheet }) => sheet.name)) : counterName(piece.token);
const ownPiece = (view: AnyView, id: Piece['id']): string => {
  const piece = view.pieces.find(({ own }) => own?.id === id);
  return piece ? nameOfPiece(piece) : id;
};
const nameOfTarget = ({ pieces }: AnyView, token: string): string => {
  const piece = pieces.find((each) => each.token === token);
  return piece ? nameOfPiece(piece) : counterName(token);
};
const nameOfGroup = ({ pieces }: AnyView, group: number): string =>
  listed(pieces.filter(({ own, hex }) => own?.group === group && hex !== null).map(nameOfPiece)) || `Group ${group}`;

type Label = (view: AnyView, first: string, second: string) => string;

const OPTIONS: Readonly<Record<string, Label>> = {
  enter: (_view, edge) => `Side ${Number(edge) + 1}`,
  place: (view, id, hex) => `${ownPiece(view, id)}: ${hexName(Number(hex))}`,
  'form-up': () => 'All in the standard formation',
  move: (view, group, hex) => `${nameOfGroup(view, Number(group))}: ${hexName(Number(hex))}`,
  join: (view, one, two) => `Combine ${nameOfGroup(view, Number(one))} with ${nameOfGroup(view, Number(two))}`,
  detach: (view, id) => `Leave ${ownPiece(view, id)} behind`,
  drop: (view, id) => `Drop the tow of ${ownPiece(view, id)}`,
  scuttle: (view, id) => `Scuttle ${nameOfShip(view, id)}`,
  fire: (view, ship, token) => `${nameOfShip(view, ship)}: at ${nameOfTarget(view, token)}`,
  allot: (view, ship) => nameOfShip(view, ship),
  'break-off': () => 'Break off',
  'fight-on': () => 'Fight on',
  'change-range': (view) => ('range' in view && view.range === 'long' ? 'Close to short range' : 'Open to long range'),
  'keep-range': () => 'Keep the range',
};

const DONE: Readonly<Record<string, string>> = {
  'set-up': 'Done: the fleet lies as it should',
  move: 'Done: the others stay',
  gunnery: 'Done: the others hold their fire',
  torpedoes: 'Done: the others keep theirs',
  'dead-ships': 'Done: who still floats stays',
};

/** An option of a battle in words; undefined for a question that is not of a battle. */
export function battleOption(view: AnyView, question: string, verb: string, target: Target | undefined): string | undefined {
  if (!(question in PROMPTS)) return undefined;
  if (verb === 'done') return DONE[question] ?? 'Done';
  const [first = '', second = ''] = typeof target === 'object' ? target : [target ?? ''];
  return OPTIONS[verb]?.(view, String(first), String(second));
}
