/** GF-15.2 (ours): free battles, in which the file says how the fleets meet and not where every squadron lies. */
import type { Side } from '../state.ts';
import { SIDES } from '../state.ts';
import type { Heading } from './formation.ts';
import type { BattlePlan, ForcePlan, SquadronPlan } from './plan.ts';

export type Deployment =
  /** GF-15.2.1 */
  | { readonly kind: 'meeting'; readonly range: number }
  /** GF-15.2.2 */
  | { readonly kind: 'stern-chase'; readonly range: number; readonly pursued: Side }
  /** GF-15.2.3: on the same course, or on opposite ones. */
  | { readonly kind: 'parallel'; readonly range: number }
  | { readonly kind: 'passing'; readonly range: number };

type Shape = Pick<SquadronPlan, 'form' | 'perHex' | 'ships'>;

const ranksOf = ({ ships, perHex }: Shape): number => Math.ceil(ships.length / perHex);
const widthOf = (part: Shape): number => (part.form === 'line-abreast' ? ranksOf(part) : 1);
/** A line abreast lies in zigzag. */
const depthOf = (part: Shape): number => (part.form === 'line-abreast' ? 2 : ranksOf(part));
const depthOfAll = ({ squadrons }: ForcePlan): number => Math.max(0, ...squadrons.filter(isThere).map(depthOf));

const isThere = ({ arrives }: SquadronPlan): boolean => arrives === 1;

/** Between the columns of two squadrons. */
const GAP = 3;

/** Side by side in the middle of the board, the heads of all squadrons in one row; a line abreast runs to starboard. */
function abreast(parts: readonly SquadronPlan[], width: number, heading: Heading, row: (part: SquadronPlan) => number): SquadronPlan[] {
  const total = parts.reduce((sum, part) => sum + widthOf(part) + GAP, -GAP);
  let column = Math.floor((width - total) / 2);
  return parts.map((part) => {
    const first = heading === 'N' ? column : column + widthOf(part) - 1;
    column += widthOf(part) + GAP;
    return { ...part, heading, at: [first, row(part)] };
  });
}

interface Start {
  readonly heading: Heading;
  /** The row of the foremost ships. */
  readonly row: number;
  /** The edge by which latecomers enter. */
  readonly from: 'north' | 'south';
}

/** GF-15.2.1: bows on, blue from the south and red from the north. */
const meeting = (range: number, height: number): Readonly<Record<Side, Start>> => {
  const row = Math.floor((height + range) / 2);
  return { blue: { heading: 'N', row, from: 'south' }, red: { heading: 'S', row: row - range, from: 'north' } };
};

/** GF-15.2.2: both to the north, with so many hexes between the last of one and the first of the other. */
function sternChase(range: number, pursued: Side, forces: BattlePlan['forces'], height: number): Readonly<Record<Side, Start>> {
  const pursuer: Side = pursued === 'blue' ? 'red' : 'blue';
  const lead = depthOfAll(forces[pursued]) - 1 + range;
  const row = Math.floor((height - lead - depthOfAll(forces[pursuer])) / 2);
  const [ahead, astern]: [Start, Start] = [
    { heading: 'N', row, from: 'north' },
    { heading: 'N', row: row + lead, from: 'south' },
  ];
  return pursued === 'blue' ? { blue: ahead, red: astern } : { blue: astern, red: ahead };
}

function drawnUp(force: ForcePlan, { heading, row, from }: Start, { width, height }: BattlePlan['board']): ForcePlan {
  const late = force.squadrons.filter((part) => !isThere(part));
  const placed = [
    ...abreast(force.squadrons.filter(isThere), width, heading, () => row),
    ...(from === 'south'
      ? abreast(late, width, 'N', (part) => height - depthOf(part))
      : abreast(late, width, 'S', (part) => depthOf(part) - 1)),
  ];
  return { ...force, squadrons: force.squadrons.map((part) => placed.find(({ name }) => name === part.name) ?? part) };
}

/** Where a side lies that has the enemy abeam: from the column that is nearest to him outwards. */
interface Flank {
  readonly heading: 'N' | 'S';
  readonly nearest: number;
  readonly step: -1 | 1;
  /** The row of the foremost ships. */
  readonly row: number;
}

/** One squadron beyond the other as seen from the enemy; latecomers enter by the edge astern. */
function outwards(force: ForcePlan, { heading, nearest, step, row }: Flank, height: number): ForcePlan {
  let column = nearest;
  const squadrons = force.squadrons.map((part): SquadronPlan => {
    const width = widthOf(part);
    const west = step === 1 ? column : column - width + 1;
    column += step * (width + GAP);
    const astern = heading === 'N' ? height - depthOf(part) : depthOf(part) - 1;
    return { ...part, heading, at: [heading === 'N' ? west : west + width - 1, isThere(part) ? row : astern] };
  });
  return { ...force, squadrons };
}

/** GF-15.2.3: blue in the west, heading north, with so many hexes between the columns that are nearest to each other. */
function abeam(kind: 'parallel' | 'passing', range: number, { width, height }: BattlePlan['board'], forces: BattlePlan['forces']) {
  const column = Math.floor((width - range) / 2);
  const row = Math.floor(height / (kind === 'parallel' ? 3 : 2));
  return {
    blue: outwards(forces.blue, { heading: 'N', nearest: column, step: -1, row }, height),
    red: outwards(forces.red, { heading: kind === 'parallel' ? 'N' : 'S', nearest: column + range, step: 1, row }, height),
  };
}

export function deployed(deployment: Deployment, board: BattlePlan['board'], forces: BattlePlan['forces']): BattlePlan['forces'] {
  const { kind, range } = deployment;
  if (kind === 'parallel' || kind === 'passing') return abeam(kind, range, board, forces);
  const starts = kind === 'meeting' ? meeting(range, board.height) : sternChase(range, deployment.pursued, forces, board.height);
  return { blue: drawnUp(forces.blue, starts.blue, board), red: drawnUp(forces.red, starts.red, board) };
}

/** GF-15.3: whoever is chased may get away by the edge ahead. */
export const escapesOf = (deployment: Deployment | undefined): BattlePlan['escapes'] =>
  deployment?.kind === 'stern-chase' ? SIDES.filter((side) => side === deployment.pursued).map((side) => ({ side, edges: ['north'] })) : [];
