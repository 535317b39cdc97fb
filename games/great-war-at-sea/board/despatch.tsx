/** A meeting at sea told as a scene: where and when, who of one's own is there, and how the die for contact fell. */
import { createMemo, For, onMount, Show } from 'solid-js';
import type { Explanation } from '../../../kernel/index.ts';
import { Die } from '../../../kit/die.tsx';
import { FlagMark } from '../../../kit/nation.tsx';
import type { News } from '../../../kit/playback.ts';
import { Silhouette } from '../../../kit/silhouette.tsx';
import { counted, percent } from '../../../kit/words.ts';
import { berthOf } from '../data/data.ts';
import { weatherAt } from '../rules/fleets.ts';
import { type Fleet, SIDES, type Side } from '../state.ts';
import type { FightView } from '../view.ts';
import { tokenName } from '../words/told.ts';
import type { ChartPart } from './chart-part.ts';
import { contactRollsIn } from './contact-told.ts';
import { profileOf, sideFlag, weatherNames } from './facts.ts';
import { flagshipOf, shipsWith, typesInWords } from './fleets.ts';
import { ownSide } from './side.ts';
import { dayOf, hoursOf, lightOf } from './time.ts';
import { markerTitle } from './words.ts';
import './css/despatch.css';

interface DespatchProps extends ChartPart {
  readonly fight: FightView;
  readonly news: News<unknown> | null;
  readonly onGoOn: () => void;
}

const LIGHTS = { day: 'in daylight', dusk: 'at dusk', night: 'in the dark' } as const;

const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);

/** The die, what was added to it, and what it had to reach. */
const Roll = (props: { readonly roll: Explanation }) => (
  <div class="gw-roll">
    <Die value={props.roll.natural} size={46} tone="hit" />
    <ul>
      <For each={props.roll.modifiers}>
        {({ by, words, rule }) => (
          <li title={rule}>
            <b>{signed(by)}</b> {words}
          </li>
        )}
      </For>
    </ul>
    <p>
      <b>{props.roll.total}</b>
      <span>
        {props.roll.words}, at {percent(props.roll.chance)}
      </span>
    </p>
  </div>
);

const OwnFleet = (props: ChartPart & { readonly fleet: Fleet }) => {
  const { war, view } = props.desk;
  const ships = () => shipsWith(war(), view(), props.fleet);
  return (
    <li>
      <Show when={flagshipOf(war(), view(), props.fleet)}>
        {(id) => (
          <svg viewBox="0 0 120 32" aria-hidden="true">
            <Silhouette profile={profileOf(war(), id())} x={1} y={1} width={118} height={29} />
          </svg>
        )}
      </Show>
      <b>
        <Show when={ships()[0]}>{(id) => <FlagMark nation={berthOf(war(), id()).sheet.nation} />}</Show>{' '}
        {markerTitle(view(), war(), props.fleet)}
      </b>
      <span>{typesInWords(war(), ships())}</span>
    </li>
  );
};

const Enemy = (props: ChartPart & { readonly side: Side; readonly token: string }) => (
  <li>
    <b>
      <FlagMark nation={sideFlag(props.desk.war())[props.side]} /> {tokenName(props.token)}
    </b>
    <span>strength not made out</span>
  </li>
);

const Present = (props: DespatchProps & { readonly side: Side }) => {
  const own = () => props.desk.view().fleets.filter(({ token, side }) => side === props.side && props.fight.tokens[side].includes(token));
  return (
    <section>
      <h3>{props.desk.war().operation.sides[props.side].name}</h3>
      <ul>
        <Show
          when={own().length > 0}
          fallback={
            <For each={props.fight.tokens[props.side]}>{(token) => <Enemy desk={props.desk} side={props.side} token={token} />}</For>
          }
        >
          <For each={own().filter(({ charge }) => charge === null)}>{(fleet) => <OwnFleet desk={props.desk} fleet={fleet} />}</For>
        </Show>
      </ul>
    </section>
  );
};

export const Despatch = (props: DespatchProps) => {
  let go!: HTMLButtonElement;
  onMount(() => go.focus({ preventScroll: true }));
  const { war, view } = props.desk;
  const rolls = createMemo(() => contactRollsIn(props.news, props.fight.zone));
  const turn = () => view().turn;
  const light = () => LIGHTS[lightOf(war().operation, turn())];
  const sky = () => weatherNames[weatherAt(war(), view(), props.fight.zone)].toLowerCase();
  const enemies = () => props.fight.tokens[ownSide(view()) === 'central' ? 'allied' : 'central'].length;
  const strips = () => [
    props.fight.surprise ? 'Enemy sighted by surprise' : 'Enemy in sight',
    `${counted(enemies(), 'fleet')} in ${props.fight.zone} ${light()}`,
    'Clear for action',
  ];
  return (
    <div class="gw-despatch" role="dialog" aria-label={`Contact in ${props.fight.zone}`} aria-modal="false">
      <article>
        <header>
          <p>Despatch</p>
          <span>
            {dayOf(war().operation, turn())} {war().operation.date.year}, {hoursOf(war().operation, turn())}, {sky()}
          </span>
        </header>
        <h2>
          {props.fight.surprise ? 'Surprise in' : 'Contact in'} {props.fight.zone}
        </h2>
        <svg class="gw-stamp" viewBox="-50 -50 100 100" aria-hidden="true">
          <circle r="46" />
          <circle r="36" />
          <text y="-8">{dayOf(war().operation, turn()).split(' ')[0]}</text>
          <text y="8">{dayOf(war().operation, turn()).split(' ')[1]?.slice(0, 3)}</text>
          <text y="22">{war().operation.date.year}</text>
        </svg>
        <ol class="gw-strips">
          <For each={strips()}>{(words) => <li>{words}</li>}</For>
        </ol>
        <For each={rolls()}>{(roll) => <Roll roll={roll} />}</For>
        <Show when={rolls()?.length === 0}>
          <p class="gw-none">No die was needed: they could not miss each other.</p>
        </Show>
        <div class="gw-present">
          <For each={SIDES}>{(side) => <Present {...props} side={side} />}</For>
        </div>
        <footer>
          <button ref={go} type="button" onClick={() => props.onGoOn()}>
            To the battle
          </button>
        </footer>
      </article>
    </div>
  );
};
