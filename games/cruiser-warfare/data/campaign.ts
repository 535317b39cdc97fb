/** The set-up of the campaign as a file has it (CW-13.0): groups, pools and leaders, read with every fault named, and written out again. */
import { RULE_NUMBER } from '../../../kernel/index.ts';
import { plain } from '../../../register/packs.ts';
import type { Fields, Found, Reader } from '../../../register/reading.ts';
import { fault, fields, given, isFields, listOf, oneOf, optional, required, some, text, wholeBetween } from '../../../register/reading.ts';
import type { Side } from '../../../tactical/battle.ts';
import { LAST_TURN } from '../rules/calendar.ts';
import type { Figures } from './data.ts';
import type { Coming, Group, Leader } from './forces.ts';
import { area, id, SIDES, ships, shipsOf, side } from './readers.ts';
import { vesselOf } from './ships.ts';

export type Campaign = Pick<Figures, 'forces' | 'pools' | 'leaders'>;

const TITLE = plain(60);

/** The list that a group is of, so that the log can say where it is to be read. */
const rule: Reader<string> = (found) => {
  const number = text(found);
  return number === undefined || RULE_NUMBER.exec(number)?.[0] === number ? number : fault(found, 'expected the number of a rule');
};

const AT_ONCE = ['start', 'dutch', 'italy', 'sturdee'] as const;
const BY_THE_CALENDAR = ['turn', 'japan', 'plan-b'] as const;
const BONDS = ['station', 'french-atlantic', 'home-waters', 'dutch-waters'] as const;

const isOneOf = <T extends string>(list: readonly T[], word: string): word is T => list.some((each) => each === word);

const coming: Reader<Coming> = (found) => {
  const reason = isFields(found.value) ? required(found, found.value, 'with', oneOf([...AT_ONCE, ...BY_THE_CALENDAR])) : undefined;
  const dated = reason !== undefined && isOneOf(BY_THE_CALENDAR, reason);
  const from = fields(found, dated ? ['with', 'turn'] : ['with']);
  if (!from || reason === undefined) return undefined;
  if (!isOneOf(BY_THE_CALENDAR, reason)) return { with: reason };
  const turn = required(found, from, 'turn', wholeBetween(0, LAST_TURN, 'turns'));
  return turn === undefined ? undefined : { with: reason, turn };
};

const MOST_DRAWN = 7;
const START: Coming = { with: 'start' };

const group: Reader<Group> = (found) => {
  const from = fields(found, ['id', 'rule', 'name', 'side', 'areas', 'ships', 'drawn', 'coming', 'bond']);
  if (!from) return undefined;
  const name = required(found, from, 'id', id);
  const title = required(found, from, 'name', TITLE);
  const owner = required(found, from, 'side', side);
  const areas = required(found, from, 'areas', some(listOf(area), 'area'));
  const members = required(found, from, 'ships', owner === undefined ? ships : shipsOf(owner));
  const special = {
    rule: optional(found, from, 'rule', rule) ?? 'CW-13.0',
    drawn: optional(found, from, 'drawn', wholeBetween(0, MOST_DRAWN, 'ships')) ?? 0,
    coming: optional(found, from, 'coming', coming) ?? START,
    bond: from.bond === null ? null : (optional(found, from, 'bond', oneOf(BONDS)) ?? null),
  };
  if (name === undefined || title === undefined || owner === undefined || !areas || !members) return undefined;
  return { id: name, name: title, side: owner, areas, ships: members, ...special, source: 'pack' };
};

const leader: Reader<Leader> = (found) => {
  const from = fields(found, ['name', 'side', 'group', 'flagships']);
  if (!from) return undefined;
  const name = required(found, from, 'name', TITLE);
  const owner = required(found, from, 'side', side);
  const company = required(found, from, 'group', id);
  const flagships = required(found, from, 'flagships', some(owner === undefined ? ships : shipsOf(owner), 'ship'));
  return name === undefined || owner === undefined || company === undefined || !flagships
    ? undefined
    : { name, side: owner, group: company, flagships, source: 'pack' };
};

/** CW-12.7: armed merchant cruisers and no others. */
const pool =
  (owner: Side): Reader<readonly string[]> =>
  (found) => {
    const list = shipsOf(owner)(found);
    const other = list?.find((each) => vesselOf(each).type !== 'AMC');
    return other === undefined ? list : fault(found, `${other} is no armed merchant cruiser (CW-12.7a)`);
  };

const pools: Reader<Campaign['pools']> = (found) => {
  const from = fields(found, SIDES);
  if (!from) return undefined;
  const allied = required(found, from, 'allied', pool('allied'));
  const central = required(found, from, 'central', pool('central'));
  return allied && central && { allied, central };
};

/** The set-up, or the parts of it that a file gives; each of them is the whole list. */
export function campaign(found: Found, from: Fields): Partial<Campaign> {
  return given({
    forces: optional(found, from, 'forces', listOf(group)),
    pools: optional(found, from, 'pools', pools),
    leaders: optional(found, from, 'leaders', listOf(leader)),
  });
}

const unsourced = <T extends { readonly source: unknown }>({ source: _, ...thing }: T) => thing;

/** The same set-up as a file would have it. */
export const writtenCampaign = ({ forces, pools: drawn, leaders }: Campaign) => ({
  forces: forces.map(unsourced),
  pools: drawn,
  leaders: leaders.map(unsourced),
});
