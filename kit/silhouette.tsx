/** `<Silhouette>`: a vessel, aircraft or gun seen from the side, fitted into a box. */
import { createMemo, For, Show } from 'solid-js';
import type { Drawing } from './drawing.ts';
import type { Profile } from './profile.ts';
import { drawAeroplane } from './silhouettes/aeroplane.ts';
import { drawAirship } from './silhouettes/airship.ts';
import { drawGun } from './silhouettes/gun.ts';
import { drawShip } from './silhouettes/ship.ts';
import { drawSubmarine } from './silhouettes/submarine.ts';

export const drawProfile = (profile: Profile): Drawing => {
  switch (profile.kind) {
    case 'ship':
      return drawShip(profile);
    case 'submarine':
      return drawSubmarine(profile);
    case 'airship':
      return drawAirship(profile);
    case 'floatplane':
    case 'landplane':
      return drawAeroplane(profile);
    case 'gun':
      return drawGun(profile);
  }
};

/** How much of the box a ship fills: a destroyer stays smaller than a dreadnought, without vanishing. */
const share = (profile: Profile): number => {
  switch (profile.kind) {
    case 'ship':
      return Math.min(1, (profile.length / 190) ** 0.4);
    case 'submarine':
      return 0.94;
    case 'floatplane':
    case 'landplane':
      return 0.72;
    default:
      return 1;
  }
};

const floats = (profile: Profile): boolean => profile.kind === 'ship' || profile.kind === 'submarine';

const hullsOf = (profile: Profile): number => (profile.kind === 'ship' ? (profile.hulls ?? 1) : 1);

/** Ships of a squadron: the next one lies further off beyond the bow of the first, smaller and paler. */
interface Formation {
  readonly along: number;
  readonly up: number;
  readonly smaller: number;
}
const SQUADRON: Formation = { along: 0.5, up: 0.068, smaller: 0.6 };
const FLOTILLA: Formation = { along: 0.52, up: 0.1, smaller: 0.84 };

const formationOf = (profile: Profile): Formation => (profile.kind === 'ship' && profile.length < 100 ? FLOTILLA : SQUADRON);

interface SilhouetteProps {
  readonly profile: Profile;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  /** Bow to the left instead of the right. */
  readonly mirrored?: boolean;
}

interface Placed {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Scale and origin that put a drawing into the box: ships stand on its lower edge, all else floats in the middle. */
export const fitted = (profile: Profile, drawing: Drawing, width: number, height: number): Placed => {
  const { left, right, top, bottom } = drawing.box;
  const { along, smaller } = formationOf(profile);
  const isFormation = hullsOf(profile) > 1;
  const across = (right - left) * (isFormation ? along + smaller : 1);
  const scale = Math.min((width * (isFormation ? 1 : share(profile))) / across, height / (bottom - top));
  const standing = floats(profile) || profile.kind === 'gun';
  return {
    scale,
    x: (width - across * scale) / 2 - left * scale,
    y: standing ? height - bottom * scale : (height - (bottom - top) * scale) / 2 - top * scale,
  };
};

const Ink = (props: { readonly drawing: Drawing; readonly scale: number; readonly far: boolean }) => (
  <g class="kit-silhouette" classList={{ 'kit-far': props.far }}>
    <path class="kit-halo" d={props.drawing.solid} stroke-width={1.1 / props.scale} />
    <path class="kit-hair" d={props.drawing.hairs} stroke-width={0.22 / props.scale} />
    <path class="kit-solid" d={props.drawing.solid} />
    <path class="kit-stroke" d={props.drawing.strokes} stroke-width={0.55 / props.scale} />
    <path class="kit-gap" d={props.drawing.gaps} />
    <path class="kit-joint" d={props.drawing.joints} stroke-width={0.28 / props.scale} />
  </g>
);

const rankPlace = ({ along, up, smaller }: Formation, rank: number, length: number): string =>
  `translate(${rank * along * length} ${-rank * up * length}) scale(${smaller ** rank})`;

export const Silhouette = (props: SilhouetteProps) => {
  const drawing = createMemo(() => drawProfile(props.profile));
  const placed = createMemo(() => fitted(props.profile, drawing(), props.width, props.height));
  const ranks = () => Array.from({ length: hullsOf(props.profile) }, (_, i) => hullsOf(props.profile) - 1 - i);
  const length = () => drawing().box.right - drawing().box.left;
  const flip = () => (props.mirrored === true ? `translate(${props.width} 0) scale(-1 1)` : '');
  return (
    <g transform={`translate(${props.x ?? 0} ${props.y ?? 0}) ${flip()}`} aria-hidden="true">
      <g transform={`translate(${placed().x} ${placed().y}) scale(${placed().scale})`}>
        <For each={ranks()}>
          {(rank) => (
            <g transform={rankPlace(formationOf(props.profile), rank, length())}>
              <Ink drawing={drawing()} scale={placed().scale} far={rank > 0} />
            </g>
          )}
        </For>
      </g>
      <Show when={floats(props.profile)}>
        <path class="kit-waterline" d={`M0 ${props.height + 0.35}H${props.width}`} />
      </Show>
    </g>
  );
};
