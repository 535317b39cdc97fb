/** A page without a screen: puts together what a clerk tells it. */
import { type Display, Reader } from '../../table/index.ts';
import type { Answer, Kept } from '../protocol.ts';

/** An answer as the page understands it. */
export type Heard = Exclude<Answer, { type: 'news' }> | (Extract<Display, { type: 'sight' }> & { readonly kept: Kept | null });

export class Page {
  private reader = new Reader();

  hear(answer: Answer): Heard {
    if (answer.type === 'curtain') this.reader = new Reader();
    return answer.type === 'news' ? { type: 'sight', sight: this.reader.read(answer.news), kept: answer.kept } : answer;
  }
}
