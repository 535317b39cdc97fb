/** Open water under the sky of the battle: by day or by night, clear, thick or rough. */
import type { Weather } from '../../../../tactical/battle.ts';

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

/** Scattered evenly and always in the same places. */
const waves = (height: number): string =>
  Array.from({ length: 900 }, (_, i) => {
    const [x, y] = [((i * 197.3) % 3000) - 1500, ((i * 131.7 + ((i * i) % 29) * 7) % 3000) - 1500];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q5${-height} 10 0t10 0`;
  }).join('');

const rain = Array.from({ length: 420 }, (_, i) => {
  const [x, y] = [((i * 211.9) % 3000) - 1500, ((i * 157.3 + ((i * i) % 31) * 9) % 3000) - 1500];
  return `M${x.toFixed(0)} ${y.toFixed(0)}l-9 34`;
}).join('');

export const Water = (props: MoodProps & { readonly onPress: () => void }) => (
  <g role="presentation" onClick={() => props.onPress()}>
    <rect class="kit-water" x={-EXTENT} y={-EXTENT} width={2 * EXTENT} height={2 * EXTENT} />
    <path
      class="kit-waves"
      classList={{ 'cwb-rough': SKIES[props.weather] === 'rough' }}
      d={waves(SKIES[props.weather] === 'rough' ? 9 : 4)}
    />
    <rect
      class={`cwb-sky cwb-sky-${SKIES[props.weather]}`}
      classList={{ 'cwb-night': props.night }}
      x={-EXTENT}
      y={-EXTENT}
      width={2 * EXTENT}
      height={2 * EXTENT}
    />
  </g>
);

/** Rain falls over the ships too, but takes no press. */
export const Rain = (props: MoodProps) => (
  <path class="cwb-rain" classList={{ 'cwb-no-rain': SKIES[props.weather] !== 'rough' }} d={rain} aria-hidden="true" />
);
