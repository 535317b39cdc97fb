/** What those at a table ask of each other: a draw, or to go back over what no undo reaches. It happens when all of them want it. */
import type { Refusal } from '../kernel/index.ts';
import { inWordsOf } from './accord-words.ts';
import type { Named } from './sight.ts';
import type { Table } from './table.ts';

export type Wish = 'draw' | 'take-back';

export interface Proposal {
  readonly wish: Wish;
  readonly by: string;
  /** Where going back leads, fixed when it is proposed: whatever is done meanwhile, nobody can tell by it. */
  readonly upTo: number;
  readonly agreed: readonly string[];
}

/** A proposal as everybody at the table may see it. */
export interface ProposalShown {
  readonly wish: Wish;
  readonly by: Named;
  readonly waitsFor: readonly Named[];
}

const not = (words: string): Refusal => ({ code: 'not-offered', words, rule: '' });

export class Accord {
  private proposal: Proposal | null = null;
  private words: string | null = null;

  constructor(private readonly table: Table) {}

  get shown(): ProposalShown | null {
    if (!this.proposal || this.table.game.finished) return null;
    const { wish, by, agreed } = this.proposal;
    const waitsFor = this.table.persons.filter((side) => !agreed.includes(side)).map((side) => this.table.named(side));
    return { wish, by: this.table.named(by), waitsFor };
  }

  /** What a side may propose now. */
  wishesOf(side: string): readonly Wish[] {
    const { table } = this;
    if (this.proposal || table.game.finished || table.persons.length < 2 || !table.persons.includes(side)) return [];
    return table.undoer(side) === null && table.beforeLast(side) !== null ? ['draw', 'take-back'] : ['draw'];
  }

  propose(side: string, wish: Wish): Refusal | null {
    if (!this.wishesOf(side).includes(wish)) return not('this cannot be proposed now');
    this.proposal = { wish, by: side, upTo: this.table.beforeLast(side) ?? 0, agreed: [side] };
    this.say('proposed', side, wish);
    return null;
  }

  /** When the last has agreed it happens. */
  agree(side: string): Refusal | null {
    const { proposal, table } = this;
    if (!proposal || proposal.agreed.includes(side) || !table.persons.includes(side)) return not('there is nothing to agree to');
    const agreed = [...proposal.agreed, side];
    if (agreed.length < table.persons.length) {
      this.proposal = { ...proposal, agreed };
      return null;
    }
    const { wish, by, upTo } = proposal;
    const refusal = wish === 'draw' ? table.draw(by) : table.takeBack(by, upTo);
    if (refusal) return refusal;
    this.proposal = null;
    this.say('agreed', by, wish);
    return null;
  }

  /** Whoever proposed it thinks better of it, or another does not want it. */
  decline(side: string): Refusal | null {
    if (!this.proposal || !this.table.persons.includes(side)) return not('nothing is proposed');
    const { wish, by } = this.proposal;
    this.proposal = null;
    this.say(by === side ? 'withdrawn' : 'declined', side, wish);
    return null;
  }

  private say(what: Parameters<typeof inWordsOf>[0], side: string, wish: Wish): void {
    this.words = inWordsOf(what, this.table.named(side).name, wish);
  }

  /** What has come about since this was last asked, in words for all; null for nothing. */
  takeWords(): string | null {
    const { words } = this;
    this.words = null;
    return words;
  }

  get kept(): Proposal | null {
    return this.proposal;
  }

  takeUp(kept: Proposal | null): void {
    this.proposal = kept;
  }
}
