/** The coach's card: what to do now, and why. It stands above the orders on a desk and above the foot on a phone, and covers nothing. */
import './lesson.css';
import { createEffect, For, on, Show } from 'solid-js';
import type { GameId } from '../games.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import { hrefOf } from '../router.ts';
import type { Controller } from '../table/controller.ts';
import type { Coach } from './coach.ts';
import { TaskWords } from './words.tsx';

export interface CardProps {
  readonly game: GameId;
  readonly coach: Coach;
  readonly control: Controller;
  /** The lesson: its title, and whether another one follows. */
  readonly title: string;
  readonly isLastLesson: boolean;
  readonly onNextLesson: () => void;
  readonly onRestart: () => void;
}

/** Nobody reads more of them. */
const MOST_PUT_OFF = 30;

const PutOff = (props: Pick<CardProps, 'coach'>) => (
  <Show when={props.coach.notNow().length > 0}>
    <details class="put-off">
      <summary>{props.coach.notNow().length === 1 ? 'One other order' : `${props.coach.notNow().length} other orders`}, not now</summary>
      <p>In your own games you may give these here. In the watch one thing comes after the other.</p>
      <ul class="plain-list">
        <For each={props.coach.notNow().slice(0, MOST_PUT_OFF)}>{({ label }) => <li>{label}</li>}</For>
      </ul>
    </details>
  </Show>
);

const Onward = (props: CardProps) => (
  <Show
    when={props.coach.isLast()}
    fallback={
      <Show
        when={props.coach.asked() === 0}
        fallback={
          <button type="button" class="button quiet" onClick={() => props.control.staff('decision')}>
            Do it for me
          </button>
        }
      >
        <button type="button" class="button primary" aria-keyshortcuts="n" onClick={() => props.coach.next()}>
          Next
        </button>
      </Show>
    }
  >
    <Show
      when={props.isLastLesson}
      fallback={
        <button type="button" class="button primary" onClick={() => props.onNextLesson()}>
          Next lesson
        </button>
      }
    >
      <a class="button primary" href={hrefOf({ page: 'new', game: props.game })}>
        Play a game
      </a>
    </Show>
  </Show>
);

const Ways = (props: CardProps) => (
  <p class="row coach-ways">
    <Onward {...props} />
    <Show when={props.coach.place() > 0 || props.coach.given() > 0}>
      <button type="button" class="button quiet" onClick={() => props.control.undo()}>
        Back
      </button>
      <button type="button" class="button quiet" onClick={() => props.onRestart()}>
        Start again
      </button>
    </Show>
    <a class="button quiet" href={hrefOf({ page: 'home' })}>
      Leave
    </a>
  </p>
);

export const CoachCard = (props: CardProps) => {
  let heading!: HTMLHeadingElement;
  createEffect(on(props.coach.place, () => queueMicrotask(() => heading.focus({ preventScroll: true }))));
  return (
    <section class="coach" aria-label="First watch" data-told={props.coach.asked() === 0 ? '' : undefined}>
      <p class="coach-way">
        <span>{props.title}</span>
        <progress max={props.coach.tasks - 1} value={props.coach.place()} aria-hidden="true" />
        <span>
          {props.coach.place() + 1} of {props.coach.tasks}
        </span>
      </p>
      <h2 tabindex={-1} ref={heading}>
        {props.coach.task().title}
      </h2>
      <p class="coach-words">
        <TaskWords of={props.coach.task().words} /> <RuleChip rule={props.coach.task().rule} />
      </p>
      <Show when={props.coach.asked() > 1}>
        <p class="coach-given" role="status">
          {props.coach.given()} of {props.coach.asked()} orders given
        </p>
      </Show>
      <PutOff coach={props.coach} />
      <Ways {...props} />
    </section>
  );
};
