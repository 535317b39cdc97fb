/** GW-19.1: the fuel with which the ships of the open fleet begin, for those who play with it. */
import { For } from 'solid-js';
import { Whole } from '../../../../kit/building/fields.tsx';
import { fuelled } from '../../data/drafting.ts';
import type { FleetOf, VesselId } from '../../data/operation.ts';
import { bunkersOf } from '../../data/vessels.ts';
import type { DeskPart } from './desk.ts';
import { FaultMark, Faults } from './faults.tsx';
import { vesselName } from './words.ts';

const Bunker = (props: DeskPart & { readonly ship: VesselId }) => {
  const room = (): number => bunkersOf(props.ship, props.desk.date().year);
  const points = (): number => props.desk.draft().fuel.find(({ ship }) => ship === props.ship)?.points ?? room();
  return (
    <Whole
      label={`${vesselName(props.ship)}, of ${room()}`}
      least={1}
      most={room()}
      value={points()}
      onChange={(chosen) => props.desk.change((draft) => fuelled(draft, props.ship, chosen))}
    />
  );
};

export const Bunkers = (props: DeskPart & { readonly fleet: FleetOf }) => {
  const ships = (): readonly VesselId[] => props.fleet.ships.map(({ vessel }) => vessel);
  const short = (): number => props.desk.draft().fuel.filter(({ ship }) => ships().includes(ship)).length;
  return (
    <details class="gw-fold">
      <summary>
        Fuel: {short() === 0 ? 'all begin full' : `${short()} with less than they have room for`}{' '}
        <FaultMark desk={props.desk} at={['fuel']} />
      </summary>
      <div class="builder-fields">
        <For each={ships()} fallback={<p class="soft">No ships yet.</p>}>
          {(ship) => <Bunker desk={props.desk} ship={ship} />}
        </For>
      </div>
      <p class="soft">It counts at tables where the switch for fuel is on.</p>
      <Faults desk={props.desk} at="fuel" />
    </details>
  );
};
