/** All that is still wrong with the draft, each with a way to its place. */
import { For, Show } from 'solid-js';
import { counted } from '../../../../kit/words.ts';
import type { Fault } from '../../../../register/reading.ts';
import type { Draft } from '../../data/builder.ts';
import type { DeskPart } from './desk.ts';

const LISTS = { boats: 'submarines', airships: 'airship', fuel: 'fuel', aims: 'aim', limits: 'limit' } as const;

/** 'fleets[1].port' is 'I Scouting Group, port'. */
export function placeInWords({ fleets }: Pick<Draft, 'fleets'>, place: string): string {
  const [, list = '', at = '', rest = ''] = /^(\w+)\[(\d+)\](.*)$/.exec(place) ?? [];
  const thing =
    list === 'fleets'
      ? (fleets[Number(at)]?.name ?? `fleet ${Number(at) + 1}`)
      : list in LISTS
        ? `${Object.entries(LISTS).find(([key]) => key === list)?.[1]} ${Number(at) + 1}`
        : '';
  return `${thing}${thing === '' ? place : rest}`.replaceAll('.', ', ').replace(/\[(\d+)\]/g, (_, number) => ` ${Number(number) + 1}`);
}

export const Summary = (props: DeskPart & { readonly desktop: () => HTMLElement }) => {
  /** The nearest place that shows it, unfolded. */
  const show = ({ place }: Fault): void => {
    const [, fleet] = /^fleets\[(\d+)\]/.exec(place) ?? [];
    if (fleet !== undefined) props.desk.openFleet(Number(fleet));
    const shown = [...props.desktop().querySelectorAll<HTMLElement>('[data-place]')].filter((each) =>
      place.startsWith(each.dataset.place ?? place),
    );
    const nearest = shown.toSorted((one, other) => (other.dataset.place?.length ?? 0) - (one.dataset.place?.length ?? 0))[0];
    const folded = nearest?.closest('details');
    if (folded) folded.open = true;
    nearest?.scrollIntoView({ block: 'center' });
  };
  return (
    <Show when={props.desk.faults().length > 0}>
      <div class="gw-summary">
        <p>{counted(props.desk.faults().length, 'thing')} to mend before it can be played:</p>
        <ul>
          <For each={props.desk.faults()}>
            {(fault) => (
              <li>
                <button type="button" onClick={() => show(fault)}>
                  {placeInWords(props.desk.draft(), fault.place)}
                </button>
                : {fault.reason}
              </li>
            )}
          </For>
        </ul>
      </div>
    </Show>
  );
};
