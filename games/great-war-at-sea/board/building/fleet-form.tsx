/** The open fleet: its name, where it lies, what it is sent out for, and its company. */
import { createMemo, Show } from 'solid-js';
import { OneOf, Whole, Words } from '../../../../kit/building/fields.tsx';
import { berthOf, named, withFleet, withoutFleet } from '../../data/drafting.ts';
import { type FleetOf, MISSIONS } from '../../data/operation.ts';
import { MOST_MINES } from '../../data/operation-reader.ts';
import { isEnemys, isOwn } from '../../data/owners.ts';
import { missionNames } from '../facts.ts';
import { Company } from './company.tsx';
import type { DeskPart } from './desk.ts';
import { Faults } from './faults.tsx';
import { Turn, ZoneField } from './fields.tsx';
import { strengthOf } from './strength.ts';
import { fleetName, portName } from './words.ts';

interface FormProps extends DeskPart {
  readonly place: number;
  readonly fleet: FleetOf;
}

const AT_SEA = '';

const Orders = (props: FormProps) => {
  const draft = () => props.desk.draft();
  const choose = (changes: Partial<FleetOf>): void => props.desk.change((old) => withFleet(old, props.place, changes));
  const at = (key: string): string => `fleets[${props.place}].${key}`;
  /** One's own first; the enemy's are no berth. */
  const ports = createMemo(() => {
    const all = props.desk.theatre().ports.filter((port) => !isEnemys(draft(), props.fleet.side, port));
    const own = all.filter((port) => isOwn(draft(), props.fleet.side, port));
    return [...own, ...all.filter((port) => !own.includes(port))].map(({ id }) => id);
  });
  const others = createMemo(() =>
    draft()
      .fleets.filter(({ id, side, mission }) => side === props.fleet.side && id !== props.fleet.id && mission !== 'escort')
      .map(({ id }) => id),
  );
  const isEscort = (): boolean => props.fleet.charge !== null;
  return (
    <>
      <div class="builder-fields">
        <Words
          label="Name of the fleet"
          most={60}
          value={props.fleet.name}
          onChange={(name) => props.desk.change((old) => named(old, props.place, name))}
        />
        <OneOf
          label="Mission"
          words={(mission) => missionNames[mission]}
          all={MISSIONS}
          value={props.fleet.mission}
          onChange={(mission) => choose({ mission })}
        />
        <Show when={props.fleet.mission === 'escort'}>
          <OneOf
            label="Escorts"
            words={(id) => (id === '' ? 'nobody yet' : fleetName(draft(), id))}
            all={['', ...others()]}
            value={props.fleet.charge ?? ''}
            onChange={(id) => choose({ charge: id || null })}
          />
        </Show>
        <Show when={props.fleet.mission === 'transport'}>
          <OneOf
            label="Unloads in"
            words={(id) => (id === '' ? 'nowhere yet' : portName(props.desk.theatre(), id))}
            all={['', ...ports()]}
            value={props.fleet.bound ?? ''}
            onChange={(id) => choose({ bound: id || null })}
          />
        </Show>
        <Show when={!isEscort()} fallback={<p class="soft">It begins and sails with {fleetName(draft(), props.fleet.charge ?? '')}.</p>}>
          <OneOf
            label="Begins in"
            words={(id) => (id === AT_SEA ? 'at sea' : portName(props.desk.theatre(), id))}
            all={[AT_SEA, ...ports()]}
            value={props.fleet.port ?? AT_SEA}
            onChange={(id) => choose(id === AT_SEA ? { port: null } : berthOf(draft(), id))}
          />
          <ZoneField desk={props.desk} label="Zone" value={props.fleet.zone} onChange={(zone) => choose({ zone, port: null })} />
          <Turn desk={props.desk} label="May first move in" value={props.fleet.first} onChange={(first) => choose({ first })} />
        </Show>
        <Whole label="Loads of mines" least={0} most={MOST_MINES} value={props.fleet.mines} onChange={(mines) => choose({ mines })} />
      </div>
      <Faults desk={props.desk} at={at('name')} />
      <Faults desk={props.desk} at={at('id')} />
      <Faults desk={props.desk} at={at('mission')} />
      <Faults desk={props.desk} at={at('charge')} />
      <Faults desk={props.desk} at={at('bound')} />
      <Faults desk={props.desk} at={at('zone')} />
      <Faults desk={props.desk} at={at('port')} />
      <Faults desk={props.desk} at={at('first')} />
      <Faults desk={props.desk} at={at('mines')} />
    </>
  );
};

export const FleetForm = (props: DeskPart) => {
  const place = () => props.desk.open();
  return (
    <Show when={props.desk.draft().fleets[place()]}>
      {(fleet) => (
        <section class="gw-open" data-side={fleet().side} aria-label={`The open fleet: ${fleet().name}`}>
          <h3>
            {fleet().name}
            <small class="soft">{strengthOf(props.desk.draft(), fleet())}</small>
            <button
              type="button"
              class="builder-chip all"
              aria-label={`Remove the fleet ${fleet().name}`}
              onClick={() => props.desk.change((draft) => withoutFleet(draft, place()))}
            >
              remove it
            </button>
          </h3>
          <Orders desk={props.desk} place={place()} fleet={fleet()} />
          <Company desk={props.desk} place={place()} fleet={fleet()} />
        </section>
      )}
    </Show>
  );
};
