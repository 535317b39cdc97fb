/** Open water under the sky of the battle: by day or by night, clear, thick or rough. */
import type { Weather } from '../battle.ts';

interface MoodProps {
  readonly night: boolean;
  readonly weather: Weather;
}

/** Wide enough to fill any screen around the field. */
const EXTENT = 4000;

const SKIES: Readonly<Record<Weather, 'clear' | 'thick' | 'rough'>> = {
  clear: 'clear',
  mist: 'thick',
  fog: 'thick',
  squall: 'rough',
  storm: 'rough',
  gale: 'rough',
};

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
const rain = scattered(110, (x, y) => `M${x} ${y}l-9 34`);

export const Water = (props: MoodProps & { readonly onPress: () => void }) => (
  <g role="presentation" onClick={() => props.onPress()}>
    <rect class="kit-water" x={-EXTENT} y={-EXTENT} width={2 * EXTENT} height={2 * EXTENT} />
    <path
      class="kit-waves"
      classList={{ 'bb-rough': SKIES[props.weather] === 'rough' }}
      d={waves(SKIES[props.weather] === 'rough' ? 9 : 4)}
    />
    <rect
      class={`bb-sky bb-sky-${SKIES[props.weather]}`}
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
  <path class="bb-rain" classList={{ 'bb-no-rain': SKIES[props.weather] !== 'rough' }} d={rain} aria-hidden="true" />
);
