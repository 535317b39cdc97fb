/** FS-5: weather. A space without a marker is clear (FS-5.0a); markers last for the turn (FS-5.0c). */
import { check, d6, exactly, otherwise } from '../../../kernel/index.ts';
import type { StrategicSpace } from '../data/spaces.ts';
import { auto } from '../kind.ts';
import type { State } from '../state.ts';

/** FS-5.1b */
export const fogRoll = check('fog', 'FS-5.1b', 'Fog', {
  dice: d6,
  rows: [exactly([1], 'harwich'), exactly([2, 3], 'british-reserve'), exactly([4, 5], 'german-reserve'), otherwise('none')],
  outcomes: {
    harwich: 'fog where the Harwich Force lies',
    'british-reserve': 'fog over the British reserve',
    'german-reserve': 'fog over the German reserve',
    none: 'no fog anywhere',
  },
});

/** Never in Cuxhaven, and never in two places: the one marker is simply put down elsewhere (FS-5.0b). */
export const rollFog = auto('fog', 'FS-5.1b', (g) => {
  const outcome = g.roll(fogRoll, {});
  g.state.fog = outcome === 'none' ? null : outcome === 'harwich' ? g.state.harwich : outcome;
});

/** FS-5.2: each check that fog touches asks for itself whether it lies where it matters. */
export const fogAt = (state: State, space: StrategicSpace): boolean => state.fog === space;
export const fogAtHarwich = (state: Pick<State, 'fog' | 'harwich'>): boolean => state.fog === state.harwich;

/** FS-5.3: Poor Weather concerns the Harwich Force alone. */
export const poorWeatherAtHarwich = (state: Pick<State, 'poorWeather' | 'harwich'>): boolean => state.poorWeather === state.harwich;

/** FS-3.0i: all weather is taken off the map. */
export const clearWeather = auto('clear-weather', 'FS-3.0i', (g) => {
  const { state } = g;
  const any = state.fog !== null || state.poorWeather !== null || state.highWind;
  state.fog = null;
  state.poorWeather = null;
  state.highWind = false;
  state.jellicoe = { launch: false, sortie: false };
  if (any) g.tell?.({ type: 'weather-cleared' });
});
