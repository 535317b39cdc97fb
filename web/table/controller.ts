/** What the people at the table do, and what the table remembers between two orders. */
import { createEffect, createMemo, createSignal, on, onMount } from 'solid-js';
import { RESIGN } from '../../kernel/command.ts';
import type { Reason, SeenOption, Together } from '../../kernel/index.ts';
import { isSameOrder } from '../../kernel/offer.ts';
import { kindOf } from '../../kernel/seen.ts';
import type { Prepared } from '../../kit/board-props.ts';
import { download } from '../../kit/download.ts';
import type { ShownEntry, ShownQuestion, Sight, StaffScope, StandingOrder } from '../../table/index.ts';
import { keepAt, saveOf } from '../new-save.ts';
import type { Opened } from '../parts/at-save.tsx';
import { fileName } from '../parts/game-files.ts';
import type { Wanted } from '../rulebook/rulebook.tsx';
import type { Order, Session, Standing } from '../session.ts';
import { announcement } from './announce.ts';
import { createPresses } from './presses.ts';
import { createSelection } from './selection.ts';
import { createWatching } from './watching.ts';

export type Controller = ReturnType<typeof createController>;

/** Orders that wait for a second word. */
export interface Cautioned {
  readonly label: string;
  readonly caution: string;
  readonly go: () => Promise<void>;
}

/** The viewer goes on with the draft that lay there before. */
const isSameDraft = (before: Sight | null, now: Sight | null): boolean =>
  now?.draft != null && before?.viewer.id === now.viewer.id && before.question?.name === now.question?.name;

/** What is asked, of whom and about what. */
const matterOf = (sight: Sight | null): string =>
  JSON.stringify([sight?.viewer.id, sight?.question?.name ?? null, sight?.question?.item ?? null]);

/** `onOvertaken` is called when another tab has stored the game meanwhile. */
export function createController(session: Session, opened: Opened, onOvertaken: () => void) {
  const { game } = opened;
  let { save } = opened;
  let storing = Promise.resolve();
  const [caution, setCaution] = createSignal<Cautioned | null>(null);
  const [wanted, setWanted] = createSignal<Wanted | null>(null);
  const [marked, setMarked] = createSignal<ShownEntry | null>(null);
  const [said, setSaid] = createSignal('');
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const [reasons, setReasons] = createSignal<readonly Reason[]>([]);

  const question = () => session.sight()?.question ?? null;

  /** Whether what is under way answers the question: then the next is another, even in the same words. */
  let answers = false;
  const asking = createMemo<{ readonly matter: string }>((before) => {
    const matter = matterOf(session.sight());
    const isSame = matter === before?.matter && !answers;
    answers = false;
    return isSame ? before : { matter };
  });
  let shownAt = 0;
  const presses = createPresses(asking, () => shownAt);

  /** One after another, for each goes on from the last. */
  const store = (sight: Sight | null, outside: object | null): Promise<void> => {
    if (opened.isElsewhere) return storing;
    const put = async (): Promise<void> => {
      const stored = await keepAt(session, saveOf(save, opened, sight, outside));
      if (stored) save = stored;
      else onOvertaken();
    };
    storing = storing.then(put, put);
    return storing;
  };

  /** Nothing that one person had open stays for the next. While one drafts, what is in hand stays there. */
  const clearAway = (before: Sight | null, sight: Sight | null): void => {
    setTrouble(null);
    setMarked(null);
    setCaution(null);
    if (!isSameDraft(before, sight)) selection.clear();
    setSaid(sight ? announcement(sight) : '');
    if (!sight) setWanted(null);
  };

  /** One order at a time: what comes while another is under way is dropped, for it may answer another question. */
  const send = async (work: () => Promise<Standing | null>): Promise<boolean> => {
    if (session.busy()) return false;
    const before = session.sight();
    const standing = await work().catch((error: unknown) => {
      setTrouble(error instanceof Error ? error.message : String(error));
      return null;
    });
    shownAt = performance.now();
    if (!standing) return false;
    const sight = standing.type === 'sight' ? standing.sight : null;
    clearAway(before, sight);
    // While bots are watched the game is kept now and then, and at its end.
    if (!sight?.watching || sight.ending) await store(sight, standing.outside);
    return true;
  };

  const give = async (orders: readonly Order[], then: () => void = () => {}): Promise<void> => {
    setCaution(null);
    answers = optionsOf(orders, ({ ends }) => ends).length > 0;
    if (await send(() => session.order(orders))) then();
  };
  const take = (option: SeenOption, then?: () => void): void => {
    if (option.caution === null) void give([option], then);
    else setCaution({ label: option.label, caution: option.caution, go: () => give([option], then) });
  };
  /** With Shift an order of several is the last: the question is over with it, if it is still asked then. */
  const asLast = (orders: readonly Order[]): (() => void) | undefined => {
    const ends = orders.some(({ verb }) => verb === question()?.closing?.verb);
    if (ends || !question()?.closing || !presses.isLast()) return undefined;
    const asked = asking();
    return () => {
      if (asking() === asked) end();
    };
  };
  const choose = (option: SeenOption): void => {
    if (!presses.isSecond()) take(option, asLast([option]));
  };
  const selection = createSelection(question, asking, choose);

  /** What has just been answered is answered so whenever it is asked again. */
  const standing = (order: Omit<StandingOrder, 'question'>, stand = session.stand): (() => void) => {
    const { name, side } = question() ?? { name: '', side: '' };
    return () => void send(() => stand(side, { ...order, question: name }));
  };
  const answeredWith = ({ label, verb, target }: SeenOption) => ({ label, kind: label, answer: { verb, target } });
  const chooseForGood = (option: SeenOption): void => {
    if (!presses.isSecond()) take(option, standing(answeredWith(option)));
  };
  /** The same for all that are left of a row. */
  const chooseForAll = (option: SeenOption): void => {
    if (!presses.isSecond()) take(option, standing(answeredWith(option), session.standInRow));
  };

  /** The line of the list with this key. */
  const chooseBy = (key: number): void => {
    const line = selection.shown().find((each) => each.key === key);
    if (line?.kind === 'option') choose(line.option);
    if (line?.kind === 'piece') selection.press(line.id);
    if (line?.kind === 'together') chooseTogether(line.together);
  };

  /** One order for many: it can be taken back as one. */
  const chooseTogether = (together: Together): void => {
    if (!presses.isSecond()) giveAll(together.orders, asLast(together.orders));
  };

  /** What one stroke over the list went over, likewise. */
  const chooseAll = (options: readonly SeenOption[]): void => giveAll(options, asLast(options));

  /** The option that ends a question of several orders, if it may be ended now. */
  const closing = (): SeenOption | null => {
    const verb = question()?.closing?.verb;
    return question()?.options.find((option) => option.verb === verb) ?? null;
  };
  /** What the board has made ready, where no option ends what is asked. */
  const [prepared, setPrepared] = createSignal<Prepared | null>(null);
  const close = (): void => {
    const [option, ready] = [closing(), prepared()];
    if (option) choose(option);
    else if (ready?.asks != null && !presses.isSecond()) ready.give();
  };

  const end = (then?: () => void): void => {
    const option = closing();
    if (option) take(option, then);
  };

  /** All of them, and the question is over; what ending it would then cost is asked first, as always. */
  const closeWith = (together: Together, then?: () => void): void => {
    if (!presses.isSecond()) giveAll(together.orders, () => end(then));
  };
  const closeWithForGood = (together: Together): void => {
    const kind = kindOf(together);
    closeWith(together, standing({ label: kind, kind, answer: null }));
  };

  const optionOf = (order: Order): SeenOption | undefined => question()?.options.find((option) => isSameOrder(option, order));
  /** Of all options those few first: each may be held against dozens of orders. */
  const optionsOf = (orders: readonly Order[], isWanted: (option: SeenOption) => boolean): readonly SeenOption[] =>
    question()?.options.filter((option) => isWanted(option) && orders.some((order) => isSameOrder(option, order))) ?? [];

  /** What is asked for part by part is not listed whole, so the rules are its judge. */
  const isLaid = (verb: string): boolean => question()?.options.some((each) => each.verb === verb && each.takes === 'steps') === true;

  /** On the board the same button may be meant twice, as when a course is written: but only in a draft, and not beyond its question. */
  const isSecondOnBoard = (): boolean => presses.isSecond() && (session.sight()?.draft == null || presses.isElsewhere());

  /** An order that the board itself has completed; it goes the same way as one from the list. */
  const command = (verb: string, target: SeenOption['target']): void => {
    const order = { verb, target };
    const option = optionOf(order);
    if (isSecondOnBoard()) return;
    if (option) take(option, asLast([order]));
    else if (isLaid(verb)) void give([order], asLast([order]));
  };

  /** A course over several turns; what its first order risks is asked first, as always. */
  const course = (piece: string, goal: string, first: Order): void => {
    const option = optionOf(first);
    if (!option || isSecondOnBoard()) return;
    const then = asLast([first]);
    const go = async (): Promise<void> => {
      setCaution(null);
      if (await send(() => session.course(piece, goal))) then?.();
    };
    if (option.caution === null) void go();
    else setCaution({ label: option.label, caution: option.caution, go });
  };

  /** Many orders at once, taken all or none. Some may only be possible after the first, so the rules are the judge, not the list. */
  const commands = (orders: readonly Order[]): void => {
    if (!isSecondOnBoard()) giveAll(orders, asLast(orders));
  };

  const giveAll = (orders: readonly Order[], then?: () => void): void => {
    if (!question() || orders.length === 0) return;
    // What ending the question would cost is known when all else is ordered.
    if (orders.length > 1 && orders.at(-1)?.verb === question()?.closing?.verb) return giveAll(orders.slice(0, -1), () => end(then));
    const cautions = new Set(optionsOf(orders, ({ caution }) => caution !== null).map(({ caution }) => caution));
    const go = () => give(orders, then);
    if (cautions.size === 0) void go();
    else setCaution({ label: `${orders.length} orders`, caution: [...cautions].join(' '), go });
  };

  const resign = (): void => {
    const { name } = session.sight()?.viewer ?? { name: '' };
    setCaution({
      label: 'Resign',
      caution: `**${name}** give the game up. It ends at once, and this cannot be taken back.`,
      go: () => give([{ verb: RESIGN, target: null }]),
    });
  };

  const undo = (): void => {
    if (session.sight()?.undo.possible) void send(session.undo);
  };
  const staff = (scope: StaffScope): void => {
    if (!question() || presses.isSecond()) return;
    answers = scope !== 'question';
    void send(() => session.staff(scope));
  };
  /** What is asked is a set-up, which the captain can lay out. */
  const hasUsual = (): boolean => opened.board.teaching.setUps.includes(question()?.name ?? '');
  /** Whether somebody's order is the last one, though there is an end besides. */
  const isEndedBy = ({ options, closing }: ShownQuestion): boolean => options.some(({ ends, verb }) => ends && verb !== closing?.verb);
  /** What else asks for several orders the staff can lay out too. */
  const laysOut = (): boolean => {
    const asked = question();
    return asked?.closing != null && !hasUsual() && !isEndedBy(asked);
  };
  const layOut = (): void => {
    if (hasUsual() || laysOut()) staff('question');
  };
  const lift = (): void => void send(session.lift);

  const exportRecord = async (): Promise<void> => {
    const { record, commands: count } = await session.record();
    download(fileName(game, Date.now(), count), record);
  };

  // Whoever presses a piece that has nothing to do is told why.
  createEffect(
    on(selection.barren, async (id) => {
      setReasons([]);
      if (id === null) return;
      const told = await session.why(id).catch((): readonly Reason[] => []);
      if (selection.barren() === id) setReasons(told);
    }),
  );

  // Whoever comes back to a game is told what has happened meanwhile.
  onMount(() => {
    const sight = session.sight();
    if (sight) setSaid(announcement(sight));
  });

  const watching = createWatching(session, send, () => store(session.sight(), null));

  return {
    question,
    selection,
    reasons,
    caution,
    asking,
    choose,
    chooseBy,
    chooseTogether,
    chooseAll,
    closing,
    prepared,
    prepare: setPrepared,
    close,
    closeWith,
    closeWithForGood,
    chooseForGood,
    chooseForAll,
    standDown: (name: string) => void send(() => session.standDown(name)),
    command,
    commands,
    course,
    confirm: ({ go }: Cautioned) => void (presses.isSecond() || go()),
    thinkAgain: () => setCaution(null),
    resign,
    undo,
    staff,
    hasUsual,
    laysOut,
    layOut,
    lift,
    watching,
    exportRecord: () => void exportRecord(),
    wanted,
    showRule: (rule: string | null) => void setWanted({ rule }),
    closeRules: () => setWanted(null),
    marked,
    mark: (entry: ShownEntry | null) => void setMarked(entry),
    said,
    trouble,
  };
}
