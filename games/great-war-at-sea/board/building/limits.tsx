/** What history held fleets to: limits of all kinds, each in words, with the fields that its kind has. */
import { For, Index, Show } from 'solid-js';
import { OneOf, Whole } from '../../../../kit/building/fields.tsx';
import { changed, NEW_LIMITS, without } from '../../data/drafting.ts';
import type { Limit } from '../../data/operation.ts';
import { LIMIT_KINDS, limitInWords } from './aim-words.ts';
import type { DeskPart } from './desk.ts';
import { FaultMark, Faults } from './faults.tsx';
import { Many } from './many.tsx';
import { fleetName, turnInWords } from './words.ts';
import { ZoneList } from './zone-list.tsx';

interface LimitProps extends DeskPart {
  readonly place: number;
  readonly limit: Limit;
}

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
const FleetsField = (props: LimitProps & { readonly onChange: (limit: Limit) => void }) => (
  <Many
    label="Fleets"
    words={(id) => fleetName(props.desk.draft(), id)}
    all={props.desk
      .draft()
      .fleets.filter(({ mission }) => mission !== 'escort')
      .map(({ id }) => id)}
    chosen={props.limit.fleets}
    onChange={(fleets) => props.onChange({ ...props.limit, fleets })}
  />
);

const barredIn = (limit: Limit) => (limit.kind === 'barred' ? limit : undefined);
const heldIn = (limit: Limit) => (limit.kind === 'barred' || limit.kind === 'held' ? limit : undefined);
const peaceIn = (limit: Limit) => (limit.kind === 'peace' ? limit : undefined);
const cautionIn = (limit: Limit) => (limit.kind === 'caution' ? limit : undefined);

const LimitForm = (props: LimitProps) => {
  const become = (limit: Limit): void =>
    props.desk.change((draft) => ({ ...draft, limits: changed(draft.limits, props.place, () => limit) }));
  const remove = (): void => {
    props.desk.pick(null);
    props.desk.change((draft) => ({ ...draft, limits: without(draft.limits, props.place) }));
  };
  return (
    <li class="gw-item">
      <p class="gw-sentence">
        {limitInWords(props.desk.draft(), props.limit)}
        <button type="button" class="builder-chip all" aria-label={`Remove the limit: ${LIMIT_KINDS[props.limit.kind]}`} onClick={remove}>
          remove
        </button>
      </p>
      <FleetsField desk={props.desk} place={props.place} limit={props.limit} onChange={become} />
      <Show when={barredIn(props.limit)}>
        {(limit) => (
          <ZoneList
            desk={props.desk}
            at={`limits[${props.place}].zones`}
            words={LIMIT_KINDS.barred}
            zones={limit().zones}
            onChange={(zones) => become({ ...limit(), zones })}
          />
        )}
      </Show>
      <div class="builder-fields">
        <Show when={heldIn(props.limit)}>
          {(limit) => (
            <Until desk={props.desk} endsAtContact value={limit().before} onChange={(before) => become({ ...limit(), before })} />
          )}
        </Show>
        <Show when={peaceIn(props.limit)}>
          {(limit) => (
            <Until
              desk={props.desk}
              endsAtContact={false}
              value={limit().before}
              onChange={(before) => before !== CONTACT && become({ ...limit(), before })}
            />
          )}
        </Show>
        <Show when={cautionIn(props.limit)}>
          {(limit) => (
            <Whole
              label="Turns back on so many of six"
              least={1}
              most={6}
              value={limit().upTo}
              onChange={(upTo) => become({ ...limit(), upTo })}
            />
          )}
        </Show>
      </div>
      <Faults desk={props.desk} at={`limits[${props.place}]`} />
    </li>
  );
};

const KINDS: readonly Limit['kind'][] = ['barred', 'held', 'caution', 'disguise', 'peace'];

export const Limits = (props: DeskPart) => (
  <details class="gw-fold gw-part">
    <summary>
      What holds fleets back: {props.desk.draft().limits.length || 'nothing'} <FaultMark desk={props.desk} at="limits" />
    </summary>
    <ul>
      <Index each={props.desk.draft().limits}>{(limit, place) => <LimitForm desk={props.desk} place={place} limit={limit()} />}</Index>
    </ul>
    <p class="builder-chips">
      <For each={KINDS}>
        {(kind) => (
          <button
            type="button"
            class="builder-chip all"
            onClick={() => props.desk.change((draft) => ({ ...draft, limits: [...draft.limits, NEW_LIMITS[kind](draft)] }))}
          >
            + {LIMIT_KINDS[kind]}
          </button>
        )}
      </For>
    </p>
  </details>
);
