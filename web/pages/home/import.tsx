/** Takes a record in from a file, by picker or by drop. A bad one is refused with the place and the reason. */
import { createSignal, Show } from 'solid-js';
import { FilePicker } from '../../../kit/file-picker.tsx';
import { importRecord } from '../../new-save.ts';
import { LARGEST_RECORD } from '../../parts/game-files.ts';
import type { Trouble } from '../../protocol.ts';
import { go } from '../../router.ts';
import { Failed } from '../../session.ts';

interface Refused extends Trouble {
  readonly file: string;
}

const troubleOf = (error: unknown): Trouble =>
  error instanceof Failed ? error.trouble : { place: null, reason: error instanceof Error ? error.message : String(error) };

const RefusedNotice = (props: { readonly refused: Refused }) => (
  <div class="notice danger" role="alert">
    <p>
      <strong>{props.refused.file}</strong> was not taken. Nothing was changed.
    </p>
    <dl>
      <dt>Where</dt>
      <dd>{props.refused.place ?? 'the whole file'}</dd>
      <dt>Why</dt>
      <dd>{props.refused.reason}</dd>
    </dl>
  </div>
);

export const Import = () => {
  const [refused, setRefused] = createSignal<Refused | null>(null);
  const [hovering, setHovering] = createSignal(false);

  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setRefused(null);
    try {
      if (file.size > LARGEST_RECORD) throw new Error('it is far too large for a record');
      go({ page: 'table', save: await importRecord(await file.text()) });
    } catch (error) {
      setRefused({ file: file.name, ...troubleOf(error) });
    }
  };

  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setHovering(false);
    void take(event.dataTransfer?.files[0]);
  };

  return (
    <div
      class="import"
      role="group"
      aria-label="Import"
      classList={{ hovering: hovering() }}
      onDragOver={(event) => {
        event.preventDefault();
        setHovering(true);
      }}
      onDragLeave={() => setHovering(false)}
      onDrop={onDrop}
    >
      <FilePicker class="button" onTake={(file) => void take(file)}>
        Import a record
      </FilePicker>
      <span class="soft">or drop its file here. It is played through and checked before it is taken.</span>
      <Show when={refused()}>{(each) => <RefusedNotice refused={each()} />}</Show>
    </div>
  );
};
