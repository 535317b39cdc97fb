/** A sentence of the rules with its **strong** words. */
import { For } from 'solid-js';

export const Words = (props: { readonly of: string }) => (
  <For each={props.of.split('**')}>{(part, place) => (place() % 2 === 1 ? <strong>{part}</strong> : part)}</For>
);
