/** The sign on a button whose order cannot be taken back. Words for those who do not see it are given to the button itself. */
import { Show } from 'solid-js';
import type { SeenOption } from '../kernel/index.ts';
import { Icon } from './icons.tsx';

const WORDS = 'Cannot be taken back';

type Locking = Pick<SeenOption, 'locks'>;

/** What is said of a button besides its name; nothing for what can be taken back. */
export const lockWords = ({ locks }: Locking): string | undefined => (locks ? WORDS : undefined);

export const Lock = (props: { readonly of: Locking }) => (
  <Show when={props.of.locks}>
    <span class="kit-lock" title={WORDS} aria-hidden="true">
      <Icon name="lock" size={14} />
    </span>
  </Show>
);
