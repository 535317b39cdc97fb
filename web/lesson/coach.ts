/** Goes through a lesson with the learner: which task it is, what it waits for, and a session at which nothing else can be ordered. */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Lesson, Reason, Refusal, Task, TaughtOrder } from '../../kernel/index.ts';
import { awaited, isAwaited, ordersBefore, parted } from '../../kernel/lesson.ts';
import type { News } from '../../kit/playback.ts';
import type { Sight } from '../../table/index.ts';
import type { Order, Session, Standing } from '../session.ts';
import { taughtSight } from './taught.ts';

/** The table and the task change together, so that no question is seen under the task before it. */
interface Shown {
  readonly sight: Sight | null;
  readonly news: News<object> | null;
  readonly task: number;
  /** What has been ordered of it. */
  readonly given: readonly TaughtOrder[];
}

export type Coach = ReturnType<typeof createCoach>;

const withoutSide = ({ verb, target }: Order): TaughtOrder => (target === null ? { verb } : { verb, target });
const asOrder = ({ verb, target }: TaughtOrder): Order => ({ verb, target: target ?? null });

interface CoachProps {
  /** At the table of the lesson, laid at the task. */
  readonly session: Session;
  readonly lesson: Lesson;
  readonly task: number;
  /** Lays the table of the lesson anew. */
  readonly lay: (orders: readonly TaughtOrder[]) => Promise<Standing | null>;
  readonly onTask: (task: number) => void;
}

export function createCoach({ session, lesson, task: first, lay, onTask }: CoachProps) {
  const shownAt = (task: number, given: readonly TaughtOrder[]): Shown => ({ task, given, sight: session.sight(), news: session.news() });
  const [shown, setShown] = createSignal<Shown>(shownAt(first, []));
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);

  const place = createMemo(() => shown().task);
  const task = (): Task => lesson.tasks[place()] ?? { title: '', words: '', rule: '' };
  const awaiting = createMemo(() => awaited(task(), shown().given));
  const sight = createMemo(() => {
    const now = shown();
    return now.sight && taughtSight(now.sight, awaiting(), now.task > 0 || now.given.length > 0);
  });
  const options = createMemo(() => {
    const question = shown().sight?.question;
    return question ? parted(question, awaiting()) : { now: [], notNow: [] };
  });

  const show = (at: number, given: readonly TaughtOrder[]): void => {
    setRefusal(null);
    setShown(shownAt(at, given));
  };
  const told = (standing: Standing | null): Standing | null => {
    const now = sight();
    return standing?.type === 'sight' && now ? { ...standing, sight: now } : standing;
  };

  const whyNotNow = (): Reason => ({ words: `not now: the watch waits for ‘${task().title}’`, rule: task().rule });

  const isOnItsWay = ({ verb }: Order): boolean => task().overwrites === true && awaiting().some((order) => order.verb === verb);

  const moveOn = (given: readonly TaughtOrder[]): void => {
    if (given.length < (task().orders?.length ?? 0)) show(place(), given);
    else show(place() + 1, []);
  };

  const order = async (orders: readonly Order[]): Promise<Standing | null> => {
    const commands = orders.map(withoutSide);
    const isWhole = commands.every((each) => isAwaited(each, awaiting()));
    if (!isWhole && !orders.every(isOnItsWay)) {
      setRefusal({ code: 'not-offered', ...whyNotNow() });
      return null;
    }
    const standing = await session.order(orders);
    if (standing) moveOn(isWhole ? [...shown().given, ...commands] : shown().given);
    return told(standing);
  };

  const goTo = async (at: number): Promise<Standing | null> => {
    const standing = await lay(ordersBefore(lesson, at));
    if (standing) show(at, []);
    return told(standing);
  };
  /** To the beginning of the task, or of the one before. */
  const back = (): Promise<Standing | null> => goTo(shown().given.length > 0 ? place() : Math.max(0, place() - 1));

  /** Gives what the task waits for, one after another. */
  const showMe = async (): Promise<Standing | null> => {
    let standing: Standing | null = null;
    for (const at = place(); place() === at && awaiting()[0]; ) {
      standing = await order(awaiting().slice(0, 1).map(asOrder));
      if (!standing) break;
    }
    return standing;
  };

  createEffect(on(place, onTask));

  const taught: Session = {
    ...session,
    sight,
    news: () => shown().news,
    refusal: () => refusal() ?? session.refusal(),
    order,
    // A lesson goes order by order.
    course: async () => null,
    stand: async () => null,
    undo: back,
    staff: showMe,
    why: async () => [whyNotNow()],
    keep: async () => ({ type: 'stored' }),
  };

  return {
    session: taught,
    task,
    place,
    tasks: lesson.tasks.length,
    /** How many orders the task waits for in all, and how many it has. */
    asked: () => task().orders?.length ?? 0,
    given: () => shown().given.length,
    isLast: () => place() === lesson.tasks.length - 1,
    notNow: () => options().notNow,
    next: () => show(place() + 1, []),
  };
}
