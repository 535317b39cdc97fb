/** Open water under the sky of the battle: by day or by night, and the worse the weather the thicker the air or the rougher the sea. */
import { Show } from 'solid-js';
import type { Weather } from '../battle.ts';

interface MoodProps {
  readonly night: boolean;
  readonly weather: Weather;
}

/** Wide enough to fill any screen around the field. */
const EXTENT = 4000;

/** Scattered evenly and always in the same places: one to each square of a grid, shifted within it. */
const scattered = (apart: number, draw: (x: number, y: number) => string): string => {
  const across = Math.round(3200 / apart);
  return Array.from({ length: across * across }, (_, i) => {
    const [column, row] = [i % across, Math.floor(i / across)];
    const [right, down] = [((column * 37 + row * 71) % 41) / 41, ((column * 53 + row * 29) % 43) / 43];
    return draw(Math.round((column + right) * apart - 1600), Math.round((row + down) * apart - 1600));
  }).join('');
};

const waves = (height: number): string => scattered(96, (x, y) => `M${x} ${y}q5${-height} 10 0t10 0`);
/** The worse it blows, the denser the rain and the more it slants. */
const rain = (apart: number, slant: number): string => scattered(apart, (x, y) => `M${x} ${y}l${-slant} 34`);

interface Mood {
  readonly waves: string;
  readonly rain: string | null;
}

const FAIR: Mood = { waves: waves(4), rain: null };

const MOODS: Readonly<Record<Weather, Mood>> = {
  clear: FAIR,
  mist: FAIR,
  fog: FAIR,
  squall: { waves: waves(7), rain: rain(150, 5) },
  storm: { waves: waves(9), rain: rain(110, 9) },
  gale: { waves: waves(12), rain: rain(82, 18) },
};

export const Water = (props: MoodProps & { readonly onPress: () => void }) => (
  <g role="presentation" onClick={() => props.onPress()}>
    <rect class="kit-water" x={-EXTENT} y={-EXTENT} width={2 * EXTENT} height={2 * EXTENT} />
    <path class="kit-waves" classList={{ 'bb-rough': MOODS[props.weather].rain !== null }} d={MOODS[props.weather].waves} />
    <rect
      class={`bb-sky bb-sky-${props.weather}`}
      classList={{ 'bb-night': props.night }}
      x={-EXTENT}
      y={-EXTENT}
      width={2 * EXTENT}
      height={2 * EXTENT}
    />
  </g>
);

/** Rain falls over the ships too, but takes no press. */
export const Rain = (props: MoodProps) => (
  <Show when={MOODS[props.weather].rain}>{(drops) => <path class="bb-rain" d={drops()} aria-hidden="true" />}</Show>
);
