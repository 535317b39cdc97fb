/** Where the ships lie on the Naval Battle Board: bands of sea one above the other, and in each a German line over a British one. */
import type { BattleSpace } from '../data/spaces.ts';
import { BATTLE_SPACES } from '../data/spaces.ts';
import { canFire, gunRange } from '../data/tables.ts';
import type { ShipView, View } from '../view.ts';
import type { Placed } from './layout.ts';

export interface BattleLayout {
  readonly width: number;
  readonly height: number;
  /** The left margin, with the names of the bands and the scale of ranges. */
  readonly margin: number;
  /** Kept free at the right, for the buttons of the chart. */
  readonly aside: number;
  readonly head: number;
  readonly band: number;
  /** The widest berth of one ship. */
  readonly widest: number;
}

const wide: BattleLayout = { width: 1240, height: 884, margin: 118, aside: 68, head: 14, band: 164, widest: 172 };
const upright: BattleLayout = { width: 640, height: 1172, margin: 64, aside: 24, head: 14, band: 216, widest: 140 };

/** Open sea has no shape of its own: the board takes that of the screen (width divided by height). */
export const layoutFor = (aspect: number): BattleLayout => {
  if (aspect < 0.95) return upright;
  return { ...wide, width: Math.round(wide.height * Math.min(1.8, aspect)) };
};

/** From the German end, at the top, down to the British. */
export const BANDS: readonly BattleSpace[] = BATTLE_SPACES.toReversed();

export const bandTop = ({ head, band }: BattleLayout, space: BattleSpace): number => head + BANDS.indexOf(space) * band;

/** FS-10.3.1, FS-10.3b: how many spaces a ship's guns reach; null for one that does not fire. */
export const reachOf = (ship: ShipView): number | null => (canFire(ship) ? gunRange(ship) : null);

/** A ship with her name, at natural size. */
export const BERTH = { width: 128, height: 66 } as const;

interface Berths {
  readonly ids: readonly string[];
  readonly top: number;
  readonly height: number;
}

/** As many lines as give the ships the largest berths. */
const berthed = (layout: BattleLayout, { ids, top, height }: Berths): readonly (readonly [string, Placed])[] => {
  const room = layout.width - layout.margin - layout.aside;
  const scaleIn = (lines: number): number =>
    Math.min(layout.widest, room / Math.ceil(ids.length / lines), (height / lines / BERTH.height) * BERTH.width) / BERTH.width;
  const lines = [1, 2, 3].reduce((best, each) => (scaleIn(each) > scaleIn(best) + 0.01 ? each : best), 1);
  const perLine = Math.ceil(ids.length / lines);
  const scale = scaleIn(lines);
  const berth = scale * BERTH.width;
  return ids.map((id, i) => {
    const line = Math.floor(i / perLine);
    const inLine = Math.min(perLine, ids.length - line * perLine);
    const left = layout.margin + (room - inLine * berth) / 2;
    return [id, { x: left + (i % perLine) * berth + berth / 2, y: top + (height / lines) * (line + 0.5), scale }] as const;
  });
};

export const isAfloat = (view: View, id: string): boolean => view.ships.find((ship) => ship.id === id)?.fate !== 'sunk';

const bandOf = (view: View, layout: BattleLayout, space: BattleSpace): readonly (readonly [string, Placed])[] => {
  const here = (view.battle?.ships ?? []).filter((ship) => ship.space === space && isAfloat(view, ship.id)).map(({ id }) => id);
  const german = here.filter((id) => view.ships.some((ship) => ship.id === id && ship.side === 'german'));
  const british = here.filter((id) => !german.includes(id));
  const [top, height] = [bandTop(layout, space) + 4, layout.band - 8];
  const share =
    german.length === 0
      ? 0
      : british.length === 0
        ? 1
        : layout.band < 200
          ? 0.5
          : Math.min(0.64, Math.max(0.36, german.length / here.length));
  return [
    ...berthed(layout, { ids: german, top, height: height * share }),
    ...berthed(layout, { ids: british, top: top + height * share, height: height * (1 - share) }),
  ];
};

/** Middles of the berths, and how large each ship is drawn. */
export const battlePlaces = (view: View, layout: BattleLayout): ReadonlyMap<string, Placed> =>
  new Map(BANDS.flatMap((space) => bandOf(view, layout, space)));
