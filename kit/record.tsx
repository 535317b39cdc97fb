/** The page behind the chart that keeps the record of the war, part by part. */
import type { JSX } from 'solid-js';
import './record.css';

export const RecordPage = (props: { readonly children: JSX.Element }) => <div class="kit-record">{props.children}</div>;

export const RecordPart = (props: { readonly title: string; readonly children: JSX.Element }) => (
  <section aria-label={props.title}>
    <h2>{props.title}</h2>
    {props.children}
  </section>
);
