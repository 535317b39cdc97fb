/** Ships of the open fleet's nations that were in service on the day. */
import { createMemo, Show } from 'solid-js';
import { ShipFinder } from '../../../../kit/building/ship-finder.tsx';
import { taken, withShips } from '../../data/drafting.ts';
import type { VesselId } from '../../data/operation.ts';
import { inService } from '../../data/service.ts';
import { dayOf } from '../time.ts';
import type { DeskPart } from './desk.ts';
import { figuresOf } from './strength.ts';

const isSame = (one: ReadonlySet<VesselId>, other: ReadonlySet<VesselId>): boolean =>
  one.size === other.size && [...one].every((vessel) => other.has(vessel));

export const Ships = (props: DeskPart) => {
  const draft = () => props.desk.draft();
  const fleet = () => draft().fleets[props.desk.open()];
  const nations = createMemo(() => draft().sides[fleet()?.side ?? 'allied'].nations);
  const serving = createMemo(() => inService(nations(), props.desk.date()));
  const gone = createMemo(() => taken(draft()), new Set<VesselId>(), { equals: isSame });
  const free = createMemo(() => serving().filter(({ id }) => !gone().has(id)));
  return (
    <Show when={fleet()}>
      {(open) => (
        <section class="builder-finder" aria-label="Ships to choose from">
          <ShipFinder
            isCounted
            ships={free()}
            figures={({ id }) => figuresOf(draft(), id)}
            to={open().name}
            none={`No such ship of ${draft().sides[open().side].name} was in service on ${dayOf(draft(), 1)} ${draft().date.year}.`}
            onTake={(ships) => props.desk.change((old) => withShips(old, props.desk.open(), ships))}
          />
        </section>
      )}
    </Show>
  );
};
