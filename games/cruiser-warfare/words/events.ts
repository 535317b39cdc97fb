/** Log events into sentences. */

import { countedStrong, listed, strong, tellersOf, told } from '../../../kernel/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { Area } from '../data/areas.ts';
import { areaName } from '../data/areas.ts';
import { isMerchantman, TYPE_NAMES, vesselOf } from '../data/ships.ts';
import type { OpenEvent, SecretEvent } from '../events.ts';
import { nameOfTurn } from '../rules/calendar.ts';
import type { Loss, Why } from '../rules/scoring.ts';
import type { Side } from '../state.ts';
import { inSentence, nameOf, placeName, within } from './names.ts';

const area = (id: Area): string => strong(inSentence(id));
const whereabouts = (id: Area): string => within(id, area);
const ship = (id: string): string => strong(nameOf(id));
/** CW-5.3b: how many, of what type, and which. */
const shipsFrom = (ids: readonly string[]): string =>
  ids.length === 0 ? 'an empty marker' : `${ids.length === 1 ? 'one ship' : `${ids.length} ships`}, ${ids.map(withType).join(', ')}`;
/** A merchantman's name says what she is. */
const withType = (id: string): string => {
  const { type, name } = vesselOf(id);
  return isMerchantman(type) ? name : `${TYPE_NAMES[type][0]} ${name}`;
};
const allNamed = (ids: readonly string[]): string => listed(ids.map(nameOf));

const SIDES: Readonly<Record<Side, string>> = { allied: 'The Allies', central: 'The Central Powers' };

const UNMARKED: Readonly<Record<Side, string>> = { allied: 'An Allied fleet', central: 'A Central fleet' };

/** By the name that both sides can follow; an escort under the marker of its convoy has none. */
const marker = (side: Side, token: string): string => (token === '' ? UNMARKED[side] : strong(placeName(token)));
const counters = (count: number): string => (count === 1 ? 'one counter' : `${count} counters`);

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
  'prize-scuttled': 'for merchantmen sent to the bottom',
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

const LOSS_RULES: Readonly<Record<Loss, string>> = {
  sunk: 'CW-8.0c',
  foundered: 'CW-8.42',
  scuttled: 'CW-8.4c',
  withdrawn: 'CW-7.34c',
  removed: 'CW-8.4b',
};

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

const MENDED = {
  hull: 'a box of her hull is whole again',
  primary: 'a primary gun is whole again',
  secondary: 'a secondary gun is whole again',
  tertiary: 'a tertiary gun is whole again',
  mount: 'her torpedo mount is whole again',
  engines: 'her engines turn again',
} as const;

export const { inWords: eventInWords } = tellersOf<OpenEvent | SecretEvent>()({
  resigned: ({ side }) => told('CW-14.0d', `${SIDES[side]} **resign**.`),
  turn: ({ turn }) => told('CW-4.0a', `Turn ${turn}: ${strong(nameOfTurn(turn))} 1914.`),
  variant: ({ side, number }) => told('CW-15.5a', `${SIDES[side]} play variant ${strong(number)}.`),
  storms: ({ total, areas }) =>
    told('CW-11.6a', areas.length > 0 ? `Storms strike ${areas.map(area).join(', ')}.` : `There are no storms on a ${total}.`, ...areas),
  entered: ({ who }) => told(ENTERED[who][0], strong(ENTERED[who][1])),
  'italy-neutral': () => told('CW-12.2a', 'Italy stays neutral.'),
  'outfit-tried': () => told('CW-12.7a', 'The Central Powers try to fit out a liner.'),
  'tsingtao-fell': () => told('CW-12.43', '**Tsingtao has fallen.**', 'yellow-sea'),
  reinforced: ({ name, area: at, rule }) =>
    told(rule, name === areaName(at) ? `The ships of ${area(at)} come into play.` : `Into play ${whereabouts(at)}: ${strong(name)}.`, at),
  'convoy-called': ({ name, area: at, token }) => told('CW-11.8a', `The ${strong(name)} gathers ${whereabouts(at)}.`, at, token),
  'convoy-called-again': ({ name }) => told('CW-11.8a', `The ${name} has been called before: no convoy.`),
  'convoy-sails': ({ name, area: at, token }) => told('CW-11.8c', `The ${strong(name)} sets out from ${area(at)}.`, at, token),
  'convoy-arrived': ({ token, area: at }) => told('CW-11.8c', `A convoy reaches ${area(at)}.`, at, token),
  'convoy-done': ({ area: at }) => told('CW-11.8c', `The convoy ${whereabouts(at)} has landed its troops.`, at),
  announced: ({ token, area: at, act }) => told('CW-5.4c', `${marker('allied', token)} ${whereabouts(at)} ${ACTS[act]}.`, at, token),
  posted: ({ how, area: at, counters: count }) =>
    told(
      how === 'station' ? 'CW-11.7a' : 'CW-5.5o',
      `${how === 'station' ? 'On station' : 'In blockade'} ${whereabouts(at)}: ${count === 1 ? counters(count) : `one more, ${counters(count)} now`}.`,
      at,
    ),
  recalled: ({ how, area: at }) =>
    told(
      how === 'station' ? 'CW-11.7c' : 'CW-5.5r',
      `A ship leaves ${how === 'station' ? 'her station' : 'the blockade'} ${whereabouts(at)}.`,
      at,
    ),
  'combined-openly': ({ side, area: at, tokens }) =>
    told('CW-5.51', `${SIDES[side]} combine two fleets ${whereabouts(at)}: now ${tokens.map(placeName).join(' and ')}.`, at, ...tokens),
  'divided-openly': ({ side, area: at, tokens }) =>
    told('CW-5.54a', `${SIDES[side]} divide a fleet ${whereabouts(at)}: now ${tokens.map(placeName).join(' and ')}.`, at, ...tokens),
  'moved-fleet': ({ side, token, from, to }) =>
    told('CW-5.6', `${marker(side, token)} sails from ${area(from)} to ${area(to)}.`, token, from, to),
  'moved-unseen': ({ from, to, fleet }) =>
    told('CW-5.5k', `Unseen, ${strong(placeName(fleet))} goes from ${area(from)} to ${area(to)}.`, fleet, from, to),
  appeared: ({ side, token, area: at }) =>
    told(side === 'central' ? 'CW-5.5l' : 'CW-3.1c', `${marker(side, token)} comes into sight ${whereabouts(at)}.`, token, at),
  vanished: ({ side, token, area: at }) => told('CW-5.5k', `${marker(side, token)} goes out of sight ${whereabouts(at)}.`, token, at),
  'joined-convoy': ({ token, area: at }) => told('CW-5.5d', `An escort joins its convoy ${whereabouts(at)}.`, token, at),
  'home-seen': ({ token }) => told('CW-12.6', `${marker('central', token)} is home in the **North Sea**.`, token, 'north-sea'),
  searched: ({ side, token, area: at }) => told('CW-5.7b', `${marker(side, token)} looks for the enemy ${whereabouts(at)}.`, token, at),
  'night-approach': ({ side, token, area: at }) =>
    told('CW-5.73a', `${marker(side, token)} tries to come up with the enemy ${whereabouts(at)} by **night**.`, token, at),
  canal: ({ side, from, to, ships: seen }) =>
    told('CW-5.3b', `${SIDES[side]} pass the canal from ${area(from)} to ${area(to)}: ${shipsFrom(seen)}.`, from, to, ...seen),
  'neutral-asked': ({ area: at, ships: count }) =>
    told('CW-10.7', `${count === 1 ? 'One ship asks' : `${count} ships ask`} a neutral for coal ${whereabouts(at)}.`, at),
  contact: ({ side, finder, found, area: at, surprise }) =>
    told(
      surprise ? 'CW-5.72b' : 'CW-5.7b',
      `${marker(side, finder)} finds ${marker(enemyOf(side), found)} ${whereabouts(at)}${surprise ? ', by **surprise**' : ''}.`,
      at,
      finder,
      found,
    ),
  battle: ({ area: at, allied, central }) =>
    told('CW-4.5', `Battle ${whereabouts(at)}: ${marker('allied', allied)} against ${marker('central', central)}.`, at, allied, central),
  'decoy-gone': ({ side, token, area: at }) => told('CW-15.3b', `${marker(side, token)} ${whereabouts(at)} was empty.`, at, token),
  prizes: ({ token, area: at, prizes }) => {
    const many = prizes === null ? 'merchantmen' : countedStrong(prizes, 'merchantman', 'merchantmen');
    return told('CW-5.86a', `${marker('central', token)} takes ${many} ${whereabouts(at)}.`, at, token);
  },
  'raid-in-the-indies': () => told('CW-12.1a', 'A raider has been at work in the **Dutch East Indies**.', 'dutch-east-indies'),
  'french-released': () => told('CW-12.3', 'The **French Atlantic Squadron** is free to sail.', 'madeira'),
  'pursuit-declared': ({ side, token }) => told('CW-5.53b', `${marker(side, token)} pursues the enemy.`, token),
  lost: ({ ship: id, how }) => told(LOSS_RULES[how], `${ship(id)} ${LOSSES[how]}.`, id),
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
      `${what === 'etappe' ? 'Coal of the Etappe waits' : 'Shells lie ready'} ${whereabouts(at)}.`,
      at,
    ),
  'merchant-cruiser': ({ side, ship: id, area: at, instead }) =>
    told(
      side === 'central' ? 'CW-12.7a' : 'CW-12.7b',
      `${ship(id)} is armed and joins ${whereabouts(at)}${instead === null ? '' : `, in place of ${ship(instead)}`}.`,
      id,
      at,
    ),
  combined: ({ fleet, into }) => told('CW-5.51', `${strong(placeName(fleet))} joins ${strong(placeName(into))}.`, into),
  divided: ({ fleet, piece }) => told('CW-5.54a', `${ship(piece)} sails as ${strong(placeName(fleet))}.`, fleet, piece),
  'order-void': ({ fleet, area: at }) =>
    told('CW-5.4a', `${strong(placeName(fleet))} finds nothing to take in ${whereabouts(at)}, and stays as it is.`, fleet, at),
  home: ({ ships: safe }) => told('CW-12.6', `Home in the North Sea: ${allNamed(safe)}.`, ...safe),
  coaled: ({ fleet, area: at }) => told('CW-10.31', `${strong(placeName(fleet))} has coaled ${whereabouts(at)}.`, fleet, at),
  fed: ({ giver, taker }) => told('CW-10.4', `${ship(taker)} has taken coal from ${ship(giver)}.`, giver, taker),
  'shells-taken': ({ fleet }) => told('CW-10.81', `${strong(placeName(fleet))} has filled its magazines.`, fleet),
  'torpedoes-taken': ({ fleet }) => told('CW-10.9', `${strong(placeName(fleet))} has new torpedoes.`, fleet),
  'prize-kept': ({ fleet, prize }) => told('CW-5.84a', `${ship(prize)} sails with ${strong(placeName(fleet))}.`, fleet, prize),
  'nobody-there': ({ fleet, area: at }) =>
    told('CW-5.7b', `${strong(placeName(fleet))} finds that no enemy is ${whereabouts(at)}.`, fleet, at),
  'pursuit-tried': ({ fleet, token, held }) =>
    told(
      held ? 'CW-5.53d' : 'CW-5.53e',
      `${strong(placeName(fleet))} ${held ? 'holds on to the enemy' : 'has lost the enemy'}.`,
      fleet,
      token,
    ),
  foundering: ({ ship: id }) => told('CW-8.42', `${ship(id)} is taking water: one hull box.`, id),
  mended: ({ ship: id, what }) =>
    told(what === 'hull' ? 'CW-11.42a' : what === 'engines' ? 'CW-11.41' : 'CW-11.43', `${ship(id)}: ${MENDED[what]}.`, id),
});
