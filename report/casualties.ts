/** Who was lost, driven off or damaged, each as it stands at the end, with the moment from which it was so. */
import type { Casualty } from '../kernel/index.ts';
import type { Fallen } from './report.ts';

type Fall = Omit<Fallen, 'when'>;

const GRAVEST: readonly Casualty['fate'][] = ['lost', 'out', 'damaged'];

export class Casualties {
  private falls = new Map<string, Fall>();

  /** All casualties as they stand now: whoever is no longer among them is mended. */
  note(moment: number, casualties: readonly Casualty[]): void {
    const now = new Map<string, Fall>();
    for (const each of casualties) {
      const before = this.falls.get(each.id);
      now.set(each.id, before?.fate === each.fate ? before : { ...each, moment });
    }
    this.falls = now;
  }

  /** The gravest first, and in the order in which they fell. */
  lines(): Fall[] {
    return [...this.falls.values()].sort((a, b) => GRAVEST.indexOf(a.fate) - GRAVEST.indexOf(b.fate) || a.moment - b.moment);
  }
}
