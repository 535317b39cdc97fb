/** The pad for a flight: how high, and where to. */
import { For } from 'solid-js';
import { capital } from '../../../kit/words.ts';
import { craftName } from '../rules/aircraft.ts';
import { levelInWords, reachAt } from '../rules/flying.ts';
import type { AircraftView } from '../view.ts';
import type { Desk } from './desk.ts';
import { HexField } from './hex-field.tsx';

export const FlightPad = (props: { readonly desk: Desk; readonly craft: AircraftView }) => {
  const flying = () => props.desk.flying;
  const name = () => craftName(props.desk.battle(), props.craft.id);
  const to = () => props.desk.aim() ?? props.craft.hex;
  return (
    <div class="gf-pad" role="group" aria-label={`Flight of ${name()}`}>
      <b class="gf-pad-name">{name()}</b>
      <div class="gf-formations" role="group" aria-label="Altitude">
        <For each={flying().levels()}>
          {(level) => (
            <button type="button" aria-pressed={flying().level() === level} onClick={() => flying().setLevel(level)}>
              {capital(levelInWords(level))} · {reachAt(props.desk.battle(), props.craft, level)} hexes
            </button>
          )}
        </For>
      </div>
      <HexField
        board={props.desk.view().board}
        hex={to()}
        words="Fly"
        fault={flying().faultAt(to())}
        onAim={props.desk.setAim}
        onTake={() => flying().flyTo(to())}
      />
    </div>
  );
};
