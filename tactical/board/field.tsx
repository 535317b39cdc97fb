/** The tactical map itself (CW-2.1b): the field with its shaded centre and numbered ring, its edges, and where a fleet may go. */
import { createMemo, For, Show } from 'solid-js';
import { STEPS, within } from '../../chart/hex.ts';
import { HexCell } from '../../kit/hex-chart.tsx';
import { centreOf, hexPath, outlineOf } from '../../kit/hex-geometry.ts';
import { pressing } from '../../kit/press.ts';
import { counted } from '../../kit/words.ts';
import type { Hex } from '../battle.ts';
import { CENTRE_HEXES, EDGES, edgesBeyond, FIELD, fromCentre, isOnMap, numberedHexes } from '../hexes.ts';
import { hexName } from '../names.ts';
import { passageOf } from '../slide.ts';
import type { BattleView } from '../view.ts';
import { SIZE } from './berths.ts';
import { pieceName } from './fleet.ts';
import { dropIdOf, type Helm } from './helm.ts';
import { Land } from './land.tsx';
import { type Band, reachesOf } from './reaches.ts';

interface FieldProps {
  readonly battle: BattleView;
  readonly helm: Helm;
}

const centre = CENTRE_HEXES.map((hex) => hexPath(hex, SIZE)).join('');
const border = outlineOf(FIELD, SIZE);

/** Number of a hex on its edge of the map; a corner has that of the edge that begins there. */
const numbers: ReadonlyMap<Hex, number> = new Map(
  EDGES.flatMap((edge) =>
    numberedHexes(edge)
      .slice(0, -1)
      .map((hex, place) => [hex, place + 1] as const),
  ),
);

const RingNumbers = () => (
  <g class="bb-numbers" aria-hidden="true">
    <For each={[...numbers]}>
      {([hex, number]) => {
        const { x, y } = centreOf(hex, SIZE);
        return (
          <text x={x} y={y - SIZE * 0.58} font-size={`${SIZE * 0.22}px`}>
            {number}
          </text>
        );
      }}
    </For>
  </g>
);

/** The middle of an edge of the map, a little outside the field. */
const besideOf = (edge: number, out: number): { readonly x: number; readonly y: number } => {
  const angle = ((60 + 60 * edge) * Math.PI) / 180;
  const far = (Math.sqrt(3) * 5 * 0.866 + out) * SIZE;
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
};

const edgePath = (edge: number): string =>
  numberedHexes(edge)
    .map((hex) => hexPath(hex, SIZE))
    .join('');

/** An edge by which the fleet may come in. */
const Edge = (props: { readonly edge: number; readonly helm: Helm; readonly isLand: boolean }) => {
  const name = () => `Edge ${props.edge + 1}${props.isLand ? ': land' : ''}`;
  const at = () => besideOf(props.edge, 1.35);
  const order = () => props.helm.offers().entries.get(props.edge);
  const pressed = () => {
    const enter = order();
    return enter ? pressing(`Come in by edge ${props.edge + 1}`, () => props.helm.command(enter)) : { 'aria-hidden': 'true' as const };
  };
  return (
    <g class="bb-edge" classList={{ 'kit-offered': order() !== undefined, 'bb-edge-land': props.isLand }} {...pressed()}>
      <Show when={order()}>
        <path class="bb-edge-ground" d={edgePath(props.edge)} />
      </Show>
      <g transform={`translate(${at().x} ${at().y}) rotate(${[-30, 30, -90, -30, 30, 90][props.edge] ?? 0})`}>
        <rect class="bb-edge-plate" rx={6} />
        <text>{name()}</text>
      </g>
    </g>
  );
};

/** Beyond the map: whether whoever is in hand leaves the battle for good, or the map follows (CW-7.33). */
function wayOut({ battle, helm }: FieldProps, to: Hex): string {
  const [token] = helm.inHand();
  const piece = token === undefined ? undefined : helm.piece(token);
  if (!piece || piece.hex === null) return 'off the map';
  return passageOf(battle, piece.side, piece.hex, to) === 'out' ? 'out for good' : 'the map follows';
}

const beyondInWords = (props: FieldProps, to: Hex): string =>
  `over edge ${edgesBeyond(to)
    .map((edge) => edge + 1)
    .join(' and ')}: ${wayOut(props, to)}`;

const namesIn = (helm: Helm): string =>
  [...helm.inHand()]
    .flatMap((token) => helm.piece(token) ?? [])
    .map(pieceName)
    .join(', ');

/** Every hex of the field, and those beyond it where something may go or lies. */
const Cells = (props: FieldProps) => {
  const beyond = createMemo(() => [
    ...new Set([...props.helm.goals(), ...props.battle.pieces.flatMap(({ hex }) => hex ?? [])].filter((hex) => !isOnMap(hex))),
  ]);
  const movable = createMemo(
    () =>
      new Set(
        props.battle.pieces.flatMap(({ own, hex }) => (own && hex !== null && props.helm.offers().moves.has(own.group) ? [hex] : [])),
      ),
  );
  const placeOf = (hex: Hex): string => (isOnMap(hex) ? hexName(hex) : beyondInWords(props, hex));
  return (
    <For each={[...FIELD, ...beyond()]}>
      {(hex) => {
        const isGoal = () => props.helm.goals().has(hex);
        return (
          <HexCell
            at={hex}
            size={SIZE}
            name={isOnMap(hex) ? hexName(hex) : wayOut(props, hex)}
            label={isGoal() ? `${namesIn(props.helm)}: to ${placeOf(hex)}` : `All groups in ${placeOf(hex)}`}
            offered={isGoal()}
            dropId={isGoal() ? dropIdOf(hex) : undefined}
            onPress={isGoal() || movable().has(hex) ? () => props.helm.pressHex(hex) : undefined}
          />
        );
      }}
    </For>
  );
};

/** What a counter in hand reaches; null where nothing is in hand. */
function bandsAbout({ battle, helm }: FieldProps): { readonly at: Hex; readonly bands: readonly Band[] } | null {
  const piece = helm.focus();
  return piece && piece.hex !== null ? { at: piece.hex, bands: reachesOf(battle, piece) } : null;
}

/** Through the middles of the outermost hexes; a broad line about it covers the rest of them. */
const hexagonAbout = (at: Hex, reach: number): string =>
  `M${STEPS.map((step) => centreOf(at + step * reach, SIZE))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;

/** What her weapons reach, as tints one upon the other, and the edge of what she sees. */
export const Rings = (props: FieldProps) => {
  const about = createMemo(() => bandsAbout(props));
  return (
    <Show when={about()}>
      {(found) => (
        <g class="bb-bands" aria-hidden="true">
          <For each={found().bands}>
            {({ reach }) => <path class="bb-band" d={hexagonAbout(found().at, reach)} stroke-width={Math.sqrt(3) * SIZE} />}
          </For>
          <path class="bb-sight" d={outlineOf(within(found().at, props.battle.sight), SIZE)} />
        </g>
      )}
    </Show>
  );
};

/** What the tints mean. */
export const Legend = (props: FieldProps) => {
  const about = createMemo(() => bandsAbout(props));
  return (
    <Show when={about()}>
      {(found) => (
        <ul class="bb-legend" aria-label="Reach">
          <For each={found().bands}>
            {({ reach, words }, place) => (
              <li>
                <i style={{ '--bb-depth': place() + 1 }} /> {counted(reach, 'hex', 'hexes')}: {words}
              </li>
            )}
          </For>
          <li>
            <i class="bb-legend-sight" /> sight {props.battle.sight}
          </li>
        </ul>
      )}
    </Show>
  );
};

/** Rings out to which water is drawn: those of the field, two to leave it by, and as far as ships have gone. */
export const ringsShown = ({ pieces }: BattleView): number =>
  Math.max(7, ...pieces.flatMap(({ hex }) => (hex === null ? [] : [fromCentre(hex) + 1])));

export const Field = (props: FieldProps) => {
  const isOpening = () => props.battle.stage === 'opening' || props.battle.stage === 'centre' || props.battle.stage === 'edge';
  return (
    <>
      <Show when={props.battle.land.length > 0}>
        <Land edges={props.battle.land} />
      </Show>
      <path class="bb-centre" d={centre} aria-hidden="true" />
      <Show when={props.battle.entry !== null && isOpening()}>
        <path class="bb-entry" d={edgePath(props.battle.entry ?? 0)} aria-hidden="true" />
      </Show>
      <Cells {...props} />
      <RingNumbers />
      <path class="bb-border" d={border} aria-hidden="true" />
      <For each={EDGES}>{(edge) => <Edge edge={edge} helm={props.helm} isLand={props.battle.land.includes(edge)} />}</For>
    </>
  );
};
