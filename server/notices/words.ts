/** What a notice says: which game, which side, what is asked. Nothing that an onlooker at the table could not see. */
import { proposedInWords, type Wish } from '../../table/index.ts';
import { namesOf } from '../tables/names.ts';
import { rulesetNamed } from '../tables/rulesets.ts';
import type { Found } from '../tables/tables.ts';

export interface Notice {
  readonly id: string;
  /** One line, and the whole of it. */
  readonly subject: string;
  readonly words: string;
  /** Where it leads; null where the server does not know its own address. */
  readonly url: string | null;
  /** For programs. */
  readonly facts: Readonly<Record<string, string>>;
}

/** A move, in the phase in which the game stands; or an answer to what a side has proposed. */
export type AskedFor = { readonly phase: string } | { readonly wish: Wish; readonly by: string };

interface Moment {
  readonly id: string;
  readonly found: Found;
  readonly side: string;
  /** Whoever sits there, by name. */
  readonly person: string;
  readonly asked: AskedFor;
  /** Whether it goes to that person, or to others at the table. */
  readonly isOwn: boolean;
  readonly origin: string | null;
}

export function noticeOf({ id, found, side, person, asked, isOwn, origin }: Moment): Notice {
  const title = rulesetNamed(found.game)?.title ?? found.game;
  const { scenario, sides } = namesOf(found);
  const name = sides[side] ?? side;
  const url = origin === null ? null : `${origin}/#/at/${found.id}`;
  const game = `${title}, ${scenario}.`;
  const { subject, sentence, facts } = 'wish' in asked ? toAnswer(asked, person, isOwn) : toMove(asked, person, name, isOwn);
  const words = `${game} ${sentence}`;
  return {
    id,
    subject: `${title}: ${subject}`,
    words: url === null ? words : `${words}\n${url}`,
    url,
    facts: { ...facts, table: found.id, game: found.game, side, person },
  };
}

interface Said {
  readonly subject: string;
  readonly sentence: string;
  readonly facts: Readonly<Record<string, string>>;
}

function toMove({ phase }: Extract<AskedFor, { phase: string }>, person: string, name: string, isOwn: boolean): Said {
  return {
    subject: isOwn ? 'your move' : `${person} to move`,
    sentence: `${isOwn ? 'You are' : `${person} is`} to move as ${name}.${phase === '' ? '' : ` Asked for: ${phase}.`}`,
    facts: { type: 'to-move', phase },
  };
}

/** What is proposed everybody at the table may know. */
function toAnswer({ wish, by }: Extract<AskedFor, { wish: Wish }>, person: string, isOwn: boolean): Said {
  return {
    subject: wish === 'draw' ? 'a draw is offered' : 'somebody asks to take back an order',
    sentence: `${proposedInWords(by, wish)} ${isOwn ? 'You are' : `${person} is`} to answer.`,
    facts: { type: 'to-answer', wish },
  };
}
