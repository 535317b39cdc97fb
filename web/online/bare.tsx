/** A page about a table, without the table. */
import type { JSX } from 'solid-js';
import { PageTop } from '../parts/page-top.tsx';

export const Bare = (props: { readonly children: JSX.Element }) => (
  <div class="home">
    <PageTop class="home-top" />
    {props.children}
  </div>
);
