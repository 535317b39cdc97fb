/** What every part of the page is given: the report, and what the game's board draws it with. */
import type { ReportBoard, Setting } from '../../../kit/report-board.ts';
import { counted } from '../../../kit/words.ts';
import { capital, nameOfParty, type Report } from '../../../report/index.ts';
import { hrefOf } from '../../router.ts';
import type { Save } from '../../save.ts';

export interface Told {
  readonly report: Report;
  readonly board: ReportBoard;
  readonly setting: Setting<object>;
  readonly save: Save;
}

/** Which of the parties it is, from 0: by it the charts choose colour and dashes. */
export const numberOf = ({ parties }: Report, party: string): number =>
  Math.max(
    0,
    parties.findIndex(({ id }) => id === party),
  );

/** 'British', as it stands by itself. */
export const partyName = ({ parties }: Report, party: string): string => {
  return capital(nameOfParty(parties, party).replace(/^the /, ''));
};

/** The moment in the replay, as far as this browser has the game. */
export const momentHref = ({ save }: Pick<Told, 'save'>, at: number): string => hrefOf({ page: 'replay', save: save.id, at });

/** 'turn 3', of 'in turn 3'. */
export const bareDate = (words: string): string => words.replace(/^(in|on|at) /, '').replace(/^the /, '');

/** 'Turn 3', where it begins a line. */
export const titleOfDate = (words: string): string => capital(bareDate(words));

/** Moments as a length on the axis: each turn has the same room, however many orders were given in it. */
export function axisOf({ turns, moments }: Pick<Report, 'turns' | 'moments'>): { readonly end: number; xOf(moment: number): number } {
  const starts = turns.filter(({ moment }, place) => moment > (turns[place - 1]?.moment ?? -1) && moment < Math.max(1, moments));
  if (starts.length < 2) return { end: Math.max(1, moments), xOf: (moment) => moment };
  const xOf = (moment: number): number => {
    const place = Math.max(
      0,
      starts.findLastIndex((start) => start.moment <= moment),
    );
    const from = starts[place]?.moment ?? 0;
    const to = starts[place + 1]?.moment ?? moments;
    return place + (moment - from) / Math.max(1, to - from);
  };
  return { end: starts.length, xOf };
}

/** A tick for each turn. */
export function ticksOf(report: Pick<Report, 'turns' | 'moments'>): readonly { readonly x: number; readonly words: string }[] {
  const { xOf } = axisOf(report);
  const seen = new Set<number>();
  return report.turns.flatMap(({ moment, words }) => {
    const x = xOf(moment);
    if (seen.has(x) || words.startsWith('before') || moment >= Math.max(1, report.moments)) return [];
    seen.add(x);
    return [{ x, words: titleOfDate(words) }];
  });
}

/** '7 turns', and of a battle that is fought by itself '3 rounds'. */
export const lengthInWords = ({ rounds, turns }: Pick<Report, 'rounds' | 'turns'>): string =>
  counted(rounds, turns.some(({ words }) => words.startsWith('in round')) ? 'round' : 'turn');

/** 'Turn 3: Battle in space B'; what the date says already is not said twice. */
export const headingOf = ({ when, title }: { readonly when: string; readonly title: string }): string =>
  when.toLowerCase().includes(title.toLowerCase()) ? titleOfDate(when) : `${titleOfDate(when)}: ${title}`;
