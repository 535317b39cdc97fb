/** What to begin with: empty seas, an operation that is there, or a file; and the way back. */
import { createSignal, For, Show } from 'solid-js';
import { OneOf } from '../../../../kit/building/fields.tsx';
import { troubleWith } from '../../../../kit/building/telling.ts';
import { FilePicker } from '../../../../kit/file-picker.tsx';
import { readPackFile } from '../../../../kit/pack-file.ts';
import { beginningIn, type Draft } from '../../data/builder.ts';
import { OPERATIONS } from '../../data/operations.ts';
import { readPack } from '../../data/pack.ts';
import { THEATRES } from '../../data/theatre.ts';
import { theatreOf } from '../../data/theatres.ts';
import type { DeskPart } from './desk.ts';

const BEGINNINGS: ReadonlyMap<string, { readonly words: string; readonly draft: () => Draft }> = new Map([
  ...THEATRES.map((id) => [id, { words: `a new one, ${theatreOf(id).title}`, draft: () => beginningIn(id) }] as const),
  ...OPERATIONS.map((operation) => [operation.id, { words: operation.title, draft: () => operation }] as const),
]);

/** The operation of a file, or everything that is wrong with it. */
async function openedFrom(file: File): Promise<{ readonly draft: Draft } | { readonly faults: readonly string[] }> {
  const reading = readPack((await readPackFile(file)).value);
  if ('faults' in reading) return { faults: reading.faults.map(({ place, reason }) => `${place}: ${reason}`) };
  const own = [...reading.made.wars.values()].find(({ operation }) => !OPERATIONS.includes(operation));
  return own ? { draft: own.operation } : { faults: ['there is no operation in it'] };
}

/** So many faults of a file are told at once. */
const MOST_TOLD = 8;

export const Head = (props: DeskPart) => {
  const [told, tell] = createSignal<readonly string[]>([]);
  const open = async (file: File): Promise<void> => {
    try {
      const opened = await openedFrom(file);
      if ('draft' in opened) props.desk.lay(opened.draft);
      tell('draft' in opened ? [`${file.name} is opened.`] : opened.faults.map((fault) => `${file.name}: ${fault}.`));
    } catch (error) {
      tell([troubleWith(file, error)]);
    }
  };
  const begin = (id: string): void => {
    const draft = BEGINNINGS.get(id)?.draft();
    if (draft) props.desk.lay(draft);
    tell([]);
  };
  return (
    <>
      <div class="builder-fields gw-head">
        <OneOf
          label="Begin with"
          words={(id) => BEGINNINGS.get(id)?.words ?? id}
          all={[...BEGINNINGS.keys()]}
          value="north-sea"
          onChange={begin}
        />
        <FilePicker class="button quiet" onTake={(file) => void open(file)}>
          Open a file
        </FilePicker>
        <button type="button" class="button quiet" disabled={!props.desk.canGoBack()} onClick={() => props.desk.back()}>
          Take back
        </button>
      </div>
      <div class="builder-told" role="status">
        <For each={told().slice(0, MOST_TOLD)}>{(line) => <p>{line}</p>}</For>
        <Show when={told().length > MOST_TOLD}>
          <p>And {told().length - MOST_TOLD} more.</p>
        </Show>
      </div>
    </>
  );
};
