/** The calendar along the top: every turn of the operation with its light, how far it is played, and where plots end. */
import { createEffect, createMemo, For, on } from 'solid-js';
import { startOf } from '../rules/calendar.ts';
import type { ChartPart } from './chart-part.ts';
import { dayOf, hoursOf, lightOf, monthName } from './time.ts';
import './css/calendar.css';

interface Day {
  readonly name: string;
  readonly turns: readonly number[];
}

/** Turns by the day in which they begin. */
function daysOf(turns: readonly number[], nameOf: (turn: number) => string): readonly Day[] {
  const days: { name: string; turns: number[] }[] = [];
  for (const turn of turns) {
    const name = nameOf(turn);
    const last = days.at(-1);
    if (last?.name === name) last.turns.push(turn);
    else days.push({ name, turns: [turn] });
  }
  return days;
}

const LIGHTS = { day: 'by day', dusk: 'at dusk', night: 'by night' } as const;

const Turn = (props: ChartPart & { readonly turn: number; readonly written: number }) => {
  const operation = () => props.desk.war().operation;
  const light = () => lightOf(operation(), props.turn);
  const now = () => props.desk.view().turn;
  const label = () => `Turn ${props.turn}, ${dayOf(operation(), props.turn)}, ${hoursOf(operation(), props.turn)}, ${LIGHTS[light()]}`;
  return (
    <li
      class={`gw-turn gw-turn-${light()}`}
      classList={{ 'gw-turn-past': props.turn < now(), 'gw-turn-now': props.turn === now() }}
      aria-current={props.turn === now() ? 'step' : undefined}
      aria-label={label()}
      title={label()}
    >
      <b>{props.turn}</b>
      <span>{String(startOf(operation(), props.turn).hour).padStart(2, '0')}h</span>
      <i class="gw-turn-written" style={{ '--written': props.written }} />
    </li>
  );
};

export const CalendarBar = (props: ChartPart) => {
  let bar!: HTMLDivElement;
  const operation = () => props.desk.war().operation;
  const days = createMemo(() => {
    const { first, last } = operation().turns;
    return daysOf(
      Array.from({ length: last - first + 1 }, (_, i) => first + i),
      (turn) => dayOf(operation(), turn),
    );
  });
  /** How many of the own fleets have a move written for a turn, as a part of all. */
  const written = createMemo(() => {
    const courses = [...props.desk.courses().values()];
    const counts = new Map<number, number>();
    for (const legs of courses) for (const { turn } of legs) counts.set(turn, (counts.get(turn) ?? 0) + 1 / courses.length);
    return counts;
  });
  const turn = createMemo(() => props.desk.view().turn);
  createEffect(on(turn, () => bar.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })));
  const first = () => startOf(operation(), operation().turns.first);
  return (
    <div class="gw-calendar" ref={bar} tabindex={0} role="region" aria-label={`Calendar, ${monthName(first().month)} ${first().year}`}>
      <For each={days()}>
        {(day) => (
          <section class="gw-day" aria-label={day.name}>
            <h3>{day.name}</h3>
            <ol>
              <For each={day.turns}>{(turn) => <Turn desk={props.desk} turn={turn} written={written().get(turn) ?? 0} />}</For>
            </ol>
          </section>
        )}
      </For>
    </div>
  );
};
