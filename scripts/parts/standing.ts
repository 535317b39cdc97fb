/** Which questions a person would not have been asked, had he ordered for good what the captain answers time after time. */
import type { Clicks } from '../../kit/clicks.ts';
import { type Answered, clicksFor, endedWith } from './clicks.ts';

/** With what it takes for an order to stand. */
export interface Standing extends Answered {
  /** Something could still be taken back, or ending it was warned of: then the question is put all the same. */
  readonly isPut: boolean;
}

/** Said once, and once more when it is to be asked again. */
const STOP = 1;

/** What could stand: one answer about no piece, or all orders of a kind with the end; null for what cannot. */
function answerOf(asked: Standing): string | null {
  const [only, another] = asked.orders;
  if (!asked.end) return only && !another ? JSON.stringify([only.verb, only.target ?? null]) : null;
  return endedWith(asked);
}

/** Nothing was there to be ordered of the kind that stands, and nothing was. */
const isIdle = ({ orders, end, question }: Standing, kind: string): boolean =>
  end !== null && orders.length === 0 && !question.together.some((each) => (each.kind ?? each.label) === kind);

/** Presses for a run of the same answers. One answer stands when it is given for the second time, orders of a kind with the first. */
function runClicks(run: readonly Standing[], panels: Clicks, isLast: boolean): number {
  const all = run.map((each) => clicksFor(each, panels));
  const sum = (clicks: readonly number[]): number => clicks.reduce((one, other) => one + other, 0);
  const first = run[0]?.end ? 1 : 2;
  const put = sum(all.filter((_, place) => place < first || run[place]?.isPut === true));
  return Math.min(sum(all), put + (isLast ? 0 : STOP));
}

/** A question that each answer ends, put several times in a row, is counted as one matter: here each time stands for itself. */
const oneByOne = (asked: Standing): readonly Standing[] =>
  asked.end || asked.orders.length < 2
    ? [asked]
    : asked.orders.map((order, place) => ({ ...asked, orders: [order], isPut: place === 0 && asked.isPut }));

/** What follows upon an answer in the same question is no answer to it: it is counted apart. */
const isFollowing = (asked: Standing, place: number): boolean => place > 0 && asked.question.closing !== null;

function questionClicks(asked: readonly Standing[], panels: Clicks): number {
  const all = asked.flatMap((each) => oneByOne(each).map((own, place) => ({ own, follows: isFollowing(each, place) })));
  const after = all.filter(({ follows }) => follows).length;
  const standing = runsClicks(
    all.flatMap(({ own, follows }) => (follows ? [] : [own])),
    panels,
  );
  // What a board takes many at a time is not torn apart.
  const byHand = asked.reduce((sum, each) => sum + clicksFor(each, panels), 0);
  return Math.min(byHand, after + standing);
}

/** One question in all turns. */
function runsClicks(asked: readonly Standing[], panels: Clicks): number {
  let [clicks, place] = [0, 0];
  while (place < asked.length) {
    const begun = asked[place];
    const answer = begun ? answerOf(begun) : null;
    const goesOn = (each: Standing | undefined): boolean =>
      each !== undefined && answer !== null && (answerOf(each) === answer || isIdle(each, answer));
    let next = place + 1;
    while (goesOn(asked[next])) next++;
    clicks += runClicks(asked.slice(place, next), panels, next === asked.length);
    place = next;
  }
  return clicks;
}

export function clicksWithStanding(asked: readonly Standing[], panels: Clicks): number {
  const names = [...new Set(asked.map(({ question }) => question.name))];
  return names.reduce(
    (sum, name) =>
      sum +
      questionClicks(
        asked.filter(({ question }) => question.name === name),
        panels,
      ),
    0,
  );
}
