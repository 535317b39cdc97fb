/** Answers by chance, for players who leave everything to it. */
import type { Command } from './command.ts';
import type { Kind } from './kind.ts';
import type { Chance, Listing } from './offer.ts';
import { countListed, isNothing, pickFrom } from './offer.ts';
import type { Question } from './question.ts';

/** Any answer at all: of a question that lists by pieces, first a piece or something besides, and then what is done with it. */
export function anyAnswer<K extends Kind>(question: Question<K>, chance: Chance): Command<K['side']> {
  if (question.pieces.length === 0) return anyListed(question, question.listing, chance);
  return question.verbFirst ? anyOrder(question, chance) : calmly(question, anyListing(question, chance), chance);
}

function anyListed<K extends Kind>(question: Question<K>, listing: Listing, chance: Chance): Command<K['side']> {
  const { place, target } = pickFrom(listing, chance);
  return question.commandAt(place, target);
}

function anyListing<K extends Kind>(question: Question<K>, chance: Chance): Listing {
  const { pieces, listingApart: apart } = question;
  const place = chance(pieces.length + countListed(apart));
  return place < pieces.length ? listingFrom(question, place) : apart;
}

/** How often chance thinks again before it does what asks for a second thought: else it would scuttle every fleet it has. */
const SECOND_THOUGHTS = 3;

function calmly<K extends Kind>(question: Question<K>, listing: Listing, chance: Chance): Command<K['side']> {
  let picked = anyListed(question, listing, chance);
  for (let left = SECOND_THOUGHTS; left > 0 && question.caution(picked.verb, picked.target) !== undefined; left--)
    picked = anyListed(question, listing, chance);
  return picked;
}

/** What can be done with a piece, or with the next one with which anything can be done. */
function listingFrom<K extends Kind>(question: Question<K>, place: number): Listing {
  const { pieces } = question;
  for (let tried = 0; tried < pieces.length; tried++) {
    const listing = question.listingUnder(pieces[(place + tried) % pieces.length] ?? '');
    if (!isNothing(listing)) return listing;
  }
  return question.listingApart;
}

/** A verb of the question itself or, as likely as each of them, one of the pieces: and of that any verb that has something for it. */
function anyOrder<K extends Kind>(question: Question<K>, chance: Chance): Command<K['side']> {
  const { pieces, apart } = question;
  const place = chance(pieces.length + apart.length) - apart.length;
  const besides = place < 0 ? anyVerb(question, '', apart, chance) : null;
  const order = besides ?? anyOrderFrom(question, Math.max(place, 0), chance) ?? anyVerb(question, '', apart, chance);
  if (!order) throw new RangeError('nothing is offered');
  return order;
}

/** For a piece, or for the next one for which there is any. */
function anyOrderFrom<K extends Kind>(question: Question<K>, place: number, chance: Chance): Command<K['side']> | null {
  const { pieces } = question;
  for (let tried = 0; tried < pieces.length; tried++) {
    const here = (place + tried) % pieces.length;
    const open = question.openAt(here);
    const order = open.length === 0 ? null : anyOrderOf(question, pieces[here] ?? '', open, chance);
    if (order) return order;
  }
  return null;
}

/** Thought over where it asks for it. */
function anyOrderOf<K extends Kind>(
  question: Question<K>,
  piece: string,
  open: readonly number[],
  chance: Chance,
): Command<K['side']> | null {
  let order = anyVerb(question, piece, open, chance);
  for (let left = SECOND_THOUGHTS; order && left > 0 && question.caution(order.verb, order.target) !== undefined; left--)
    order = anyVerb(question, piece, open, chance);
  return order;
}

/** One verb after the other in any order, until one has something. */
function anyVerb<K extends Kind>(
  question: Question<K>,
  piece: string,
  verbs: readonly number[],
  chance: Chance,
): Command<K['side']> | null {
  let left: number[] | null = null;
  for (let last = verbs.length - 1; last >= 0; last--) {
    const at = chance(last + 1);
    const order = question.anyUnder(piece, (left ?? verbs)[at] ?? -1, chance);
    if (order || last === 0) return order;
    left ??= verbs.slice();
    left[at] = left[last] ?? -1;
  }
  return null;
}
