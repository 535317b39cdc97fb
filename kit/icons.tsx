/** Simple line icons of our own drawing, on a grid of 24, for HTML and for use inside a chart. */
import { Show } from 'solid-js';

const icons = {
  fog: 'M4 8.5C6 7 8 7 10 8.5S14 10 16 8.5S19 7.2 20 7.6M3 13H9M12 13H21M5 17.5H14M17 17.5H20',
  wind: 'M3 9H14.5A2.75 2.75 0 1 0 11.8 6M3 13H18.5A2.5 2.5 0 1 1 16 15.6M3 17H11A2.25 2.25 0 1 1 8.8 19.4',
  storm:
    'M7 14.5A4 4 0 0 1 7.3 6.6A5.2 5.2 0 0 1 17 7.4A3.7 3.7 0 0 1 17.2 14.5M12.6 10.5L9.8 15.2H13.4L11 20.5M6.5 18L5.6 20M17.5 18L16.6 20',
  calm: 'M3 16C5 14.5 7 14.5 9 16S13 17.5 15 16S19 14.5 21 16M12 4V6M5.6 6.6L7 8M18.4 6.6L17 8M8 12A4 4 0 0 1 16 12M3 20C5 18.5 7 18.5 9 20S13 21.5 15 20S19 18.5 21 20',
  alert: 'M12 3.5L21.5 20H2.5ZM12 9.5V14.2M12 16.9V17.1',
  bomb: 'M9.6 3H14.4L13.4 6.4C16.8 8.6 17 15.6 12 21C7 15.6 7.2 8.6 10.6 6.4ZM8.4 3H15.6M12 6.4V3',
  flag: 'M5.5 21.5V3M5.5 4C9 2.4 11 6 14.5 5S18.5 4 19.5 4.4V13C17.5 12.6 16 13.6 13.8 14S9 11.6 5.5 13',
  undo: 'M8.5 5L4 9.5L8.5 14M4.4 9.5H14.5A5 5 0 0 1 14.5 19.5H9',
  dice: 'M6.5 3.5H17.5A3 3 0 0 1 20.5 6.5V17.5A3 3 0 0 1 17.5 20.5H6.5A3 3 0 0 1 3.5 17.5V6.5A3 3 0 0 1 6.5 3.5ZM8.2 8.1V8.3M15.8 8.1V8.3M12 11.9V12.1M8.2 15.7V15.9M15.8 15.7V15.9',
  book: 'M12 6.5C9.6 4.8 6.6 4.6 3.5 5V18.6C6.6 18.2 9.6 18.4 12 20.2C14.4 18.4 17.4 18.2 20.5 18.6V5C17.4 4.6 14.4 4.8 12 6.5ZM12 6.5V20.2',
  anchor:
    'M12 7.4V20.5M8.5 10.5H15.5M12 3A2.2 2.2 0 1 1 12 7.4A2.2 2.2 0 1 1 12 3M4.5 13.5C4.8 18 8.4 20.2 12 20.5C15.6 20.2 19.2 18 19.5 13.5M3 15.2L4.5 13.2L6.4 14.8M21 15.2L19.5 13.2L17.6 14.8',
  eye: 'M2.5 12C5 7.8 8.3 5.8 12 5.8S19 7.8 21.5 12C19 16.2 15.7 18.2 12 18.2S5 16.2 2.5 12ZM12 9.2A2.8 2.8 0 1 1 12 14.8A2.8 2.8 0 1 1 12 9.2',
  sunk: 'M3 17.5C5 16 7 16 9 17.5S13 19 15 17.5S19 16 21 17.5M7.2 13.5L9.8 5.2L13.6 6.6L11.8 14M12.8 9.2L17.8 11L17 14',
  lock: 'M6 11H18V20H6ZM8.5 11V7.5A3.5 3.5 0 0 1 15.5 7.5V11M12 14.5V16.5',
  plus: 'M12 5V19M5 12H19',
  minus: 'M5 12H19',
  whole: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  close: 'M6 6L18 18M18 6L6 18',
  back: 'M15 5L8 12L15 19',
  on: 'M9 5L16 12L9 19',
  play: 'M8 5L18 12L8 19Z',
  pause: 'M9 5V19M15 5V19',
  end: 'M6 5L13 12L6 19M17 5V19',
} as const;

export type IconName = keyof typeof icons;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  /** Position, when used inside an SVG. */
  readonly x?: number;
  readonly y?: number;
  /** Spoken text; without it the icon is decoration beside words. */
  readonly label?: string;
}

export const Icon = (props: IconProps) => (
  <svg
    class="kit-icon"
    x={props.x ?? 0}
    y={props.y ?? 0}
    width={props.size ?? 20}
    height={props.size ?? 20}
    viewBox="0 0 24 24"
    role={props.label === undefined ? undefined : 'img'}
    aria-label={props.label}
    aria-hidden={props.label === undefined ? 'true' : undefined}
  >
    <Show when={props.label}>{(label) => <title>{label()}</title>}</Show>
    <path d={icons[props.name]} />
  </svg>
);
