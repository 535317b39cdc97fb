/** Whoever has nothing to do is told whom the game waits for, and since when. */
import { createSignal, onCleanup, Show } from 'solid-js';
import type { Waiting } from '../../table/index.ts';
import { agoInWords, clockInWords } from '../parts/ago.ts';
import { listed } from '../parts/side-name.ts';

/** How often it is said anew since when, in milliseconds. */
const BETWEEN = 20_000;

/** 'Waits for the Allies: Gunnery'. */
export const waitsInWords = ({ sides, phase }: Waiting): string =>
  `Waits for ${listed(sides.map(({ name }) => name))}${phase === null ? '' : `: ${phase}`}`;

export const Waits = (props: { readonly of: Waiting; readonly since: number | null }) => {
  const [now, setNow] = createSignal(Date.now());
  const looking = setInterval(() => setNow(Date.now()), BETWEEN);
  onCleanup(() => clearInterval(looking));
  return (
    <div class="waits">
      <h2 class="prompt">
        <span role="status">{waitsInWords(props.of)}</span>
      </h2>
      <Show when={props.since}>
        {(since) => <p class="soft">{`Since ${clockInWords(since(), now())}, ${agoInWords(since(), now())}`}</p>}
      </Show>
    </div>
  );
};
