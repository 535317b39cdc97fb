/** A battle as a file has it: read with every fault named, and written out again. */
import { plain } from '../../../register/packs.ts';
import type { Fields, Found, Reader } from '../../../register/reading.ts';
import { at, fault, fields, isFields, oneOf, optional, repeated, required, some, truth, wholeBetween } from '../../../register/reading.ts';
import type { Side } from '../../../tactical/battle.ts';
import { enemyOf, WEATHERS } from '../../../tactical/battle.ts';
import type { BattleScenario, Victory } from './battles.ts';
import { id, SIDE_NAMES, SIDES, ships, shipsOf, side } from './readers.ts';

const TITLE = plain(60);
const WORDS = plain(300);

/** Hardly a fleet of the campaign is larger. */
const MOST_SHIPS = 30;
/** CW-7.28b: who is surprised at night has the enemy two hexes nearer. */
const MOST_CLOSER = 2;

/** A year and a month, '1914-10', which the rules count as 1914.1. */
const date: Reader<number> = (found) => {
  const parts = typeof found.value === 'string' ? /^(19\d\d)-(0[1-9]|1[0-2])$/.exec(found.value) : null;
  return parts ? (Number(parts[1]) * 100 + Number(parts[2])) / 100 : fault(found, "expected a year and a month, such as '1914-11'");
};
const dateInWords = (when: number): string => `${Math.floor(when)}-${String(Math.round(when * 100) % 100).padStart(2, '0')}`;

const neither =
  <T>(read: Reader<T>): Reader<T | null> =>
  (found) =>
    found.value === null ? null : read(found);

const fleet =
  (owner: Side): Reader<readonly string[]> =>
  (found) => {
    const list = some(shipsOf(owner), 'ship')(found);
    if (list === undefined) return undefined;
    const twice = repeated(list);
    if (twice !== undefined) return fault(found, `${twice} stands there twice`);
    return list.length > MOST_SHIPS ? fault(found, `expected at most ${MOST_SHIPS} ships, found ${list.length}`) : list;
  };

const fleets: Reader<BattleScenario['ships']> = (found) => {
  const from = fields(found, SIDES);
  if (!from) return undefined;
  const allied = required(found, from, 'allied', fleet('allied'));
  const central = required(found, from, 'central', fleet('central'));
  return allied && central && { allied, central };
};

/** Ships that take part. */
const among =
  (present: readonly string[], who: string): Reader<readonly string[]> =>
  (found) => {
    const list = ships(found);
    const absent = list?.find((each) => !present.includes(each));
    return absent === undefined ? list : fault(found, `${absent} is not ${who}`);
  };

const KINDS = ['points', 'sink'] as const;
const ENOUGH = ['sunk', 'crippled'] as const;

/** More points, or certain ships of the enemy sunk. */
const victoryFor =
  (present: BattleScenario['ships']): Reader<Victory> =>
  (found) => {
    const kind = isFields(found.value) ? required(found, found.value, 'kind', oneOf(KINDS)) : undefined;
    const from = fields(found, kind === 'points' ? ['kind', 'even'] : ['kind', 'side', 'ships', 'enough']);
    if (!from || kind === undefined) return undefined;
    return kind === 'points' ? byPoints(found, from) : bySinking(found, from, present);
  };

function byPoints(found: Found, from: Fields): Victory | undefined {
  const even = required(found, from, 'even', side);
  return even && { kind: 'points', even };
}

function bySinking(found: Found, from: Fields, present: BattleScenario['ships']): Victory | undefined {
  const burdened = required(found, from, 'side', side);
  if (!burdened) return undefined;
  const enemy = enemyOf(burdened);
  const prey = required(found, from, 'ships', some(among(present[enemy], `in the fleet of ${SIDE_NAMES[enemy]}`), 'ship'));
  const enough = required(found, from, 'enough', oneOf(ENOUGH));
  return prey && enough && { kind: 'sink', side: burdened, ships: prey, enough };
}

const history: Reader<BattleScenario['history']> = (found) => {
  const from = fields(found, ['winner', 'words']);
  if (!from) return undefined;
  const winner = required(found, from, 'winner', neither(side));
  const words = required(found, from, 'words', WORDS);
  return winner === undefined || words === undefined ? undefined : { winner, words };
};

const NEVER_FOUGHT: BattleScenario['history'] = { winner: null, words: 'It was never fought.' };

const KEYS = [
  ...['id', 'title', 'words', 'date', 'night', 'weather', 'finder', 'closer'],
  ...['ships', 'anchored', 'apart', 'raiders', 'victory', 'history'],
];

/** A battle of a player's own. `taken` are the names that other scenarios have. */
export const battle =
  (taken: readonly string[]): Reader<BattleScenario> =>
  (found) => {
    const from = fields(found, KEYS);
    if (!from) return undefined;
    const name = required(found, from, 'id', id);
    if (name !== undefined && taken.includes(name)) fault(at(found, 'id', name), `there is a scenario ${name} already`);
    const title = required(found, from, 'title', TITLE);
    const words = required(found, from, 'words', WORDS);
    const when = required(found, from, 'date', date);
    const present = required(found, from, 'ships', fleets);
    const circumstances = {
      night: optional(found, from, 'night', truth) ?? false,
      weather: optional(found, from, 'weather', oneOf(WEATHERS)) ?? 'clear',
      finder: optional(found, from, 'finder', neither(side)) ?? null,
      closer: optional(found, from, 'closer', wholeBetween(0, MOST_CLOSER, 'hexes')) ?? 0,
      raiders: optional(found, from, 'raiders', truth) ?? true,
      history: optional(found, from, 'history', history) ?? NEVER_FOUGHT,
    };
    if (present === undefined) return undefined;
    const everybody = among([...present.allied, ...present.central], 'in the battle');
    const anchored = optional(found, from, 'anchored', everybody) ?? [];
    const apart = optional(found, from, 'apart', everybody) ?? [];
    const victory = required(found, from, 'victory', victoryFor(present));
    if (name === undefined || title === undefined || words === undefined || when === undefined || victory === undefined) return undefined;
    return { id: name, title, words, date: when, ...circumstances, ships: present, anchored, apart, victory, source: 'pack' };
  };

/** The same battle as a file would have it. */
export const written = ({ source: _, date: when, ...scenario }: BattleScenario) => ({ ...scenario, date: dateInWords(when) });
