/** The words of a task, with its **strong** words and the _names_ of ships. */
import { For } from 'solid-js';

const MARKED = /(\*\*[^*]+\*\*|_[^_]+_)/;

export const TaskWords = (props: { readonly of: string }) => (
  <For each={props.of.split(MARKED)}>
    {(part) => {
      if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
      return part.startsWith('_') ? <em>{part.slice(1, -1)}</em> : part;
    }}
  </For>
);

export const unmarked = (words: string): string => words.replaceAll(/\*\*|_/g, '');
