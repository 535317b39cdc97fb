/** The Harwich Force on Christmas morning, as the view in the margin of a chart: line ahead, seven machines up, an airship coming. */
import { For } from 'solid-js';
import { HORIZON, SeaPicture } from '../../../kit/picture.tsx';
import { Silhouette } from '../../../kit/silhouette.tsx';
import { raiderProfiles, seaplane, shipProfiles } from './profiles.ts';

/** Van on the right. */
const line = [
  { name: 'Empress', profile: shipProfiles.empress, x: 14, width: 186 },
  { name: 'Riviera', profile: shipProfiles.riviera, x: 206, width: 186 },
  { name: 'Engadine', profile: shipProfiles.engadine, x: 398, width: 186 },
  { name: 'Undaunted', profile: shipProfiles.undaunted, x: 590, width: 196 },
  { name: 'Arethusa', profile: shipProfiles.arethusa, x: 794, width: 196 },
] as const;

/** Destroyers on the wings, hull down. */
const screen = [140, 352, 548, 760] as const;

/** Seven of the nine got off the water. */
const flight = [
  [356, 66],
  [432, 42],
  [446, 92],
  [522, 64],
  [538, 20],
  [606, 44],
  [618, 92],
] as const;

const Ships = () => (
  <For each={line}>
    {({ name, profile, x, width }) => (
      <>
        <Silhouette profile={profile} x={x} y={HORIZON - 74} width={width} height={78} />
        <text class="picture-name" x={x + width / 2} y={HORIZON + 20}>
          {name}
        </text>
      </>
    )}
  </For>
);

const Picture = () => (
  <SeaPicture
    sky={
      <>
        <g class="picture-far">
          <Silhouette profile={raiderProfiles.zeppelin} x={806} y={26} width={168} height={40} mirrored />
          <For each={screen}>
            {(x) => <Silhouette profile={shipProfiles['harwich-destroyers']} x={x} y={HORIZON - 25} width={78} height={25} />}
          </For>
        </g>
        <For each={flight}>{([x, y]) => <Silhouette profile={seaplane} x={x} y={y} width={50} height={24} mirrored={false} />}</For>
      </>
    }
  >
    <Ships />
  </SeaPicture>
);

export default Picture;
