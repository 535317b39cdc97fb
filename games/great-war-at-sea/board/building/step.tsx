/** One step of building: its number and title, what it is for, and a mark while something in it is wrong. */
import { type JSX, Show } from 'solid-js';
import type { DeskPart } from './desk.ts';
import { FaultMark } from './faults.tsx';

interface StepProps extends DeskPart {
  readonly number: number;
  readonly title: string;
  /** The places of the draft that it is about. */
  readonly at: readonly string[];
  readonly words?: string;
  readonly children: JSX.Element;
}

export const Step = (props: StepProps) => (
  <section class="gw-step" aria-label={props.title}>
    <h2>
      <span class="gw-step-number" aria-hidden="true">
        {props.number}
      </span>{' '}
      {props.title} <FaultMark desk={props.desk} at={props.at} />
    </h2>
    <Show when={props.words}>{(words) => <p class="soft">{words()}</p>}</Show>
    {props.children}
  </section>
);
