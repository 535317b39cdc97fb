/** How much of the server's time somebody may take with questions beside the game: what an answer took is owed, and paid back as time goes by. */
import { Refusal } from '../refusal.ts';

/** So many milliseconds of work at once, and so much of every millisecond after that. */
export interface Due {
  readonly atOnce: number;
  readonly share: number;
}

/** Going back through a long game costs as much as playing it again, and anybody may ask for it. */
const USUAL_DUE: Due = { atOnce: 5000, share: 0.25 };

/** So many questions of one asker wait until he has paid. */
const MOST_WAITING = 100;

interface Account {
  /** When all that was done would be paid. */
  paidAt: number;
  waiting: number;
  last: Promise<unknown>;
}

interface Means {
  readonly due: Due;
  readonly now: () => number;
  readonly rest: (milliseconds: number) => Promise<unknown>;
}

export class Labour {
  private readonly accounts = new Map<string, Account>();
  private readonly due: Due;
  private readonly now: () => number;
  private readonly rest: Means['rest'];

  constructor({ due = USUAL_DUE, now = () => performance.now(), rest = rested }: Partial<Means> = {}) {
    this.due = due;
    this.now = now;
    this.rest = rest;
  }

  get remembered(): number {
    return this.accounts.size;
  }

  /** At once; or, for whoever owes too much, in the order in which he asked and as he pays. */
  for<T>(asker: string, work: () => Promise<T>): Promise<T> {
    const account = this.accounts.get(asker);
    if (!account || (account.waiting === 0 && this.waitOf(account) <= 0)) return work();
    if (account.waiting >= MOST_WAITING)
      throw new Refusal('too-often', 'too-often', 'That was too often. Wait a little and try again.', this.waitOf(account));
    account.waiting++;
    const turn = account.last.then(() => this.inTurn(account, work));
    account.last = turn.catch(() => undefined);
    return turn;
  }

  private async inTurn<T>(account: Account, work: () => Promise<T>): Promise<T> {
    try {
      for (let wait = this.waitOf(account); wait > 0; wait = this.waitOf(account)) await this.rest(wait);
      return await work();
    } finally {
      account.waiting--;
    }
  }

  private waitOf({ paidAt }: Account): number {
    const { atOnce, share } = this.due;
    return paidAt - this.now() - atOnce / share;
  }

  /** Does it, and notes what it took. */
  noted<T>(asker: string, work: () => T): T {
    const since = this.now();
    try {
      return work();
    } finally {
      this.charge(asker, since);
    }
  }

  /** The same of work with waiting in it, which is taken for work too. */
  async notedToTheEnd<T>(asker: string, work: () => Promise<T>): Promise<T> {
    const since = this.now();
    try {
      return await work();
    } finally {
      this.charge(asker, since);
    }
  }

  private charge(asker: string, since: number): void {
    const account = this.accounts.get(asker) ?? { paidAt: 0, waiting: 0, last: Promise.resolve() };
    const now = this.now();
    account.paidAt = Math.max(account.paidAt, since) + (now - since) / this.due.share;
    // Whoever has asked last stands last, so that those who have paid stand in front.
    this.accounts.delete(asker);
    this.accounts.set(asker, account);
    for (const [each, { paidAt, waiting }] of this.accounts) {
      if (paidAt > now || waiting > 0) return;
      this.accounts.delete(each);
    }
  }
}

const rested = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());
