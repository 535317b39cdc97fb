/** The ships of the open fleet and the flags that fly in them. */
import { createMemo, For, Index, Show } from 'solid-js';
import { OneOf } from '../../../../kit/building/fields.tsx';
import { hasShip, shipNamed } from '../../../../register/index.ts';
import { changed, numbering, withFleet, without, withoutShip, withShips } from '../../data/drafting.ts';
import { isMany } from '../../data/musters.ts';
import type { Flag, FleetOf, Muster, VesselId } from '../../data/operation.ts';
import { MOST_OF_A_CLASS } from '../../data/operation-reader.ts';
import { isInService } from '../../data/service.ts';
import { MERCHANTMEN } from '../../data/vessels.ts';
import { Bunkers } from './bunkers.tsx';
import type { DeskPart } from './desk.ts';
import { Faults } from './faults.tsx';
import { vesselName } from './words.ts';

interface FleetPart extends DeskPart {
  readonly place: number;
  readonly fleet: FleetOf;
}

const Line = (props: FleetPart & { readonly muster: Muster }) => {
  const name = () => vesselName(props.muster.vessel);
  /** Those of other times may sail, but not unnoticed. */
  const isOutOfTime = (): boolean => hasShip(props.muster.vessel) && !isInService(shipNamed(props.muster.vessel), props.desk.draft().date);
  const count = (input: HTMLInputElement): void => {
    const number = Math.round(input.valueAsNumber);
    const kept = number >= 1 && number <= MOST_OF_A_CLASS ? number : props.muster.number;
    input.value = `${kept}`;
    props.desk.change((draft) => numbering(draft, props.place, props.muster.vessel, kept));
  };
  return (
    <li class="builder-chip gw-ship" classList={{ 'gw-out-of-time': isOutOfTime() }}>
      <Show when={isMany(props.muster.vessel)}>
        <input
          type="number"
          min="1"
          max={MOST_OF_A_CLASS}
          aria-label={`How many of ${name()}`}
          value={props.muster.number}
          onChange={(event) => count(event.currentTarget)}
        />
      </Show>
      {name()}
      <Show when={isOutOfTime()}>
        <small> not in service</small>
      </Show>
      <button
        type="button"
        aria-label={`Remove ${name()}`}
        onClick={() => props.desk.change((draft) => withoutShip(draft, props.place, props.muster.vessel))}
      >
        ×
      </button>
    </li>
  );
};

const Merchantmen = (props: FleetPart) => (
  <p class="builder-chips">
    <For each={Object.keys(MERCHANTMEN)}>
      {(vessel) => (
        <button
          type="button"
          class="builder-chip all"
          aria-label={`One ${MERCHANTMEN[vessel]?.name} to ${props.fleet.name}`}
          onClick={() => props.desk.change((draft) => withShips(draft, props.place, [vessel]))}
        >
          + {MERCHANTMEN[vessel]?.name}
        </button>
      )}
    </For>
  </p>
);

const Leader = (props: FleetPart & { readonly at: number; readonly flag: Flag; readonly ships: readonly VesselId[] }) => {
  const choose = (flags: readonly Flag[]): void => props.desk.change((draft) => withFleet(draft, props.place, { flags }));
  const become = (changes: Partial<Flag>): void => choose(changed(props.fleet.flags, props.at, (flag) => ({ ...flag, ...changes })));
  return (
    <div class="gw-leader">
      <label class="builder-field">
        Leader
        <input
          type="text"
          class="field"
          autocomplete="off"
          maxlength="60"
          value={props.flag.name}
          onInput={(event) => become({ name: event.currentTarget.value })}
        />
      </label>
      <OneOf label="Flag in" words={vesselName} all={props.ships} value={props.flag.ship} onChange={(ship) => become({ ship })} />
      <button
        type="button"
        class="builder-chip"
        aria-label={`Remove the leader ${props.flag.name}`}
        onClick={() => choose(without(props.fleet.flags, props.at))}
      >
        ×
      </button>
    </div>
  );
};

const Leaders = (props: FleetPart) => {
  const ships = createMemo(() => props.fleet.ships.map(({ vessel }) => vessel).filter((vessel) => !isMany(vessel)));
  const add = (): void =>
    props.desk.change((draft) =>
      withFleet(draft, props.place, {
        flags: [...props.fleet.flags, { name: `Admiral ${props.fleet.flags.length + 1}`, ship: ships()[0] ?? '' }],
      }),
    );
  return (
    <>
      <Index each={props.fleet.flags}>
        {(flag, at) => <Leader desk={props.desk} place={props.place} fleet={props.fleet} at={at} flag={flag()} ships={ships()} />}
      </Index>
      <Show when={ships().length > 0}>
        <button type="button" class="builder-chip all" onClick={add}>
          + a leader
        </button>
      </Show>
      <Faults desk={props.desk} at={`fleets[${props.place}].flags`} />
    </>
  );
};

export const Company = (props: FleetPart) => (
  <div class="gw-company">
    <ul class="builder-chips" aria-label={`Ships of ${props.fleet.name}`}>
      <Index each={props.fleet.ships} fallback={<li class="soft">No ships yet. Pick them below.</li>}>
        {(muster) => <Line desk={props.desk} place={props.place} fleet={props.fleet} muster={muster()} />}
      </Index>
    </ul>
    <Faults desk={props.desk} at={`fleets[${props.place}].ships`} />
    <Leaders desk={props.desk} place={props.place} fleet={props.fleet} />
    <details class="gw-fold">
      <summary>Merchantmen</summary>
      <Merchantmen desk={props.desk} place={props.place} fleet={props.fleet} />
    </details>
    <Bunkers desk={props.desk} fleet={props.fleet} />
  </div>
);
