/** A ship's data sheet (CW-2.4a): her guns, hull, torpedoes and speed as boxes that fill as they are lost, and her bunkers if they are given. */
import { For, Show } from 'solid-js';
import { FlagMark } from '../../kit/nation.tsx';
import { counted } from '../../kit/words.ts';
import { SPEEDS } from '../../register/ratings/great-war-at-sea.ts';
import type { Battery, Condition, Sheet } from '../battle.ts';
import type { Livery } from './livery.ts';
import { speedInWords } from './speed.ts';
import './css/ship-sheet.css';

/** What battle has done to her, as far as a sheet shows it. */
export type Wounds = Omit<Condition, 'id' | 'rounds'>;

interface ShipSheetProps {
  readonly livery: Livery;
  readonly sheet: Sheet;
  readonly wounds: Wounds;
  /** Boxes left in her bunkers; left out where they are not shown. */
  readonly fuel?: number | undefined;
  /** Rounds in which her guns have fired, where that counts (CW-10.8). */
  readonly rounds?: number | null | undefined;
  /** Whether her reservists have still to confirm their hits (CW-11.32). */
  readonly raw?: boolean | undefined;
  /** Short names and no title, for lists of many ships. */
  readonly compact?: boolean | undefined;
}

const ARMOUR = { none: '', light: 'light armour', heavy: 'heavy armour' } as const;

interface RowProps {
  readonly name: string;
  readonly short: string;
  readonly of: number;
  readonly lost: number;
  readonly armour?: keyof typeof ARMOUR | undefined;
  readonly note?: string | undefined;
  readonly compact: boolean;
}

const boxesInWords = ({ name, of, lost, armour, note }: RowProps): string =>
  [`${name}: ${of - lost} of ${of}`, armour ? ARMOUR[armour] : '', note].filter(Boolean).join(', ');

/** One section: a box for each factor, struck through from the right as they are lost; thicker edges for armour. */
const Boxes = (props: RowProps) => (
  <Show when={props.of > 0}>
    <div class="bb-sheet-row" role="img" aria-label={boxesInWords(props)} title={boxesInWords(props)}>
      <span class="bb-sheet-name">{props.compact ? props.short : props.name}</span>
      <span class={`bb-boxes bb-armour-${props.armour ?? 'none'}`}>
        <For each={Array.from({ length: props.of }, (_, i) => i)}>
          {(i) => <i classList={{ 'bb-box-lost': i >= props.of - props.lost }} />}
        </For>
      </span>
      <Show when={!props.compact && (props.note || (props.armour && ARMOUR[props.armour]))}>
        {(note) => <span class="bb-sheet-note">{note()}</span>}
      </Show>
    </div>
  </Show>
);

const GUNS: readonly { readonly battery: Battery; readonly name: string; readonly short: string }[] = [
  { battery: 'primary', name: 'Primary guns', short: 'Prim.' },
  { battery: 'secondary', name: 'Secondary guns', short: 'Sec.' },
  { battery: 'tertiary', name: 'Tertiary guns', short: 'Tert.' },
];

const speedNow = ({ sheet, wounds }: ShipSheetProps): number => (wounds.starved ? 0 : Math.max(0, sheet.speed - wounds.slowed));

const ENGINES: Readonly<Record<Wounds['engines'], string>> = {
  sound: '',
  stopped: 'engines stopped',
  hopeless: 'engines beyond repair',
  patched: 'engines patched up',
};

/** One box for each level of speed, with its name in it. */
const SpeedBoxes = (props: ShipSheetProps & { readonly compact: boolean }) => {
  const words = () => [`Speed ${speedInWords(speedNow(props))}`, ENGINES[props.wounds.engines], props.wounds.starved ? 'no coal' : ''];
  const label = () => words().filter(Boolean).join(', ');
  return (
    <div class="bb-sheet-row" role="img" aria-label={label()} title={label()}>
      <span class="bb-sheet-name">Speed</span>
      <span class="bb-boxes bb-speeds">
        <For each={SPEEDS.slice(1, props.sheet.speed + 1).map((name, i) => ({ name: name.replace('-slow', 's'), level: i + 1 }))}>
          {({ name, level }) => (
            <i classList={{ 'bb-box-lost': level > speedNow(props), 'bb-speed-now': level === speedNow(props) }}>{name}</i>
          )}
        </For>
      </span>
      <Show when={!props.compact && words().slice(1).filter(Boolean).join(', ')}>
        {(note) => <span class="bb-sheet-note">{note()}</span>}
      </Show>
    </div>
  );
};

const torpedoNote = ({ sheet, wounds }: ShipSheetProps): string =>
  wounds.mount ? 'mount destroyed' : wounds.launched ? 'fired' : `${sheet.torpedo.mount} mount`;

const Title = (props: ShipSheetProps) => (
  <header class="bb-sheet-title">
    <FlagMark nation={props.livery.flagOf(props.sheet.id)} />
    <b classList={{ 'bb-crack': props.sheet.crack }} title={props.sheet.crack ? 'Crack gunners' : undefined}>
      {props.sheet.name}
    </b>
    <span>
      {props.livery.typeName(props.sheet.id)} · {counted(props.sheet.points, 'point')}
    </span>
  </header>
);

/** Remarks that have no boxes. */
const remarks = ({ sheet, wounds, rounds, raw }: ShipSheetProps): readonly string[] => [
  ...(wounds.sunk ? ['sunk'] : []),
  ...(sheet.crack ? ['crack gunners'] : []),
  ...(raw ? ['reservists'] : []),
  ...(typeof rounds === 'number' && rounds > 0 ? [`guns fired in ${counted(rounds, 'round')}`] : []),
];

export const ShipSheet = (props: ShipSheetProps) => {
  const compact = () => props.compact === true;
  return (
    <section
      class="bb-sheet"
      classList={{ 'bb-sheet-compact': compact(), 'bb-sheet-sunk': props.wounds.sunk }}
      aria-label={props.sheet.name}
    >
      <Show when={!compact()}>
        <Title {...props} />
      </Show>
      <For each={GUNS}>
        {({ battery, name, short }) => (
          <Boxes
            name={name}
            short={short}
            of={props.sheet[battery].boxes}
            lost={props.wounds[battery]}
            armour={props.sheet[battery].armour}
            compact={compact()}
          />
        )}
      </For>
      <Boxes
        name="Hull"
        short="Hull"
        of={props.sheet.hull.boxes}
        lost={Math.min(props.wounds.hull, props.sheet.hull.boxes)}
        armour={props.sheet.hull.armour}
        compact={compact()}
      />
      <Boxes
        name="Torpedoes"
        short="Torp."
        of={props.sheet.torpedo.factor}
        lost={props.wounds.mount || props.wounds.launched ? props.sheet.torpedo.factor : 0}
        note={torpedoNote(props)}
        compact={compact()}
      />
      <SpeedBoxes {...props} compact={compact()} />
      <Show when={props.fuel !== undefined && props.sheet.fuel.boxes > 0}>
        <Boxes
          name={props.sheet.fuel.kind === 'oil' ? 'Oil' : 'Coal'}
          short={props.sheet.fuel.kind === 'oil' ? 'Oil' : 'Coal'}
          of={props.sheet.fuel.boxes}
          lost={Math.max(0, props.sheet.fuel.boxes - (props.fuel ?? 0))}
          compact={compact()}
        />
      </Show>
      <Show when={remarks(props).join(', ')}>{(words) => <p class="bb-sheet-remarks">{words()}</p>}</Show>
    </section>
  );
};
