/** Log events into sentences. */

import type { BattleEvent } from '../../../tactical/events.ts';
import type { Area } from '../data/map.ts';
import { AREA_FACTS } from '../data/map.ts';
import type { Happening } from '../events.ts';
import { nameOfTurn } from '../rules/calendar.ts';
import type { Loss, Why } from '../rules/scoring.ts';
import type { Side } from '../state.ts';
import { nameOf, placeName } from './names.ts';

export interface Told {
  readonly words: string;
  readonly rule: string;
  readonly about: readonly string[];
}

type Own = Exclude<Happening, BattleEvent>;
type Teller = { readonly [T in Own['type']]: { tell(event: Extract<Own, { type: T }>): Told }['tell'] };

const told = (rule: string, words: string, ...about: readonly string[]): Told => ({ rule, words, about });
const strong = (words: string | number): string => `**${words}**`;
const area = (id: Area): string => strong(AREA_FACTS[id].name);
const ship = (id: string): string => strong(nameOf(id));
const ships = (count: number): string => (count === 1 ? 'one ship' : `${count} ships`);
const listed = (ids: readonly string[]): string => ids.map(nameOf).join(', ');

const SIDES: Readonly<Record<Side, string>> = { allied: 'The Allies', central: 'The Central Powers' };

const MARKER: Readonly<Record<Side, string>> = { allied: 'An Allied fleet', central: 'A Central fleet' };

const LOSSES: Readonly<Record<Loss, string>> = {
  sunk: 'is **sunk**',
  foundered: '**founders**',
  scuttled: 'is **scuttled**',
  withdrawn: 'is taken out of the war, crippled',
  removed: 'lies dead in the water and is given up',
};

const WHYS: Readonly<Record<Why, string>> = {
  'ship-lost': 'for a ship lost',
  'hull-boxes': 'for damage to a hull',
  'hull-boxes-cancelled': 'for damage that her loss now stands for',
  'transport-sunk': 'for a transport sunk',
  'prize-scuttled': 'for a prize sent to the bottom',
  'prize-home': 'for a prize brought home',
  'search-refused': 'for British ships that did not look for the enemy',
  'british-ran': 'for British ships that were the first to leave a battle',
  'convoy-late': 'for a convoy that has not arrived',
};

const ENTERED = {
  britain: ['CW-15.2a', 'Britain is at war.'],
  japan: ['CW-12.41', 'Japan joins the Allies.'],
  dutch: ['CW-12.1a', 'The Netherlands join the Allies.'],
  italy: ['CW-12.2a', 'Italy joins the Central Powers.'],
} as const;

const ACTS = {
  move: 'moves',
  stay: 'stays',
  coal: 'coals',
  feed: 'takes coal from a collier',
  ammunition: 'takes shells',
  torpedoes: 'takes torpedoes',
  repair: 'mends',
  blockade: 'blockades',
} as const;

const tellers: Teller = {
  turn: ({ turn }) => told('CW-4.0a', `${strong(nameOfTurn(turn))} 1914.`),
  variant: ({ side, number }) => told('CW-15.5a', `${SIDES[side]} play variant ${strong(number)}.`),
  storms: ({ total, areas }) =>
    told('CW-11.6a', areas.length > 0 ? `Storms (${total}): ${areas.map(area).join(', ')}.` : `No storms (${total}).`, ...areas),
  entered: ({ who }) => told(ENTERED[who][0], strong(ENTERED[who][1])),
  'italy-neutral': () => told('CW-12.2a', 'Italy stays neutral.'),
  'outfit-tried': () => told('CW-12.7a', 'The Central Powers try to fit out a liner.'),
  'tsingtao-fell': () => told('CW-12.43', '**Tsingtao has fallen.**', 'yellow-sea'),
  reinforced: ({ name, area: at, rule }) => told(rule, `${strong(name)} comes into play in ${area(at)}.`, at),
  'convoy-called': ({ name, area: at, token }) => told('CW-11.8a', `The ${strong(name)} gathers in ${area(at)}.`, at, token),
  'convoy-sails': ({ name, area: at, token }) => told('CW-11.8c', `The ${strong(name)} sets out from ${area(at)}.`, at, token),
  'convoy-arrived': ({ token, area: at }) => told('CW-11.8c', `A convoy reaches ${area(at)}.`, at, token),
  'convoy-done': ({ area: at }) => told('CW-11.8c', `The troops land from ${area(at)}.`, at),
  announced: ({ token, area: at, act }) => told('CW-5.4c', `An Allied fleet in ${area(at)} ${ACTS[act]}.`, at, token),
  posted: ({ how, area: at, counters }) =>
    told(
      how === 'station' ? 'CW-11.7a' : 'CW-5.5o',
      `Ships lie ${how === 'station' ? 'on station' : 'in blockade'} in ${area(at)}: ${counters === 1 ? 'one counter' : `${counters} counters`}.`,
      at,
    ),
  recalled: ({ how, area: at }) =>
    told(
      how === 'station' ? 'CW-11.7c' : 'CW-5.5r',
      `A ship leaves ${how === 'station' ? 'her station' : 'the blockade'} in ${area(at)}.`,
      at,
    ),
  'combined-openly': ({ side, area: at, token }) => told('CW-5.51', `${SIDES[side]} combine fleets in ${area(at)}.`, at, token),
  'divided-openly': ({ side, area: at, token }) => told('CW-5.54a', `${SIDES[side]} divide a fleet in ${area(at)}.`, at, token),
  'moved-fleet': ({ side, token, from, to }) =>
    told('CW-5.6', `${side === 'allied' ? 'An Allied' : 'A Central'} fleet sails from ${area(from)} to ${area(to)}.`, token, from, to),
  'moved-unseen': ({ from, to, fleet }) => told('CW-5.5k', `Unseen, a fleet goes from ${area(from)} to ${area(to)}.`, fleet, from, to),
  appeared: ({ side, token, area: at }) => told('CW-5.5l', `${MARKER[side]} comes into sight in ${area(at)}.`, token, at),
  vanished: ({ side, token, area: at }) => told('CW-5.5k', `${MARKER[side]} goes out of sight in ${area(at)}.`, token, at),
  'joined-convoy': ({ token, area: at }) => told('CW-5.5d', `An escort joins its convoy in ${area(at)}.`, token, at),
  'home-seen': ({ token }) => told('CW-12.6', 'A Central fleet is home in the **North Sea**.', token, 'north-sea'),
  searched: ({ side, token, area: at }) => told('CW-5.7b', `${MARKER[side]} looks for the enemy in ${area(at)}.`, token, at),
  canal: ({ side, from, to, ships: seen }) =>
    told(
      'CW-5.3b',
      `${SIDES[side]} pass the canal from ${area(from)} to ${area(to)}: ${ships(seen.length)}, ${listed(seen)}.`,
      from,
      to,
      ...seen,
    ),
  'neutral-asked': ({ area: at, ships: count }) => told('CW-10.7', `${ships(count)} ask a neutral for coal in ${area(at)}.`, at),
  contact: ({ side, finder, found, area: at, surprise }) =>
    told(
      surprise ? 'CW-5.72b' : 'CW-5.7b',
      `${SIDES[side]} find the enemy in ${area(at)}${surprise ? ', and take him by **surprise**' : ''}.`,
      at,
      finder,
      found,
    ),
  'decoy-found': ({ side, token, area: at }) =>
    told('CW-15.3b', `A marker of ${SIDES[side].toLowerCase()} in ${area(at)} was empty.`, at, token),
  prizes: ({ token, area: at, prizes }) =>
    told('CW-5.86a', `A raider takes ${strong(prizes)} ${prizes === 1 ? 'prize' : 'prizes'} in ${area(at)}.`, at, token),
  'raid-in-the-indies': () => told('CW-12.1a', 'A raider has been at work in the **Dutch East Indies**.', 'dutch-east-indies'),
  'french-released': () => told('CW-12.3', 'The **French Atlantic Squadron** is free to sail.', 'madeira'),
  'pursuit-declared': ({ side, token }) => told('CW-5.53b', `${SIDES[side]} pursue.`, token),
  lost: ({ ship: id, how }) =>
    told(how === 'sunk' ? 'CW-8.0c' : how === 'foundered' ? 'CW-8.42' : 'CW-8.4b', `${ship(id)} ${LOSSES[how]}.`, id),
  'leader-lost': ({ leader, ship: name }) => told('CW-11.91', `${strong(leader)} is lost with ${strong(name)}.`),
  award: ({ side, points, why, rule, about }) =>
    told(
      rule,
      `${SIDES[side]} ${points >= 0 ? 'score' : 'lose'} ${strong(Math.abs(points))} ${WHYS[why]}${about === null ? '' : `: ${placeName(about)}`}.`,
      ...(about === null ? [] : [about]),
    ),
  designated: ({ what, area: at }) =>
    told(
      what === 'etappe' ? 'CW-10.6a' : 'CW-10.82',
      `${what === 'etappe' ? 'Coal of the Etappe waits' : 'Shells lie ready'} in ${area(at)}.`,
      at,
    ),
  'merchant-cruiser': ({ side, ship: id, area: at, instead }) =>
    told(
      side === 'central' ? 'CW-12.7a' : 'CW-12.7b',
      `${ship(id)} is armed and joins in ${area(at)}${instead === null ? '' : `, with the guns of ${ship(instead)}`}.`,
      id,
      at,
    ),
  combined: ({ fleet, into }) => told('CW-5.51', `${strong(placeName(fleet))} joins ${strong(placeName(into))}.`, into),
  divided: ({ fleet, piece }) => told('CW-5.54a', `${ship(piece)} sails as ${strong(placeName(fleet))}.`, fleet, piece),
  home: ({ ships: safe }) => told('CW-12.6', `Home in the North Sea: ${listed(safe)}.`, ...safe),
  coaled: ({ fleet, area: at }) => told('CW-10.31', `${strong(placeName(fleet))} has coaled in ${area(at)}.`, fleet, at),
  fed: ({ giver, taker }) => told('CW-10.4', `${ship(taker)} has taken coal from ${ship(giver)}.`, giver, taker),
  'shells-taken': ({ fleet }) => told('CW-10.81', `${strong(placeName(fleet))} has filled its magazines.`, fleet),
  'torpedoes-taken': ({ fleet }) => told('CW-10.9', `${strong(placeName(fleet))} has new torpedoes.`, fleet),
  'prize-kept': ({ fleet, prize }) => told('CW-5.84a', `${ship(prize)} sails with ${strong(placeName(fleet))}.`, fleet, prize),
  foundering: ({ ship: id }) => told('CW-8.42', `${ship(id)} is taking water: one hull box.`, id),
  mended: ({ ship: id, what }) =>
    told(what === 'hull' ? 'CW-11.42a' : what === 'engines' ? 'CW-11.41' : 'CW-11.43', `${ship(id)}: her ${what} is mended.`, id),
};

/** Complete by its type; each teller is given just the event it is named for. */
const byType: Readonly<Record<string, { tell(event: Own): Told }['tell']>> = tellers;

export const eventInWords = (event: Own): Told => byType[event.type]?.(event) ?? told('CW-4.0b', event.type);
