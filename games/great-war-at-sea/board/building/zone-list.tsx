/** Several zones, out of the list or on the chart. */
import type { ZoneId } from '../../data/theatre.ts';
import type { DeskPart } from './desk.ts';
import { Many } from './many.tsx';
import { zoneInWords } from './words.ts';

interface ZoneListProps extends DeskPart {
  /** The place of the list in the draft. */
  readonly at: string;
  readonly words: string;
  readonly zones: readonly ZoneId[];
  readonly onChange: (zones: readonly ZoneId[]) => void;
}

export const ZoneList = (props: ZoneListProps) => {
  const isPicked = (): boolean => props.desk.picking()?.at === props.at;
  const pick = (): void =>
    props.desk.pick(isPicked() ? null : { at: props.at, words: props.words, zones: () => props.zones, onZones: props.onChange });
  return (
    <Many
      label="Zones"
      words={(zone) => zoneInWords(props.desk.theatre(), zone)}
      all={props.desk.zones()}
      chosen={props.zones}
      onChange={props.onChange}
    >
      <button type="button" class="builder-chip all" aria-pressed={isPicked()} onClick={pick}>
        on the chart
      </button>
    </Many>
  );
};
