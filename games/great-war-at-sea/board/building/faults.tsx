/** What is wrong at a place of the draft, in the words of those who read files. */
import { For, Show } from 'solid-js';
import type { DeskPart } from './desk.ts';

/** `alone` for what is said of the place itself and not of anything in it. */
export const Faults = (props: DeskPart & { readonly at: string; readonly alone?: true }) => {
  const faults = () => props.desk.faultsAt(props.at).filter(({ place }) => props.alone !== true || place === props.at);
  return (
    <div class="gw-faults" data-place={props.at}>
      <For each={[...new Set(faults().map(({ reason }) => reason))]}>{(reason) => <p>{reason}</p>}</For>
    </div>
  );
};

/** A mark on what is folded away while something in it is wrong. */
export const FaultMark = (props: DeskPart & { readonly at: readonly string[] }) => (
  <Show when={props.at.flatMap((place) => props.desk.faultsAt(place)).length}>
    {(count) => (
      <span class="gw-fault-mark" role="img" aria-label={count() === 1 ? 'one fault' : `${count()} faults`}>
        !
      </span>
    )}
  </Show>
);
