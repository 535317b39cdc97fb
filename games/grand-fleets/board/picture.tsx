/** Two lines on the Dogger Bank seen from above: the reach of a battery, and the first salvoes. */
import { For, Show } from 'solid-js';
import { hexAt } from '../../../chart/hex.ts';
import { hexPath } from '../../../kit/hex-geometry.ts';
import { Plan } from '../../../kit/plan.tsx';
import { type PictureProps, SeaName, TablePicture } from '../../../kit/table-picture.tsx';

const SIZE = 62;
/** As many columns and rows as cover the picture. */
const HEXES = Array.from({ length: 12 }, (_, column) =>
  Array.from({ length: 6 }, (_, row) => hexAt(column, row - Math.floor(column / 2))),
).flat();
const FIELD = HEXES.map((hex) => hexPath(hex, SIZE)).join('');

interface Drawn {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

const BRITISH: readonly Drawn[] = [
  { id: 'lion', name: 'Lion', x: 640, y: 128, heading: 100 },
  { id: 'tiger', name: 'Tiger', x: 380, y: 100, heading: 96 },
  { id: 'tiger', name: 'Princess Royal', x: 120, y: 88, heading: 92 },
];
const GERMAN: readonly Drawn[] = [
  { id: 'seydlitz', name: 'Seydlitz', x: 860, y: 318, heading: 104 },
  { id: 'derfflinger', name: 'Derfflinger', x: 600, y: 306, heading: 98 },
  { id: 'blucher', name: 'Blücher', x: 330, y: 306, heading: 94 },
];

/** Short and over. */
const SPLASHES = [
  [318, 262],
  [352, 270],
  [286, 344],
] as const;

const Line = (props: PictureProps & { readonly ships: readonly Drawn[]; readonly training: number }) => (
  <For each={props.ships}>
    {({ id, name, x, y, heading }) => (
      <Show when={props.drawings[id]}>
        {(profile) => (
          <>
            <Plan
              profile={profile()}
              x={x}
              y={y}
              heading={heading}
              scale={0.92}
              wake={1}
              training={profile().turrets.map(() => props.training)}
            />
            <text class="picture-sea-name picture-ship-name" x={x} y={y + 44}>
              {name}
            </text>
          </>
        )}
      </Show>
    )}
  </For>
);

const Picture = (props: PictureProps) => (
  <TablePicture lines={FIELD}>
    <path class="picture-reach" d="M640 128L1000 330V400H500Z" />
    <path class="picture-salvo" d="M390 122L336 286M150 112L316 280" />
    <For each={SPLASHES}>{([x, y]) => <ellipse class="picture-splash" cx={x} cy={y} rx="9" ry="6" />}</For>
    <Line {...props} ships={GERMAN} training={-80} />
    <Line {...props} ships={BRITISH} training={80} />
    <SeaName x={870} y={70}>
      Dogger Bank
    </SeaName>
  </TablePicture>
);

export default Picture;
