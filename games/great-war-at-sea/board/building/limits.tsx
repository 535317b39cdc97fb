/** What history held fleets to: limits of all kinds, each in words, with the fields that its kind has. */
import { Show } from 'solid-js';
import { OneOf, Whole } from '../../../../kit/building/fields.tsx';
import { NEW_LIMITS } from '../../data/drafting.ts';
import type { Limit } from '../../data/operation.ts';
import { LIMIT_KINDS, limitInWords } from './aim-words.ts';
import type { DeskPart } from './desk.ts';
import { Many } from './many.tsx';
import { type ThingPart, Things } from './things.tsx';
import { fleetName, turnInWords } from './words.ts';
import { ZoneList } from './zone-list.tsx';

type LimitProps = ThingPart<Limit>;

const CONTACT = 'contact';

/** Turns before which something holds; the one after the last stands for the whole operation. */
const Until = (
  props: DeskPart & {
    readonly value: number | 'contact';
    readonly endsAtContact: boolean;
    readonly onChange: (before: number | 'contact') => void;
  },
) => {
  const draft = () => props.desk.draft();
  const ends = (): readonly string[] => [...(props.endsAtContact ? [CONTACT] : []), ...props.desk.turns().map((turn) => String(turn + 1))];
  const words = (end: string): string => {
    if (end === CONTACT) return 'the first contact';
    return Number(end) > draft().turns.last ? 'the end of the operation' : turnInWords(props.desk.date(), Number(end));
  };
  return (
    <OneOf
      label="Until"
      words={words}
      all={ends()}
      value={String(props.value)}
      onChange={(end) => props.onChange(end === CONTACT ? CONTACT : Number(end))}
    />
  );
};

/** Escorts do as their charges do. */
const FleetsField = (props: LimitProps) => (
  <Many
    label="Fleets"
    words={(id) => fleetName(props.desk.draft(), id)}
    all={props.desk
      .draft()
      .fleets.filter(({ mission }) => mission !== 'escort')
      .map(({ id }) => id)}
    chosen={props.thing.fleets}
    onChange={(fleets) => props.onChange({ ...props.thing, fleets })}
  />
);

const barredIn = (limit: Limit) => (limit.kind === 'barred' ? limit : undefined);
const heldIn = (limit: Limit) => (limit.kind === 'barred' || limit.kind === 'held' ? limit : undefined);
const peaceIn = (limit: Limit) => (limit.kind === 'peace' ? limit : undefined);
const cautionIn = (limit: Limit) => (limit.kind === 'caution' ? limit : undefined);

const Ends = (props: LimitProps) => (
  <div class="builder-fields">
    <Show when={heldIn(props.thing)}>
      {(limit) => (
        <Until desk={props.desk} endsAtContact value={limit().before} onChange={(before) => props.onChange({ ...limit(), before })} />
      )}
    </Show>
    <Show when={peaceIn(props.thing)}>
      {(limit) => (
        <Until
          desk={props.desk}
          endsAtContact={false}
          value={limit().before}
          onChange={(before) => before !== CONTACT && props.onChange({ ...limit(), before })}
        />
      )}
    </Show>
    <Show when={cautionIn(props.thing)}>
      {(limit) => (
        <Whole
          label="Turns back on so many of six"
          least={1}
          most={6}
          value={limit().upTo}
          onChange={(upTo) => props.onChange({ ...limit(), upTo })}
        />
      )}
    </Show>
  </div>
);

const Waters = (props: LimitProps) => (
  <Show when={barredIn(props.thing)}>
    {(limit) => (
      <ZoneList
        desk={props.desk}
        at={`limits[${props.place}].zones`}
        words={LIMIT_KINDS.barred}
        zones={limit().zones}
        onChange={(zones) => props.onChange({ ...limit(), zones })}
      />
    )}
  </Show>
);

const KINDS: readonly Limit['kind'][] = ['barred', 'held', 'caution', 'disguise', 'peace'];

export const Limits = (props: DeskPart) => (
  <Things
    desk={props.desk}
    at="limits"
    title="What holds fleets back"
    none="nothing"
    one="limit"
    things={props.desk.draft().limits}
    kinds={LIMIT_KINDS}
    all={KINDS}
    make={(kind): Limit => NEW_LIMITS[kind](props.desk.draft())}
    words={(limit) => limitInWords(props.desk.draft(), limit)}
    side={() => undefined}
    onChange={(limits) => props.desk.change((draft) => ({ ...draft, limits }))}
    form={({ place, thing, onChange }) => (
      <>
        <FleetsField desk={props.desk} place={place} thing={thing()} onChange={onChange} />
        <Waters desk={props.desk} place={place} thing={thing()} onChange={onChange} />
        <Ends desk={props.desk} place={place} thing={thing()} onChange={onChange} />
      </>
    )}
  />
);
