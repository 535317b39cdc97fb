/** A page without a screen: puts together what a clerk tells it. */
import { type Display, Incoming, Reader } from '../../table/index.ts';
import type { Answer, Report } from '../protocol.ts';
import type { Save } from '../save.ts';

/** An answer as the page understands it. */
export type Heard = Exclude<Answer, Report> | (Display & { readonly outside: object | null });

export class Page {
  private reader = new Reader();
  private readonly outsides = new Incoming<object>();

  hear(answer: Answer): Heard {
    if (answer.type !== 'news' && answer.type !== 'curtain') return answer;
    const outside = answer.outside && this.outsides.read(answer.outside);
    if (answer.type === 'news') return { type: 'sight', sight: this.reader.read(answer.news), outside };
    this.reader = new Reader();
    return { type: 'curtain', curtain: answer.curtain, outside };
  }
}

/** A save of which the page knows all that it can. */
export const blank: Save = {
  id: 'a1',
  game: 'nine-navies',
  started: 1,
  touched: 2,
  headline: 'Turn 3',
  ended: false,
  commands: null,
};
