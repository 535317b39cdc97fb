/** A game between two browsers that the staffs of both have played over the server until something is asked: the pages begin there. */
import type { Page } from '@playwright/test';
import { gameNamed } from '../../games/index.ts';
import { Caller, SocketPage } from '../../server/test/line.ts';

export interface Wanted {
  readonly game: string;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** The question that they come to; null for the end. */
  readonly question: string | null;
  /** Of how many it is asked. */
  readonly of: number;
}

const NUMBER = '0123456789abcdef';

/** So many messages a line may send at once. */
const MOST_AT_ONCE = 50;

/** Whoever has this browser is this person from now on. */
async function become(page: Page, { address, token }: Caller): Promise<void> {
  await page.context().addCookies([{ name: 'line-ahead', value: token ?? '', url: address }]);
}

const isAsked = ({ sight }: SocketPage): boolean => sight?.question != null;

/** Both are then at the table, the first side on `page`. */
export async function broughtTo(page: Page, elsewhere: Page, address: string, { game, question, of, ...setUp }: Wanted): Promise<void> {
  const people = [await Caller.guest(address, 'Anne'), await Caller.guest(address, 'Bert')] as const;
  const [anne, bert] = people;
  const [first = '', second = ''] = gameNamed(game).sides;
  const made = await anne.ask('POST', '/tables', { game, ...setUp, seats: { [first]: { me: true } }, isListed: false, number: NUMBER });
  const id: string = JSON.parse(JSON.stringify(made.said)).table.id;
  await bert.ask('POST', `/tables/${id}/sit`, { side: second, number: NUMBER });
  await playOn([() => SocketPage.at(anne, id, first), () => SocketPage.at(bert, id, second)], { question, of });
  await become(page, anne);
  await become(elsewhere, bert);
  await Promise.all([page, elsewhere].map((each) => each.goto(`/#/at/${id}`)));
}

type Goal = Pick<Wanted, 'question' | 'of'>;

/** By the staff of whoever is asked, phase by phase. */
async function playOn(dial: readonly (() => SocketPage)[], goal: Goal): Promise<void> {
  for (let isThere = false; !isThere; ) {
    const lines = dial.map((each) => each());
    for (const line of lines) await line.until(() => line.sight !== null);
    isThere = await playSome(lines, goal);
    for (const line of lines) line.leave();
  }
}

/** True when it has come to the question; false when other lines are wanted. */
async function playSome(lines: readonly SocketPage[], { question, of }: Goal): Promise<boolean> {
  const [first] = lines;
  for (let asks = 0; asks < MOST_AT_ONCE; asks++) {
    await first?.until(() => lines.some(isAsked) || first.sight?.ending != null);
    const asked = lines.filter(({ sight }) => sight?.question?.name === question);
    if (question !== null && asked.length >= of) return true;
    if (first?.sight?.ending != null) {
      if (question === null) return true;
      throw new Error(`the game was over before it came to ${question}`);
    }
    const line = lines.find(isAsked);
    // In a battle it answers one question after the other, so as not to answer this one too.
    await line?.ask({ type: 'staff', scope: line.sight?.question?.name === 'target' ? 'question' : 'phase' });
  }
  return false;
}
