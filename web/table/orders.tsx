/** The left column: what is asked of me, and what I may do. How it ends, and who may do it for me, stands in its foot. */
import { For, type JSX, Show } from 'solid-js';
import type { Reason, Refusal, SeenOption, Together } from '../../kernel/index.ts';
import { isSameOrder } from '../../kernel/offer.ts';
import { counted } from '../../kit/words.ts';
import type { Moving, ShownQuestion, Sight, UndoState } from '../../table/index.ts';
import { Told } from '../glossary/told.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { inSentence } from '../parts/side-name.ts';
import { Words } from '../parts/words.tsx';
import { tellsWhy } from '../preferences.ts';
import { ForecastPart } from './forecast.tsx';
import type { Forecasting } from './forecasting.ts';
import { Options, type RollsOf } from './options.tsx';
import { OptionSearch } from './search.tsx';
import type { Selection } from './selection.ts';
import { StaffReasons } from './staff-reasons.tsx';
import { Tracker } from './tracker.tsx';
import { Waits } from './waits.tsx';
import { WatchControls } from './watch-controls.tsx';
import type { Watching } from './watching.ts';

interface OrdersProps {
  readonly sight: Sight;
  readonly selection: Selection;
  readonly refusal: Refusal | null;
  /** Why nothing can be done with the piece that is selected. */
  readonly reasons: readonly Reason[];
  /** What is asked instead of one answer more, where the board has all of them ready; null where it has not. */
  readonly prepared: string | null;
  /** Why what is asked matters. */
  readonly why: string | undefined;
  /** Lays a set-up out as the captain would; null for what is none. */
  readonly onUsual: (() => void) | null;
  /** Who keeps us waiting. */
  readonly moving: Moving | null;
  /** Since when others are waited for, where that is known. */
  readonly since: number | null;
  readonly watching: Watching;
  /** Another object for every question that is put. */
  readonly asking: object;
  readonly onChoose: (option: SeenOption) => void;
  readonly onRun: (options: readonly SeenOption[]) => void;
  readonly onForGood: (option: SeenOption) => void;
  readonly onForAll: (option: SeenOption) => void;
  readonly onStandDown: (question: string) => void;
  readonly onTogether: (together: Together) => void;
  readonly rollsOf: RollsOf;
  readonly forecasting: Forecasting;
  /** Shown in place of the question once the game is over. */
  readonly result: JSX.Element;
  readonly sheet: JSX.Element;
}

const Narrowed = (props: { readonly selection: Selection }) => (
  <Show when={props.selection.isNarrowed()}>
    <p class="narrowed" role="status">
      {props.selection.options().length} of {props.selection.all().length} options{' '}
      <button type="button" class="link" onClick={() => props.selection.showAll()}>
        show all
      </button>
    </p>
  </Show>
);

/** From one piece to the next, wherever they are. */
const NextPiece = (props: { readonly selection: Selection }) => (
  <Show when={props.selection.nextName()}>
    {(name) => (
      <p class="narrowed">
        <button type="button" class="link" aria-keyshortcuts="n" onClick={() => props.selection.walk(1)}>
          Next: {name()}
        </button>
      </p>
    )}
  </Show>
);

/** Below the list, for whoever only looks at a piece must not have the lines moved under his hand; it stays in sight while they are scrolled. */
const WhyNot = (props: { readonly reasons: readonly Reason[] }) => (
  <Show when={props.reasons.length > 0}>
    <div class="why-not" role="status">
      <h3>Why not?</h3>
      <ul class="plain-list">
        <For each={props.reasons}>
          {({ words, rule }) => (
            <li>
              <Words of={words} /> <RuleChip rule={rule} />
            </li>
          )}
        </For>
      </ul>
    </div>
  </Show>
);

const More = (props: { readonly selection: Selection }) => (
  <Show when={props.selection.left() > 0}>
    <p class="narrowed">
      {counted(props.selection.left(), 'more line')}{' '}
      <button type="button" class="link" onClick={() => props.selection.showMore()}>
        show more
      </button>
    </p>
  </Show>
);

/** In games of one side nobody needs to be told whom they play. */
const AskedSide = (props: { readonly sight: Sight }) => (
  <Show when={props.sight.seats.length > 1 && !props.sight.watching}>
    <p class="asked-side">{props.sight.viewer.name}</p>
  </Show>
);

/** Before all other options: one press lays everything out, and one undo takes it back. */
const UsualSetUp = (props: { readonly onPress: () => void }) => (
  <button type="button" class="usual" aria-keyshortcuts="0" onClick={() => props.onPress()}>
    <b>Usual set-up</b>
    <span>Laid out as the captain would. Change what you like, then end it.</span>
  </button>
);

/** Lines below which a forecast is still found; above a longer list it stands first. */
const SHORT_LIST = 8;
const isShort = ({ shown }: Selection): boolean => shown().length <= SHORT_LIST;

const Foreseen = (props: { readonly question: ShownQuestion; readonly forecasting: Forecasting }) => (
  <Show when={props.question.forecast}>{(horizon) => <ForecastPart horizon={horizon()} forecasting={props.forecasting} />}</Show>
);

const Question = (props: {
  readonly sight: Sight;
  readonly question: ShownQuestion;
  readonly selection: Selection;
  readonly reasons: readonly Reason[];
  readonly prepared: string | null;
  readonly why: string | undefined;
  readonly onUsual: (() => void) | null;
  readonly asking: object;
  readonly onChoose: (option: SeenOption) => void;
  readonly onRun: (options: readonly SeenOption[]) => void;
  readonly onForGood: (option: SeenOption) => void;
  readonly onForAll: (option: SeenOption) => void;
  readonly onTogether: (together: Together) => void;
  readonly rollsOf: RollsOf;
  readonly forecasting: Forecasting;
}) => (
  <>
    <AskedSide sight={props.sight} />
    <h2 class="prompt">
      <Told of={props.prepared ?? props.question.prompt} />
    </h2>
    <p class="prompt-rule">
      <Show when={tellsWhy() && props.why}>
        {(words) => (
          <span class="prompt-why">
            <Told of={words()} />{' '}
          </span>
        )}
      </Show>
      <RuleChip rule={props.question.rule} />
    </p>
    <Show when={props.onUsual && props.asking} keyed>
      <UsualSetUp onPress={() => props.onUsual?.()} />
    </Show>
    <Show when={!isShort(props.selection)}>
      <Foreseen {...props} />
    </Show>
    <Show when={props.prepared === null}>
      <OptionSearch selection={props.selection} />
      <Narrowed selection={props.selection} />
      <NextPiece selection={props.selection} />
      <Options
        items={props.selection.shown()}
        asking={props.asking}
        isLaid={props.selection.isLaid()}
        onChoose={props.onChoose}
        onRun={props.onRun}
        forGood={(option) => (props.question.again && isSameOrder(props.question.again, option) ? () => props.onForGood(option) : null)}
        forAll={(option) => (props.question.isInRow && isShort(props.selection) ? () => props.onForAll(option) : null)}
        onPiece={props.selection.press}
        onTogether={props.onTogether}
        isTaken={({ orders }) => orders.some(({ verb }) => Object.hasOwn(props.question.takingBack, verb))}
        onOpen={props.selection.openTogether}
        rollsOf={props.rollsOf}
      />
      <More selection={props.selection} />
    </Show>
    <WhyNot reasons={props.reasons} />
    <Show when={isShort(props.selection)}>
      <Foreseen {...props} />
    </Show>
  </>
);

const NoUndo = (props: { readonly undo: UndoState }) => (
  <Show when={!props.undo.possible}>
    <p class="undo-locked">
      <span class="soft">No undo.</span> {props.undo.reason} <Show when={props.undo.rule}>{(rule) => <RuleChip rule={rule()} />}</Show>
    </p>
  </Show>
);

/** What is ordered for good, until it is said otherwise. */
const Standing = (props: { readonly of: Sight['standing']; readonly onStandDown: (question: string) => void }) => (
  <Show when={props.of.length > 0}>
    <section class="standing" aria-label="Standing orders">
      <h3>Every time</h3>
      <ul class="plain-list">
        <For each={props.of}>
          {({ question, label }) => (
            <li>
              {label}{' '}
              <button type="button" class="link" aria-label={`${label}: ask me again`} onClick={() => props.onStandDown(question)}>
                ask me again
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  </Show>
);

export const movingWords = ({ side, isStaff }: Moving): string =>
  isStaff ? `The staff of ${inSentence(side.name)} is at work…` : `${side.name} are moving…`;

const Waiting = (props: { readonly moving: Moving }) => (
  <div class="moving">
    <h2 class="prompt">
      <span role="status">{movingWords(props.moving)}</span>
    </h2>
    <p class="soft">
      {props.moving.phase}, {counted(props.moving.moment, 'order')} so far
    </p>
  </div>
);

/** What is asked; where nobody is asked, the bots that play, or how it ended. */
const Matter = (props: OrdersProps) => (
  <Show
    when={props.sight.question}
    fallback={
      <Show when={!props.sight.ending} fallback={props.result}>
        <Show when={props.sight.watching}>
          <WatchControls watching={props.watching} seats={props.sight.seats} />
        </Show>
        <Show when={props.sight.waiting}>{(waiting) => <Waits of={waiting()} since={props.since} />}</Show>
      </Show>
    }
  >
    {(question) => (
      <>
        <Question
          sight={props.sight}
          question={question()}
          selection={props.selection}
          reasons={props.reasons}
          prepared={props.prepared}
          why={props.why}
          onUsual={props.onUsual}
          asking={props.asking}
          onChoose={props.onChoose}
          onRun={props.onRun}
          onForGood={props.onForGood}
          onForAll={props.onForAll}
          onTogether={props.onTogether}
          rollsOf={props.rollsOf}
          forecasting={props.forecasting}
        />
        <Show when={props.refusal}>
          {(refusal) => (
            <p class="notice danger" role="alert">
              Refused: {refusal().words} <RuleChip rule={refusal().rule} />
            </p>
          )}
        </Show>
      </>
    )}
  </Show>
);

export const Orders = (props: OrdersProps) => (
  <>
    <Tracker lines={props.sight.tracker} />
    <section class="card" aria-label="Your orders">
      <Show when={!props.moving}>
        <StaffReasons of={props.sight.staff} />
      </Show>
      <Show when={props.moving} fallback={<Matter {...props} />}>
        {(moving) => <Waiting moving={moving()} />}
      </Show>
      <Show when={!props.moving && !props.sight.watching}>
        <NoUndo undo={props.sight.undo} />
        <Standing of={props.sight.standing} onStandDown={props.onStandDown} />
      </Show>
    </section>
    {props.sheet}
  </>
);
