/** What is drawn once the chart of a theatre has come: each is heavy, and a table has need of one. */
import { createEffect, createSignal, type JSX, Show } from 'solid-js';
import type { TheatreId } from '../data/theatre.ts';
import { fetchChart } from './charts.ts';

export const Charted = (props: { readonly theatre: TheatreId; readonly children: JSX.Element }) => {
  const [come, setCome] = createSignal<readonly TheatreId[]>([]);
  createEffect(() => {
    const { theatre } = props;
    void fetchChart(theatre).then(() => setCome((before) => [...before, theatre]));
  });
  return <Show when={come().includes(props.theatre)}>{props.children}</Show>;
};
