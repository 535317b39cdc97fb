/** The foot of the order column, which never scrolls: undo, the staff, and the one button that ends the question. */
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { SeenClosing, SeenOption, Together } from '../../kernel/index.ts';
import type { Prepared } from '../../kit/board-props.ts';
import { Icon } from '../../kit/icons.tsx';
import { Lock, lockWords } from '../../kit/lock.tsx';
import type { Moving, ShownQuestion, Sight, StaffScope } from '../../table/index.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import { Words } from '../parts/words.tsx';
import type { Controller } from './controller.ts';
import { endingWith } from './lines.ts';
import { OddsBadge, OddsDetails } from './odds.tsx';
import { ForGood, type RollsOf, WhyButton } from './options.tsx';
import { movingWords } from './orders.tsx';
import { waitsInWords } from './waits.tsx';
import { worstOf } from './worst.ts';

interface HelpProps {
  readonly label: string;
  readonly key: string;
  readonly title: string;
  readonly onPress: () => void;
  readonly children: JSX.Element;
}

const Help = (props: HelpProps) => (
  <button
    type="button"
    class="button quiet"
    aria-label={props.label}
    aria-keyshortcuts={props.key}
    title={props.title}
    onClick={() => props.onPress()}
  >
    {props.children}
  </button>
);

/** What asks for several orders the staff can lay out, for a person to change and to end. */
const Staff = (props: { readonly laysOut: boolean; readonly onStaff: (scope: StaffScope) => void }) => (
  <div class="staff" role="group" aria-label="Staff">
    <span aria-hidden="true">Staff:</span>
    <Help label="Staff: answer this" key="s" title="The captain bot answers, seeing what you see" onPress={() => props.onStaff('decision')}>
      answer
    </Help>
    <Show when={props.laysOut}>
      <Help
        label="Staff: lay out"
        key="l"
        title="The captain bot gives all orders of this question; you change them, take them back or end it"
        onPress={() => props.onStaff('question')}
      >
        lay out
      </Help>
    </Show>
    <Help
      label="Staff: finish the phase"
      key="Shift+S"
      title="The captain bot answers until the phase changes"
      onPress={() => props.onStaff('phase')}
    >
      finish the phase
    </Help>
  </div>
);

interface EndingProps {
  readonly option: SeenOption;
  readonly closing: SeenClosing;
  readonly rollsOf: RollsOf;
  readonly onPress: () => void;
}

const InBrief = (props: Pick<SeenOption, 'odds'>) => {
  const worst = () => worstOf(props.odds);
  return (
    <span class="badges">
      <For each={worst().shown}>{(odds) => <OddsBadge odds={odds} />}</For>
      <Show when={worst().more > 0}>
        <span class="badge">and {worst().more} more</span>
      </Show>
    </span>
  );
};

/** It says what comes of it. It is never focused by itself, and no figure of the list leads to it. */
const EndButton = (props: Omit<EndingProps, 'rollsOf'>) => (
  <button
    type="button"
    class="button primary ending"
    aria-keyshortcuts="e"
    aria-description={lockWords(props.option)}
    title="Or hold Shift with your last order"
    onClick={() => props.onPress()}
  >
    <span class="ending-label">
      {props.option.label}
      <Lock of={props.option} />
    </span>
    <Show when={props.closing.consequence}>
      {(words) => (
        <span>
          <Words of={words()} />
        </span>
      )}
    </Show>
    <Show when={props.option.odds.length > 0}>
      <InBrief odds={props.option.odds} />
    </Show>
  </button>
);

const Ending = (props: EndingProps) => {
  const [open, setOpen] = createSignal(false);
  const id = createUniqueId();
  return (
    <>
      <Show when={open() && props.option.odds.length > 0}>
        <OddsDetails option={props.option} id={id} rollsOf={props.rollsOf} />
      </Show>
      <div class="ending-line">
        <EndButton {...props} />
        <Show when={props.option.odds.length > 0}>
          <WhyButton label={props.option.label} open={open()} controls={id} reachable onPress={() => setOpen(!open())} />
        </Show>
      </div>
    </>
  );
};

const LOCKS = { locks: true };

/** The same for what the board has made ready, once it is whole. */
const PreparedEnd = (props: { readonly prepared: Prepared; readonly onPress: () => void }) => (
  <div class="ending-line">
    <button
      type="button"
      class="button primary ending"
      aria-keyshortcuts="e"
      aria-description={lockWords(LOCKS)}
      disabled={props.prepared.asks === null}
      onClick={() => props.onPress()}
    >
      <span class="ending-label">
        {props.prepared.label}
        <Lock of={LOCKS} />
      </span>
      <span>{props.prepared.words}</span>
    </button>
  </div>
);

/** One order for everybody and the end of the question in one press, where that is all that most turns need. */
interface EndWithProps {
  readonly question: ShownQuestion;
  readonly end: SeenOption;
  readonly onPress: (together: Together) => void;
  /** The same now and every turn. */
  readonly onForGood: (together: Together) => void;
}

const EndWith = (props: EndWithProps) => (
  <For each={endingWith(props.question.together)}>
    {(together) => (
      <div class="ending-line">
        <button type="button" class="button quiet end-with" aria-description={lockWords(props.end)} onClick={() => props.onPress(together)}>
          {together.label}, and end
          <Lock of={props.end} />
        </button>
        <Show when={props.question.mayStand}>
          <ForGood label={`${together.label}, and end`} reachable onPress={() => props.onForGood(together)} />
        </Show>
      </div>
    )}
  </For>
);

const NotYet = (props: { readonly closing: SeenClosing }) => (
  <Show when={props.closing.notYet}>
    {(reason) => (
      <p class="not-yet">
        Not yet: <Words of={reason().words} /> <RuleChip rule={reason().rule} />
      </p>
    )}
  </Show>
);

const Asked = (props: { readonly question: ShownQuestion; readonly control: Controller; readonly rollsOf: RollsOf }) => (
  <Show
    when={props.question.closing}
    fallback={
      <Show when={props.control.prepared()}>{(prepared) => <PreparedEnd prepared={prepared()} onPress={props.control.close} />}</Show>
    }
  >
    {(closing) => (
      <Show when={props.control.closing()} fallback={<NotYet closing={closing()} />}>
        {(option) => (
          <>
            <EndWith
              question={props.question}
              end={option()}
              onPress={props.control.closeWith}
              onForGood={props.control.closeWithForGood}
            />
            <Ending option={option()} closing={closing()} rollsOf={props.rollsOf} onPress={props.control.close} />
          </>
        )}
      </Show>
    )}
  </Show>
);

interface FootProps {
  readonly sight: Sight;
  readonly control: Controller;
  readonly rollsOf: RollsOf;
  /** Who keeps us waiting. */
  readonly moving: Moving | null;
}

const Helpers = (props: FootProps) => (
  <div class="helpers">
    <Show when={props.sight.undo.possible}>
      <Help label="Undo" key="u" title="Takes back your last order" onPress={props.control.undo}>
        <Icon name="undo" size={16} /> Undo
      </Help>
    </Show>
    <Show when={props.sight.question}>
      <Staff laysOut={props.control.laysOut()} onStaff={props.control.staff} />
    </Show>
  </div>
);

const reminderOf = ({ question, waiting }: Sight): string => question?.prompt ?? (waiting ? waitsInWords(waiting) : '');

/** Where the column itself is out of sight, what is asked stands here too. */
const Reminder = (props: FootProps) => (
  <p class="reminder" aria-hidden="true">
    <Words of={props.moving ? movingWords(props.moving) : (props.control.prepared()?.asks ?? reminderOf(props.sight))} />
  </p>
);

export const OrdersFoot = (props: FootProps) => (
  <Show when={!props.sight.ending && !props.sight.watching}>
    <div class="orders-foot" role="region" aria-label="Undo, staff and end">
      <Reminder {...props} />
      <Show when={!props.moving}>
        <Helpers {...props} />
        {/* Every question has a button of its own, so that no press begun on one ends on another. */}
        <Show when={props.sight.question} keyed>
          {(question) => <Asked question={question} control={props.control} rollsOf={props.rollsOf} />}
        </Show>
      </Show>
    </div>
  </Show>
);
