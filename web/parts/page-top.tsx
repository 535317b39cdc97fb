/** The top of a page that is no table: the way home, and day or night. */
import { hrefOf } from '../router.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export const PageTop = (props: { readonly class: string }) => (
  <header class={props.class}>
    <a class="brand" href={hrefOf({ page: 'home' })}>
      Line Ahead
    </a>
    <ThemeSwitch />
  </header>
);
