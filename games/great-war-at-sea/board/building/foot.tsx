/** The way on, always in reach: whether the operation can be played, and what to do with it. */
import { createSignal } from 'solid-js';
import type { BuilderProps, BuiltPack } from '../../../../kit/builder-props.ts';
import { tried } from '../../../../kit/building/telling.ts';
import { counted } from '../../../../kit/words.ts';
import { type Draft, idOf, packOf } from '../../data/builder.ts';
import type { DeskPart } from './desk.ts';

const builtOf = (draft: Draft): BuiltPack => ({
  file: `${idOf(draft)}.json`,
  value: packOf(draft),
  scenario: idOf(draft),
  options: {},
});

export const Foot = (props: DeskPart & { readonly builder: BuilderProps }) => {
  /** What was said of a draft; of one that has changed since it does not hold. */
  const [said, say] = createSignal<{ readonly of: Draft; readonly words: string } | null>(null);
  const draft = () => props.desk.draft();
  const isFaulty = (): boolean => props.desk.faults().length > 0;
  const words = (): string => {
    const last = said();
    if (last?.of === draft()) return last.words;
    return isFaulty()
      ? `${counted(props.desk.faults().length, 'thing')} to mend before it can be played.`
      : 'It can be played as it stands.';
  };
  const choose = async (): Promise<boolean> => {
    const of = draft();
    const { isChosen, words: how } = await tried(props.builder, builtOf(of), of.title);
    say({ of, words: how });
    return isChosen;
  };
  /** Chosen, and the page's form is sent off with whatever else stands in it. */
  const play = async ({ form }: HTMLButtonElement): Promise<void> => {
    if (await choose()) form?.requestSubmit();
  };
  return (
    <div class="gw-foot">
      <p role="status">{words()}</p>
      <button type="button" class="button" disabled={isFaulty()} onClick={(event) => void play(event.currentTarget)}>
        Play it
      </button>
      <button type="button" class="button quiet" disabled={isFaulty()} onClick={() => void choose()}>
        Choose this operation
      </button>
      <button type="button" class="button quiet" disabled={isFaulty()} onClick={() => props.builder.onDownload(builtOf(draft()))}>
        Save as a file
      </button>
    </div>
  );
};
