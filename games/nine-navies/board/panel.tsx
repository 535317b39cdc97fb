/** The panel of a place: every ship there by class, with filters to pick many at once and buttons to send them. */
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { Panel } from '../../../kit/panel.tsx';
import { counted } from '../../../kit/words.ts';
import type { Data } from '../data/data.ts';
import { hasFallen, ownerOf, repairCapacity } from '../rules/bases.ts';
import type { ShipView, View } from '../view.ts';
import { kindsInWords } from './account.ts';
import { RepairOrders, Sendings } from './answers.tsx';
import { ClassLines } from './class-lines.tsx';
import type { Desk } from './desk.ts';
import { isBase, isZone, placeName, sideNames, sideWords } from './facts.ts';
import { Filters } from './filters.tsx';
import { byClass, type ClassGroup, everything, type Filter, passes, stillAsked } from './muster.ts';
import { createRuns } from './runs.ts';
import { diceOf } from './words.ts';
import './css/panel.css';

interface PanelProps {
  readonly view: View;
  readonly desk: Desk;
  readonly place: string;
  readonly side: 'left' | 'right';
  readonly onClose: () => void;
}

const MANY = 6;

const placeWords = (data: Data, view: View, place: string): string => {
  if (isZone(place)) {
    const holder = view.control[place];
    return holder ? `held by the ${sideNames[holder]}` : 'held by nobody';
  }
  if (!isBase(place)) return '';
  const yard = repairCapacity(data, view, place);
  return `${sideWords[ownerOf(view, place)]} base${hasFallen(view, place) ? ', fallen' : ''}, ${yard > 0 ? `repairs ${counted(yard, 'point')} a turn` : 'no repairs'}`;
};

export const PlacePanel = (props: PanelProps) => {
  const [wanted, setFilter] = createSignal<Filter>(everything);
  const all = () => props.desk.muster(props.place).ships;
  const filter = createMemo(() => stillAsked(wanted(), all()));
  // Who was sought to sail is not who is sought for repair.
  createEffect(on(props.desk.question, () => setFilter(everything), { defer: true }));
  const shown = createMemo(() => all().filter((ship) => passes(ship, filter())));
  /** Known by their keys, so that a class whose sisters sail keeps its place in the page. */
  const groups = createMemo(() => new Map(byClass(shown()).map((group) => [group.key, group])));
  /** Those who have sailed since the question was put as well: their classes are laid out already when they are called back. */
  const known = createMemo(
    on([shown, props.desk.question], ([ships, asked], before, kept: readonly ShipView[] = []) =>
      before?.[1] === asked ? [...new Map([...kept, ...ships].map((ship) => [ship.id, ship])).values()] : ships,
    ),
  );
  const keys = createMemo(() => byClass(known()).map(({ key }) => key));
  const free = createMemo(() => shown().filter(({ id }) => props.desk.sendable().has(id)));
  const name = () => (isZone(props.place) || isBase(props.place) ? placeName(props.place) : props.place);
  return (
    <Panel
      class="nn-panel"
      title={name()}
      words={
        <>
          {placeWords(props.desk.data, props.view, props.place)}
          <br />
          {kindsInWords(props.desk.muster(props.place))}
          <Show when={all().length > 0}>: {diceOf(all())}</Show>
        </>
      }
      side={props.side}
      takesFocus={props.desk.isByHand()}
      onClose={props.onClose}
    >
      <Show when={all().length > MANY}>
        <Filters ships={all()} filter={filter()} onFilter={setFilter} />
      </Show>
      <Show when={free().length > 0}>
        <div class="nn-picks">
          <button
            type="button"
            onClick={() =>
              props.desk.pick(
                free().map(({ id }) => id),
                true,
              )
            }
          >
            Pick {free().length === all().length ? 'all' : 'these'} {free().length}
          </button>
          <button type="button" disabled={props.desk.picked().size === 0} onClick={() => props.desk.clear()}>
            None
          </button>
          <span>
            {counted(props.desk.picked().size, 'ship')} picked
            <Show when={props.desk.picked().size > 0}>, {diceOf(all().filter(({ id }) => props.desk.picked().has(id)))}</Show>
          </span>
        </div>
      </Show>
      <div class="nn-classes" {...createRuns(props.desk)}>
        <For each={keys()}>
          {(key) => {
            const group = createMemo<ClassGroup | undefined>((before) => groups().get(key) ?? before);
            return <Show when={group()}>{(found) => <ClassLines group={found()} isAway={!groups().has(key)} desk={props.desk} />}</Show>;
          }}
        </For>
        <Show when={all().length === 0}>
          <p class="nn-none">No ships here.</p>
        </Show>
        <Show when={shown().length < all().length}>
          <p class="nn-none">
            {counted(all().length - shown().length, 'ship')} hidden by the filter.{' '}
            <button type="button" class="link" onClick={() => setFilter(everything)}>
              Show all
            </button>
          </p>
        </Show>
      </div>
      <footer class="nn-panel-foot">
        <RepairOrders view={props.view} desk={props.desk} ships={all()} place={props.place} />
        <Show when={props.desk.picked().size > 0}>
          <p class="nn-send-title">Send {counted(props.desk.picked().size, 'ship')} to</p>
          <Sendings desk={props.desk} />
        </Show>
      </footer>
    </Panel>
  );
};
