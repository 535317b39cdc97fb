/** Checks the record that is being looked at: every die is drawn afresh from the seed, and every outcome read afresh. */
import { createSignal, Show } from 'solid-js';
import { counted } from '../../../kit/words.ts';
import type { Verified } from '../../../lab/verify.ts';
import { keptPromises } from '../../online/kept-promises.ts';
import { promiseInWords } from '../../online/promises.ts';
import { Failed, type Session } from '../../session.ts';

/** 'All agree: 41 rolls, 3 draws, 120 entries of the record, 1 takeback that all agreed on.' */
function inWords({ rolls, draws, entries, agreed }: Verified): string {
  const told = [counted(rolls, 'roll'), counted(draws, 'draw'), `${counted(entries, 'entry', 'entries')} of the record`];
  return `All agree: ${[...told, ...(agreed > 0 ? [`${counted(agreed, 'takeback')} that all agreed on`] : [])].join(', ')}.`;
}

/** The record by itself, and then what was promised to this browser. */
function wordsFor(verified: Verified, save: string): string {
  const promised = promiseInWords(keptPromises(), save, verified);
  return promised === null ? inWords(verified) : `${inWords(verified)} ${promised}`;
}

export const Verify = (props: { readonly session: Session; readonly save: string }) => {
  const [words, setWords] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const verify = async (): Promise<void> => {
    setBusy(true);
    try {
      setWords(wordsFor(await props.session.verify(), props.save));
    } catch (error) {
      setWords(error instanceof Failed ? `It does not agree. ${error.message}` : String(error));
    }
    setBusy(false);
  };
  return (
    <>
      <button type="button" class="button quiet" disabled={busy()} onClick={() => void verify()}>
        Verify the dice
      </button>
      <Show when={words()}>
        <span class="soft" role="status">
          {words()}
        </span>
      </Show>
    </>
  );
};
