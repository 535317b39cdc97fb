/** A data pack for the game to come: a file of figures that takes the place of the game's own. */
import { createSignal, Show } from 'solid-js';
import { FilePicker } from '../../../kit/file-picker.tsx';
import type { PackFile } from '../../../kit/pack-file.ts';
import { readPackFile } from '../../../kit/pack-file.ts';
import { Notice } from '../../parts/notice.tsx';

interface Props {
  /** What a pack may replace. */
  readonly words: string;
  readonly chosen: PackFile | null;
  /** Fails in words for a pack that the game does not take. */
  readonly onChoose: (pack: PackFile | null) => Promise<void>;
}

export const PackChoice = (props: Props) => {
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const take = async (file: File): Promise<void> => {
    setTrouble(null);
    try {
      await props.onChoose(await readPackFile(file));
    } catch (error) {
      setTrouble(`${file.name}: ${error instanceof Error ? error.message : 'it cannot be read'}.`);
    }
  };
  return (
    <fieldset class="switch">
      <legend>Data pack</legend>
      <p class="soft">For owners of the printed game. A file may replace {props.words}.</p>
      <div class="row">
        <FilePicker class="button quiet" onTake={(file) => void take(file)}>
          {props.chosen?.file ?? 'Choose a file'}
        </FilePicker>
        <Show when={props.chosen}>
          <button type="button" class="button quiet" onClick={() => void props.onChoose(null)}>
            Play without it
          </button>
        </Show>
      </div>
      <Notice of={trouble()} />
    </fieldset>
  );
};
