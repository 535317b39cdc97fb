/** How the dice of each party fell, against what was to be expected of them. */
import type { Counted, Entry, Kind } from '../kernel/index.ts';
import { countedOf } from '../kernel/index.ts';
import { Changes } from './changes.ts';
import type { LuckLine } from './report.ts';

/** What is counted of an entry; null where nothing is rolled, or nothing of it counted. */
export function countedIn({ what }: Pick<Entry<Kind>, 'what'>): Counted | null {
  if (what.kind === 'roll') return countedOf(what.check, what.facts, [what.outcome]);
  return what.kind === 'volley' ? countedOf(what.check, what.facts, what.outcomes) : null;
}

const diceOf = ({ what }: Pick<Entry<Kind>, 'what'>): number => (what.kind === 'volley' ? what.outcomes.length : 1);

interface Purse {
  readonly changes: Changes<number>;
  came: number;
  expected: number;
  variance: number;
}

export class Luck {
  private readonly purses = new Map<string, Purse>();

  /** Takes a roll into account. */
  note(moment: number, party: string, entry: Entry<Kind>): void {
    const counted = countedIn(entry);
    const dice = diceOf(entry);
    if (!counted || dice === 0) return;
    const purse = this.purseOf(party);
    purse.came += counted.came;
    purse.expected += counted.expected;
    const chance = Math.abs(counted.expected) / dice;
    purse.variance += dice * chance * (1 - chance);
    purse.changes.note(moment, purse.came - purse.expected);
  }

  /** Hits beyond expectation, up to a moment. */
  at(party: string, moment: number): number {
    return this.purses.get(party)?.changes.at(moment) ?? 0;
  }

  lines(parties: readonly string[]): LuckLine[] {
    return parties.flatMap((party): LuckLine[] => {
      const purse = this.purses.get(party);
      if (!purse) return [];
      const { changes, came, expected, variance } = purse;
      return [{ party, marks: [{ moment: 0, value: 0 }, ...changes.marks], came, expected, stray: Math.sqrt(variance) }];
    });
  }

  private purseOf(party: string): Purse {
    const purse = this.purses.get(party) ?? { changes: new Changes<number>(), came: 0, expected: 0, variance: 0 };
    this.purses.set(party, purse);
    return purse;
  }
}
