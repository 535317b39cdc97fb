/** Where and when: theatre, date, first and last turn with their light, and the weather. */
import { createMemo, For } from 'solid-js';
import { OneOf } from '../../../../kit/building/fields.tsx';
import { WEATHERS, type Weather } from '../../../../tactical/battle.ts';
import { inTheatre, lasting } from '../../data/drafting.ts';
import type { WeatherOf } from '../../data/operation.ts';
import { MOST_TURNS } from '../../data/operation-reader.ts';
import { dayOf as dateIn } from '../../data/owners.ts';
import { THEATRES } from '../../data/theatre.ts';
import { theatreOf } from '../../data/theatres.ts';
import { startOf } from '../../rules/calendar.ts';
import { weatherNames } from '../facts.ts';
import { dayOf, lightOf } from '../time.ts';
import type { DeskPart } from './desk.ts';
import { Faults } from './faults.tsx';
import { Turn } from './fields.tsx';
import { turnInWords } from './words.ts';

const DateField = (props: DeskPart) => {
  const choose = (text: string): void => {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
    if (text !== '') props.desk.change((draft) => ({ ...draft, date: { year, month, day } }));
  };
  return (
    <label class="builder-field">
      Date of turn 1
      <input
        type="date"
        class="field"
        min="1889-01-01"
        max="1920-12-31"
        value={dateIn(props.desk.draft())}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </label>
  );
};

/** Every turn with its light, day by day. */
const Calendar = (props: DeskPart) => {
  const dated = () => ({ date: props.desk.date() });
  const days = createMemo(() => {
    const days = new Map<string, number[]>();
    for (const turn of props.desk.turns()) days.set(dayOf(dated(), turn), [...(days.get(dayOf(dated(), turn)) ?? []), turn]);
    return [...days];
  });
  const hour = (turn: number): string => `${String(startOf(dated(), turn).hour).padStart(2, '0')}h`;
  return (
    <div class="gw-calendar gw-builder-calendar" role="img" aria-label={`${props.desk.turns().length} turns of four hours`}>
      <For each={days()}>
        {([day, turns]) => (
          <div class="gw-day">
            <p>{day}</p>
            <ol>
              <For each={turns}>
                {(turn) => (
                  <li class={`gw-turn gw-turn-${lightOf(dated(), turn)}`} title={turnInWords(props.desk.date(), turn)}>
                    <b>{turn}</b>
                    <span>{hour(turn)}</span>
                  </li>
                )}
              </For>
            </ol>
          </div>
        )}
      </For>
    </div>
  );
};

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, place) => from + place);

const TABLES: Readonly<Record<WeatherOf['table'], string>> = {
  common: 'the common table',
  mediterranean: 'the Mediterranean table',
  pacific: 'the Pacific table',
};
const ROLLS: Readonly<Record<WeatherOf['rolls'], string>> = { one: 'one roll for all waters', each: 'a roll for each of them' };

const WeatherFields = (props: DeskPart) => {
  const weather = () => props.desk.draft().weather;
  const choose = (changes: Partial<WeatherOf>): void =>
    props.desk.change((draft) => ({ ...draft, weather: { ...draft.weather, ...changes } }));
  const zones = () => props.desk.theatre().weatherZones;
  const words = (each: Weather): string => weatherNames[each].toLowerCase();
  return (
    <details class="gw-fold">
      <summary>Weather: {[...new Set(Object.values(weather().start))].map(words).join(', ')} at the start</summary>
      <div class="builder-fields">
        <OneOf
          label="Weather is rolled on"
          words={(each) => TABLES[each]}
          all={['common', 'mediterranean', 'pacific']}
          value={weather().table}
          onChange={(table) => choose({ table })}
        />
        <OneOf
          label="With"
          words={(each) => ROLLS[each]}
          all={['one', 'each']}
          value={weather().rolls}
          onChange={(rolls) => choose({ rolls })}
        />
        <Turn desk={props.desk} label="From" value={weather().from} onChange={(from) => choose({ from })} />
        <For each={zones()}>
          {({ id, title }) => (
            <OneOf
              label={title}
              words={words}
              all={WEATHERS}
              value={weather().start[id] ?? 'clear'}
              onChange={(each) => choose({ start: { ...weather().start, [id]: each } })}
            />
          )}
        </For>
      </div>
      <Faults desk={props.desk} at="weather" />
    </details>
  );
};

export const Scene = (props: DeskPart) => {
  const draft = () => props.desk.draft();
  const turns = () => draft().turns;
  return (
    <>
      <div class="builder-fields">
        <OneOf
          label="Theatre"
          words={(id) => theatreOf(id).title}
          all={THEATRES}
          value={draft().theatre}
          onChange={(id) => props.desk.change((old) => inTheatre(old, id))}
        />
        <DateField desk={props.desk} />
        <Turn
          desk={props.desk}
          label="First turn"
          all={range(1, turns().last - 1)}
          value={turns().first}
          onChange={(first) => props.desk.change((old) => lasting(old, { ...old.turns, first }))}
        />
        <Turn
          desk={props.desk}
          label="Last turn"
          all={range(turns().first + 1, MOST_TURNS)}
          value={turns().last}
          onChange={(last) => props.desk.change((old) => lasting(old, { ...old.turns, last }))}
        />
      </div>
      <Faults desk={props.desk} at="date" />
      <Faults desk={props.desk} at="turns" />
      <Calendar desk={props.desk} />
      <WeatherFields desk={props.desk} />
    </>
  );
};
