/** The pad for placing a squadron: its heading, its formation and the hex of its first ship. */
import { For } from 'solid-js';
import { FORMS } from '../data/formation.ts';
import type { Station, Unit } from '../rules/deployment.ts';
import type { Desk } from './desk.ts';
import { HexField } from './hex-field.tsx';
import { Key } from './key.tsx';
import { unitName } from './words.ts';

const FORMED = { 'line-ahead': 'line ahead', 'line-abreast': 'line abreast' } as const;

interface PlacingPadProps {
  readonly desk: Desk;
  readonly unit: Unit;
  readonly station: Station;
}

export const PlacingPad = (props: PlacingPadProps) => {
  const placing = () => props.desk.placing;
  const name = () => unitName(props.desk.battle(), props.desk.view(), props.unit.id);
  const head = () => props.desk.aim() ?? props.station[0];
  return (
    <div class="gf-pad" role="group" aria-label={`Place of ${name()}`}>
      <b class="gf-pad-name">{name()}</b>
      <span class="gf-pad-budget">heading {props.station[1]}</span>
      <div class="gf-keys">
        <Key words="Turn the line to port" letter="↺" onPress={() => placing().turn(-1)} />
        <Key words="Turn the line to starboard" letter="↻" onPress={() => placing().turn(1)} />
      </div>
      <div class="gf-formations" role="group" aria-label="Formation">
        <For each={FORMS}>
          {(form) => (
            <button type="button" aria-pressed={props.station[2] === form} onClick={() => placing().form(form)}>
              {FORMED[form]}
            </button>
          )}
        </For>
      </div>
      <HexField
        board={props.desk.view().board}
        hex={head()}
        words="Place"
        fault={placing().sketch()?.fault ?? null}
        onAim={props.desk.setAim}
        onTake={() => placing().putAt(head())}
      />
    </div>
  );
};
