/** Fields that speak of the draft: one of its turns, one of its zones. */
import { createUniqueId, For } from 'solid-js';
import { OneOf } from '../../../../kit/building/fields.tsx';
import { zonesOf } from '../../data/drafting.ts';
import type { ZoneId } from '../../data/theatre.ts';
import type { DeskPart } from './desk.ts';
import { turnInWords, turnsOf, zoneInWords } from './words.ts';

interface TurnProps extends DeskPart {
  readonly label: string;
  readonly value: number;
  /** Those of the operation unless told. */
  readonly all?: readonly number[];
  readonly onChange: (turn: number) => void;
}

export const Turn = (props: TurnProps) => (
  <OneOf
    label={props.label}
    words={(turn) => turnInWords(props.desk.draft(), Number(turn))}
    all={(props.all ?? turnsOf(props.desk.draft())).map(String)}
    value={String(props.value)}
    onChange={(turn) => props.onChange(Number(turn))}
  />
);

interface ZoneProps extends DeskPart {
  readonly label: string;
  readonly value: ZoneId;
  readonly isFixed?: boolean;
  readonly onChange: (zone: ZoneId) => void;
}

/** Typed, with what there is offered; what there is not, the draft's faults tell. */
export const ZoneField = (props: ZoneProps) => {
  const list = createUniqueId();
  return (
    <label class="builder-field">
      {props.label}
      <input
        type="text"
        class="field"
        autocomplete="off"
        list={list}
        maxlength="4"
        disabled={props.isFixed === true}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value.trim().toUpperCase())}
      />
      <datalist id={list}>
        <For each={zonesOf(props.desk.draft())}>{(zone) => <option value={zone}>{zoneInWords(props.desk.draft(), zone)}</option>}</For>
      </datalist>
    </label>
  );
};
