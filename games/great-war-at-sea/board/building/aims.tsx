/** What counts besides ships: aims of all kinds, each in words, with the fields that its kind has. */
import { createMemo, Show } from 'solid-js';
import { OneOf, Whole } from '../../../../kit/building/fields.tsx';
import { NEW_AIMS } from '../../data/drafting.ts';
import { isMany } from '../../data/musters.ts';
import type { Aim } from '../../data/operation.ts';
import { SIDES } from '../../state.ts';
import { AIM_KINDS, aimInWords } from './aim-words.ts';
import type { DeskPart } from './desk.ts';
import { Turn } from './fields.tsx';
import { Many } from './many.tsx';
import { type ThingPart, Things } from './things.tsx';
import { fleetName, portName, vesselName } from './words.ts';
import { ZoneList } from './zone-list.tsx';

type AimProps = ThingPart<Aim>;

const MOST_POINTS = 100;

type Field<K extends string> = Extract<Aim, { readonly [Key in K]: unknown }>;

/** The aim if its kind has such a field. */
const having = <K extends string>(aim: Aim, key: K): Field<K> | undefined => (has(aim, key) ? aim : undefined);
const has = <K extends string>(aim: Aim, key: K): aim is Field<K> => key in aim;

const Figures = (props: AimProps) => (
  <>
    <Show when={having(props.thing, 'points')}>
      {(aim) => (
        <Whole
          label="Points"
          least={1}
          most={MOST_POINTS}
          value={aim().points}
          onChange={(points) => props.onChange({ ...aim(), points })}
        />
      )}
    </Show>
    <Show when={having(props.thing, 'most')}>
      {(aim) => (
        <>
          <Whole
            label="Points in all, at most"
            least={1}
            most={MOST_POINTS}
            value={aim().most}
            onChange={(most) => props.onChange({ ...aim(), most })}
          />
          <Whole
            label="For the enemy if none is hit"
            least={0}
            most={MOST_POINTS}
            value={aim().otherwise}
            onChange={(otherwise) => props.onChange({ ...aim(), otherwise })}
          />
        </>
      )}
    </Show>
    <Show when={having(props.thing, 'turn')}>
      {(aim) => <Turn desk={props.desk} label="At the end of" value={aim().turn} onChange={(turn) => props.onChange({ ...aim(), turn })} />}
    </Show>
    <Show when={having(props.thing, 'leaves')}>
      {(aim) => (
        <>
          <OneOf
            label="Counts"
            words={(by) => (by === 'any' ? 'by day and by night' : 'by day alone')}
            all={['any', 'day']}
            value={aim().by}
            onChange={(by) => props.onChange({ ...aim(), by })}
          />
          <OneOf
            label="The ship then"
            words={(each) => (each === 'stays' ? 'sails on' : 'is out of the game')}
            all={['stays', 'leaves']}
            value={aim().leaves ? 'leaves' : 'stays'}
            onChange={(each) => props.onChange({ ...aim(), leaves: each === 'leaves' })}
          />
        </>
      )}
    </Show>
    <Show when={having(props.thing, 'times')}>
      {(aim) => (
        <>
          <OneOf
            label="Ships that count more"
            words={(of) => (of === 'capital' ? 'capital ships' : 'merchantmen')}
            all={['capital', 'merchant']}
            value={aim().of}
            onChange={(of) => props.onChange({ ...aim(), of })}
          />
          <Whole label="So many times" least={2} most={10} value={aim().times} onChange={(times) => props.onChange({ ...aim(), times })} />
        </>
      )}
    </Show>
  </>
);

const Lists = (props: AimProps) => {
  const draft = () => props.desk.draft();
  const own = createMemo(() => draft().fleets.filter(({ side }) => side === props.thing.side));
  const ships = () => own().flatMap((fleet) => fleet.ships.map(({ vessel }) => vessel).filter((vessel) => !isMany(vessel)));
  return (
    <>
      <Show when={having(props.thing, 'ports')}>
        {(aim) => (
          <Many
            label="Ports"
            words={(port) => portName(props.desk.theatre(), port)}
            all={props.desk.theatre().ports.map(({ id }) => id)}
            chosen={aim().ports}
            onChange={(ports) => props.onChange({ ...aim(), ports })}
          />
        )}
      </Show>
      <Show when={having(props.thing, 'ships')}>
        {(aim) => (
          <Many
            label="Ships"
            words={vesselName}
            all={ships()}
            chosen={aim().ships}
            onChange={(chosen) => props.onChange({ ...aim(), ships: chosen })}
          />
        )}
      </Show>
      <Show when={having(props.thing, 'fleets')}>
        {(aim) => (
          <Many
            label="Fleets"
            words={(id) => fleetName(draft(), id)}
            all={own().map(({ id }) => id)}
            chosen={aim().fleets}
            onChange={(fleets) => props.onChange({ ...aim(), fleets })}
          />
        )}
      </Show>
      <Show when={having(props.thing, 'zones')}>
        {(aim) => (
          <ZoneList
            desk={props.desk}
            at={`aims[${props.place}].zones`}
            words={AIM_KINDS[aim().kind]}
            zones={aim().zones}
            onChange={(zones) => props.onChange({ ...aim(), zones })}
          />
        )}
      </Show>
    </>
  );
};

const WhoseAim = (props: AimProps) => {
  const name = (side: Aim['side']): string => (side === 'either' ? 'Either side' : props.desk.draft().sides[side].name);
  const choose = (side: Aim['side']): void => {
    if (props.thing.kind === 'hold') props.onChange({ ...props.thing, side });
    else if (side !== 'either') props.onChange({ ...props.thing, side });
  };
  return (
    <OneOf
      label="Side"
      words={name}
      all={props.thing.kind === 'hold' ? [...SIDES, 'either'] : SIDES}
      value={props.thing.side}
      onChange={choose}
    />
  );
};

const KINDS: readonly Aim['kind'][] = ['bombard', 'mines', 'deliver', 'reach', 'hold', 'home', 'worth'];

export const Aims = (props: DeskPart) => (
  <Things
    desk={props.desk}
    at="aims"
    title="Aims, besides sinking ships"
    none="none"
    one="aim"
    things={props.desk.draft().aims}
    kinds={AIM_KINDS}
    all={KINDS}
    make={(kind): Aim => NEW_AIMS[kind](props.desk.draft())}
    words={(aim) => aimInWords(props.desk.draft(), aim)}
    side={({ side }) => side}
    onChange={(aims) => props.desk.change((draft) => ({ ...draft, aims }))}
    form={({ place, thing, onChange }) => (
      <>
        <div class="builder-fields">
          <WhoseAim desk={props.desk} place={place} thing={thing()} onChange={onChange} />
          <Figures desk={props.desk} place={place} thing={thing()} onChange={onChange} />
        </div>
        <Lists desk={props.desk} place={place} thing={thing()} onChange={onChange} />
      </>
    )}
  />
);
