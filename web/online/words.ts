/** Tables at the server in words. */
import type { SeatAtTable, TableInWords } from '../../table/wire.ts';
import { plain } from '../parts/plain.ts';

export const sitterOf = ({ person, bot, isYou }: SeatAtTable): string => {
  if (isYou) return 'you';
  return person ?? (bot === null ? 'a free seat' : `bot: ${bot}`);
};

/** 'Your move', 'Bert is to move', 'Waiting for a second player'. */
export function standingOf({ stage, seats, ending }: Pick<TableInWords, 'stage' | 'seats' | 'ending'>): string {
  if (stage === 'over') return plain(ending ?? 'The game is over.');
  if (stage === 'gathering') return 'Waiting until every seat is taken';
  const asked = seats.filter(({ isAsked }) => isAsked);
  if (asked.some(({ isYou }) => isYou)) return 'Your move';
  if (asked.length === 0) return seats.some(({ bot }) => bot !== null) ? 'The bots are to move' : 'The game is on';
  return `${asked.map(({ person, name }) => person ?? name).join(' and ')} to move`;
}

/** The address that somebody is invited by. */
export const invitationTo = (table: string): string => `${globalThis.location.origin}${globalThis.location.pathname}#/at/${table}`;
