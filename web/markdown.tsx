/** Draws what markdown.ts reads. Text only becomes text: nothing in a rulebook can become markup of its own. */
import { createContext, For, Match, Show, Switch, useContext } from 'solid-js';
import { Explained } from './glossary/told.tsx';
import { type Block, type Inline, inlinesOf } from './markdown.ts';
import { plain } from './parts/plain.ts';
import { RuleChip } from './parts/rule-chip.tsx';

/** Which rules there are: 'FF-19' looks like the number of a rule but is an aircraft. */
export const KnownRules = createContext<(rule: string) => boolean>(() => true);

/** Opens what a mark in the text stands for; null where a mark is only a mark. */
export const MarkContext = createContext<(() => void) | null>(null);

const Mark = (props: { readonly text: string }) => {
  const open = useContext(MarkContext);
  return (
    <Show when={open} fallback={<span class="mark">{props.text}</span>}>
      <button type="button" class="mark" title="Why it is so" onClick={() => open?.()}>
        {props.text}
      </button>
    </Show>
  );
};

const Piece = (props: { readonly of: Inline }) => {
  const piece = props.of;
  const isKnown = useContext(KnownRules);
  switch (piece.kind) {
    case 'strong':
      return (
        <strong>
          <Line text={piece.text} />
        </strong>
      );
    case 'emphasis':
      return <em>{piece.text}</em>;
    case 'code':
      return <code>{piece.text}</code>;
    case 'rule':
      return isKnown(piece.rule) ? <RuleChip rule={piece.rule} /> : piece.rule;
    case 'mark':
      return <Mark text={piece.text} />;
    case 'text':
      return <Explained text={piece.text} />;
  }
};

export const Line = (props: { readonly text: string }) => <For each={inlinesOf(props.text)}>{(inline) => <Piece of={inline} />}</For>;

const Cells = (props: { readonly row: readonly string[] }) => (
  <For each={props.row}>
    {(cell) => (
      <td>
        <Line text={cell} />
      </td>
    )}
  </For>
);

const Grid = (props: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }) => (
  // A wide one is scrolled, by keys too.
  <div class="table-frame" tabindex={0} role="group" aria-label={`Table: ${props.head.map(plain).filter(Boolean).join(', ')}`}>
    <table>
      <thead>
        <tr>
          <For each={props.head}>
            {(cell) => (
              <th scope="col">
                <Line text={cell} />
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {(row) => (
            <tr>
              <Cells row={row} />
            </tr>
          )}
        </For>
      </tbody>
    </table>
  </div>
);

const Items = (props: { readonly items: readonly string[] }) => (
  <For each={props.items}>
    {(item) => (
      <li>
        <Line text={item} />
      </li>
    )}
  </For>
);

export const BlockView = (props: { readonly block: Block }) => {
  const as = <K extends Block['kind']>(kind: K): Extract<Block, { kind: K }> | undefined =>
    isKind(props.block, kind) ? props.block : undefined;
  return (
    <Switch>
      <Match when={as('paragraph')}>
        {(block) => (
          <p>
            <Line text={block().text} />
          </p>
        )}
      </Match>
      <Match when={as('list')}>
        {(block) => (
          <Show
            when={block().ordered}
            fallback={
              <ul>
                <Items items={block().items} />
              </ul>
            }
          >
            <ol>
              <Items items={block().items} />
            </ol>
          </Show>
        )}
      </Match>
      <Match when={as('table')}>{(block) => <Grid head={block().head} rows={block().rows} />}</Match>
    </Switch>
  );
};

const isKind = <K extends Block['kind']>(block: Block, kind: K): block is Extract<Block, { kind: K }> => block.kind === kind;
