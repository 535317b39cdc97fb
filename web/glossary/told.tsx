/** A text whose terms can be asked after, each where it comes first. */
import { createContext, For, type JSX, Show, useContext } from 'solid-js';
import { type Entry, type Glossary, markedIn } from './glossary.ts';
import { Term } from './term.tsx';

/** What the words of this page mean; where nobody says, a text is only a text. */
export const GlossaryContext = createContext<() => Glossary | undefined>(() => undefined);

const MetContext = createContext<Set<Entry>>();

/** Around what is one text to its reader: a term that came once in it is not marked again. */
export const TellOnce = (props: { readonly children: JSX.Element }) => (
  <MetContext.Provider value={new Set()}>{props.children}</MetContext.Provider>
);

export const Explained = (props: { readonly text: string }) => {
  const glossary = useContext(GlossaryContext);
  const met = useContext(MetContext);
  return (
    <Show when={glossary()} fallback={props.text}>
      {(known) => (
        <For each={markedIn(known(), props.text, met ?? new Set())}>
          {({ text, entry }) => (
            <Show when={entry} fallback={text}>
              {(found) => <Term text={text} entry={found()} />}
            </Show>
          )}
        </For>
      )}
    </Show>
  );
};

/** A sentence with its **strong** words. Another one begins anew. */
export const Told = (props: { readonly of: string }) => (
  <Show when={props.of} keyed>
    {(sentence) => (
      <TellOnce>
        <For each={sentence.split('**')}>
          {(part, place) => (
            <Show when={place() % 2 === 1} fallback={<Explained text={part} />}>
              <strong>
                <Explained text={part} />
              </strong>
            </Show>
          )}
        </For>
      </TellOnce>
    )}
  </Show>
);
