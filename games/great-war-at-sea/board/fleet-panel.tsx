/** The card of a fleet: its mission, its course turn by turn, what can be written on it, its chances of contact, and its ships. */
import { createMemo, For, Show } from 'solid-js';
import { Answers } from '../../../kit/answers.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { counted, percent } from '../../../kit/words.ts';
import { speedInWords } from '../../../tactical/board/speed.ts';
import { allowance, levelOf } from '../rules/speed.ts';
import { horizon } from '../rules/writing.ts';
import type { Fleet } from '../state.ts';
import { groupsOf, strikeOut } from './answers.ts';
import { bunkersOf } from './bunkers.ts';
import { chancesIn } from './chances.ts';
import { ChartCard } from './chart-card.tsx';
import type { ChartPart, PanelPart } from './chart-part.ts';
import type { Leg } from './courses.ts';
import { missionNames } from './facts.ts';
import { escortsOf, fleetIn, shipsWith, typesInWords } from './fleets.ts';
import { FuelLine } from './fuel-line.tsx';
import { ShipLines } from './ship-lines.tsx';
import { dayOf, hoursOf } from './time.ts';
import { leaderOf, offing, taskWords, whereabouts } from './words.ts';
import './css/panel.css';

const LegLine = (props: ChartPart & { readonly leg: Leg; readonly isNewDay: boolean }) => (
  <li>
    <i class={`gw-chip gw-chip-${props.leg.light}`} />
    <span class="gw-leg-hours">
      {hoursOf(props.desk.war().operation, props.leg.turn)}
      <Show when={props.isNewDay}>
        <small>{dayOf(props.desk.war().operation, props.leg.turn)}</small>
      </Show>
    </span>
    <span class="gw-leg-way">{props.leg.way.length === 0 ? 'stays' : props.leg.way.join(' · ')}</span>
    <span class="gw-leg-end">{props.leg.task ? taskWords(props.desk.war(), props.leg.task) : offing(props.desk.war(), props.leg.to)}</span>
    <Show when={props.leg.fixed}>
      <span class="gw-lock" role="img" aria-label="stands">
        <svg viewBox="0 0 12 14" aria-hidden="true">
          <path d="M2.5 6V4.4a3.5 3.5 0 0 1 7 0V6M1.5 6h9v7h-9z" />
        </svg>
      </span>
    </Show>
  </li>
);

const CourseList = (props: ChartPart & { readonly fleet: Fleet }) => {
  const legs = () => props.desk.courses().get(props.fleet.id) ?? [];
  const dayAt = (place: number): string => {
    const leg = legs()[place];
    return leg ? dayOf(props.desk.war().operation, leg.turn) : '';
  };
  const room = () => horizon(props.desk.war(), props.desk.view(), props.fleet);
  const written = () =>
    props.desk.unwritten().has(props.fleet.id) ? `${legs().length} of ${room()} turns` : counted(legs().length, 'turn');
  return (
    <section class="gw-part">
      <h3>
        Course <span>{written()}</span>
      </h3>
      <Show when={legs().length > 0} fallback={<p class="gw-none">Nothing is written: it stays where it is.</p>}>
        <ol class="gw-legs">
          <For each={legs()}>
            {(leg, place) => <LegLine desk={props.desk} leg={leg} isNewDay={place() === 0 || dayAt(place()) !== dayAt(place() - 1)} />}
          </For>
        </ol>
      </Show>
      <Show when={props.desk.pen()}>
        <p class="gw-hint">Drag from the marker over the zones, or press the zone to steer for.</p>
        <div class="kit-answers">
          <button type="button" class="kit-answer" onClick={() => props.desk.stay()}>
            Stay a turn
          </button>
          <Show when={strikeOut(props.desk.answers(props.fleet.id))}>
            {(option) => (
              <button type="button" class="kit-answer" onClick={() => props.desk.choose(option())}>
                <Icon name="undo" size={15} /> Strike out
              </button>
            )}
          </Show>
        </div>
      </Show>
    </section>
  );
};

const Chances = (props: ChartPart & { readonly fleet: Fleet }) => {
  const end = () => props.desk.courses().get(props.fleet.id)?.at(-1)?.to ?? props.fleet.zone;
  return (
    <section class="gw-part">
      <h3>
        If somebody is there <span>chance of contact</span>
      </h3>
      <ul class="gw-chances">
        <For each={chancesIn(props.desk.war(), props.desk.view(), props.fleet, end())}>
          {({ words, chance }) => (
            <li>
              <span>{words}</span>
              <i>
                <i style={{ width: percent(chance) }} />
              </i>
              <b>{percent(chance)}</b>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};

const Company = (props: ChartPart & { readonly fleet: Fleet }) => {
  const charge = () => fleetIn(props.desk.view(), props.fleet.charge);
  return (
    <>
      <Show when={charge()}>
        {(fleet) => (
          <p class="gw-company">
            Escorts{' '}
            <button type="button" class="gw-link" onClick={() => props.desk.open(fleet().id)}>
              {fleet().name}
            </button>
            , and goes where it goes.
          </p>
        )}
      </Show>
      <For each={escortsOf(props.desk.view(), props.fleet)}>
        {(escort) => (
          <section class="gw-part">
            <h3>
              <button type="button" class="gw-link" onClick={() => props.desk.open(escort.id)}>
                {escort.name}
              </button>{' '}
              <span>escort</span>
            </h3>
            <ShipLines war={props.desk.war()} view={props.desk.view()} fleet={escort} />
          </section>
        )}
      </For>
    </>
  );
};

export const FleetPanel = (props: PanelPart & { readonly fleet: Fleet }) => {
  const { war, view } = props.desk;
  const options = createMemo(() => props.desk.answers(props.fleet.id).filter(({ verb }) => verb !== 'forget'));
  const speed = () =>
    `${speedInWords(levelOf(war(), view(), props.fleet))}: ${counted(allowance(war(), view(), props.fleet), 'zone')} in this turn`;
  return (
    <ChartCard
      part={props}
      title={props.fleet.name}
      words={
        <>
          {leaderOf(view(), war(), props.fleet) ?? missionNames[props.fleet.mission]} · {whereabouts(war(), props.fleet)}
        </>
      }
    >
      <dl class="gw-facts">
        <div>
          <dt>Mission</dt>
          <dd>{missionNames[props.fleet.mission]}</dd>
        </div>
        <div>
          <dt>Speed</dt>
          <dd>{speed()}</dd>
        </div>
        <Show when={props.fleet.first > view().turn}>
          <div>
            <dt>May sail</dt>
            <dd>
              {dayOf(war().operation, props.fleet.first)}, {hoursOf(war().operation, props.fleet.first)}
            </dd>
          </div>
        </Show>
        <Show when={bunkersOf(war(), view(), props.fleet, props.desk.courses().get(props.fleet.id) ?? [])}>
          {(bunkers) => <FuelLine war={war()} bunkers={bunkers()} />}
        </Show>
        <Show when={props.fleet.mines > 0}>
          <div>
            <dt>Mines</dt>
            <dd>{counted(props.fleet.mines, 'load')}</dd>
          </div>
        </Show>
      </dl>
      <Show when={props.fleet.charge === null}>
        <CourseList desk={props.desk} fleet={props.fleet} />
      </Show>
      <Answers groups={groupsOf(options())} onChoose={props.desk.choose} about={props.fleet.name} />
      <Show when={props.fleet.charge === null}>
        <Chances desk={props.desk} fleet={props.fleet} />
      </Show>
      <section class="gw-part">
        <h3>
          Ships <span>{typesInWords(war(), shipsWith(war(), view(), props.fleet))}</span>
        </h3>
        <ShipLines war={war()} view={view()} fleet={props.fleet} />
      </section>
      <Company desk={props.desk} fleet={props.fleet} />
    </ChartCard>
  );
};
