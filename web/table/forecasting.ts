/** A forecast of what is asked: begun and stopped by hand, and gone as soon as anything is ordered. */
import { createEffect, createSignal, on } from 'solid-js';
import type { Forecast } from '../../lab/forecast/forecast.ts';
import type { Session } from '../session.ts';

export type Forecasting = ReturnType<typeof createForecasting>;

/** How it stands with a forecast. */
type Stage = 'none' | 'running' | 'over' | 'failed';

export function createForecasting(session: Session) {
  const [forecast, setForecast] = createSignal<Forecast | null>(null);
  const [stage, setStage] = createSignal<Stage>('none');
  /** The one that is under way; whatever another tells comes too late. */
  let run = 0;

  const clear = (): void => {
    run++;
    setForecast(null);
    setStage('none');
  };
  const stop = (): void => {
    run++;
    setStage('over');
  };
  const start = (): void => {
    const own = ++run;
    setStage('running');
    session
      .foresee((told, goesOn) => {
        if (own !== run || session.busy()) return false;
        setForecast(told);
        if (!goesOn) setStage('over');
        return true;
      })
      .catch(() => void (own === run && setStage('failed')));
  };

  createEffect(on(session.sight, clear, { defer: true }));

  return { forecast, stage, start, stop };
}
