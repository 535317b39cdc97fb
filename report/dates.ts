/** When things happened, by the round of the game: what a command sets going may run on into the next. */
import type { Dated } from './report.ts';

interface Begun extends Dated {
  /** 0 before the first and after the last. */
  readonly round: number;
}

export class Dates {
  private readonly begun: Begun[] = [];

  begin(round: number, moment: number, words: string): void {
    this.begun.push({ round, moment, words });
  }

  get turns(): readonly Dated[] {
    return this.begun.map(({ moment, words }) => ({ moment, words }));
  }

  /** How many rounds there were: what comes before the first and after the last is none. */
  get rounds(): number {
    return new Set(this.begun.flatMap(({ round }) => (round > 0 ? [round] : []))).size;
  }

  /** Of what is told within a round; outside of them the moment tells. */
  in(round: number, moment: number): string {
    return (round > 0 ? this.begun.findLast((each) => each.round > 0 && each.round <= round)?.words : undefined) ?? this.at(moment);
  }

  at(moment: number): string {
    return (this.begun.findLast((each) => each.moment <= moment) ?? this.begun[0])?.words ?? '';
  }
}
