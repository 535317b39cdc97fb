/** What a notice says: which game, which side, what is asked. Nothing that an onlooker at the table could not see. */
import { dataWith, scenariosOf, sideName } from '../../kernel/index.ts';
import { rulesetNamed } from '../tables/laid.ts';
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

interface Moment {
  readonly id: string;
  readonly found: Found;
  readonly side: string;
  /** Whoever sits there, by name. */
  readonly person: string;
  /** The phase in which the game stands. */
  readonly phase: string;
  /** Whether it goes to that person, or to others at the table. */
  readonly isOwn: boolean;
  readonly origin: string | null;
}

export function noticeOf({ id, found, side, person, phase, isOwn, origin }: Moment): Notice {
  const ruleset = rulesetNamed(found.game);
  const data = ruleset && dataWith(ruleset, found.setup.pack);
  const title = ruleset?.title ?? found.game;
  const scenario = ruleset && data && scenariosOf(ruleset, data).find((each) => each.id === found.setup.scenario)?.title;
  const name = ruleset && data ? sideName(ruleset, data, found.setup.scenario, side) : side;
  const url = origin === null ? null : `${origin}/#/at/${found.id}`;
  const subject = isOwn ? `${title}: your move` : `${title}: ${person} to move`;
  const asked = phase === '' ? '' : ` Asked for: ${phase}.`;
  const sentence = `${title}, ${scenario ?? found.setup.scenario}. ${isOwn ? 'You are' : `${person} is`} to move as ${name}.${asked}`;
  return {
    id,
    subject,
    words: url === null ? sentence : `${sentence}\n${url}`,
    url,
    facts: { type: 'to-move', table: found.id, game: found.game, side, person, phase },
  };
}
