/** Night actions at the sighting range: hits on counters that lie face down, and fire from them. */
import type { Luck, Player } from '../../../../kernel/index.ts';
import { commandsOf } from '../../../../kernel/index.ts';
import { enemyOf } from '../../../../tactical/battle.ts';
import type { PieceView } from '../../../../tactical/view.ts';
import { BUILT_IN, ratingOf } from '../../data/data.ts';
import type { CruiserWarfare, Play } from '../../kind.ts';
import { shipOf } from '../../rules/fleet.ts';
import type { ShipId, Side } from '../../state.ts';
import type { View } from '../../view.ts';
import { faceDown, layAtSightingRange, leaveOneGun } from './battles.ts';
import type { Deal, Lot } from './dealt.ts';
import { alike, shuffled } from './dealt.ts';

/** Ships of one navy, each with secondary guns, and others without. All have three hull boxes or more. */
const ARMED: Readonly<Record<Side, readonly ShipId[]>> = {
  allied: ['kent', 'minotaur', 'good-hope', 'glory', 'weymouth', 'glasgow', 'fox', 'edgar', 'sutlej', 'europa'],
  central: ['scharnhorst', 'gneisenau', 'blucher', 'moltke', 'furst-bismarck-1897'],
};
const UNARMED: Readonly<Record<Side, readonly ShipId[]>> = {
  allied: ['carmania', 'empress-of-asia', 'empress-of-russia'],
  central: ['strassburg', 'karlsruhe', 'cap-trafalgar', 'kronprinz-wilhelm', 'kaiser-wilhelm-der-grosse-1897'],
};
/** Pieces of three ships each (CW-9.1). */
const FLOTILLAS: readonly (readonly ShipId[])[] = [
  ['river-1', 'river-2', 'river-3'],
  ['asakaze-1', 'asakaze-2', 'asakaze-3'],
  ['sakura-1', 'sakura-2', 'sakura-3'],
  ['fret-1', 'fret-2', 'fret-3'],
  ['parramatta-1', 'parramatta-2', 'parramatta-3'],
  ['anzac-fast-1', 'anzac-fast-2', 'anzac-fast-3'],
];

/** What is wrong with her, and what is in her magazines: her owner's affair. She stays afloat under the hits that follow. */
function wear({ state }: Play, id: ShipId, secretly: Lot): void {
  const { hull, tertiary, speed } = ratingOf(BUILT_IN, id);
  const isStopped = secretly([true, false, false]);
  Object.assign(shipOf(state, id), {
    hull: hull.boxes > 4 ? secretly([0, 1]) : 0,
    tertiary: secretly([0, tertiary.boxes]),
    mount: secretly([true, false]),
    launched: secretly([true, false]),
    slowed: isStopped ? speed : secretly([0, 1]),
    engines: isStopped ? secretly(['stopped', 'hopeless']) : 'sound',
    starved: secretly([true, false, false]),
  });
}

const armed = (g: Play, side: Side, count: number, secretly: Lot): readonly ShipId[] => {
  const ships = shuffled(secretly, ARMED[side]).slice(0, count);
  for (const id of ships) {
    wear(g, id, secretly);
    leaveOneGun(g, id);
    shipOf(g.state, id).rounds = secretly([0, 7, 15]);
  }
  return ships;
};

/** Who holds his fire may have any guns, and nothing to load them with. */
const silent = (g: Play, side: Side, count: number, secretly: Lot): readonly ShipId[] => {
  const ships = shuffled(secretly, [...ARMED[side], ...UNARMED[side]]).slice(0, count);
  for (const id of ships) {
    wear(g, id, secretly);
    shipOf(g.state, id).rounds = secretly([0, 19, 20]);
  }
  return ships;
};

type Manned = (g: Play, side: Side, count: number, secretly: Lot) => readonly ShipId[];

const lyingOff =
  (blind: Side, manned: Manned, counts: readonly number[]): Deal =>
  (g, openly, secretly) => {
    layAtSightingRange(g, blind, manned(g, enemyOf(blind), openly(counts), secretly));
  };

export const firingBack = (blind: Side): Deal => lyingOff(blind, armed, [1, 2, 3]);
export const struckUnseen = (blind: Side): Deal => lyingOff(blind, silent, [1, 2, 3]);
/** CW-9.32a: of a piece that nobody knows it is asked who takes the hit, and the answer tells nothing. */
export const flotillas: Deal = lyingOff('central', (_g, _side, _count, secretly) => secretly(FLOTILLAS), [1]);

/**
 * Every shot hits, and each hit falls on one row of the table. What is thrown after it depends on who is hit, and by whom, so those dice
 * always fall alike.
 */
export const everyShotHits = (row: number, critical: number): Record<string, Luck> => ({
  guns: { face: 6 },
  reservists: { face: 6 },
  'crack-gunners': { face: 1 },
  'secondary-pierces': { face: 1 },
  'tertiary-pierces': { face: 1 },
  'engine-repair': { face: 3 },
  'gunnery-damage': { face: row },
  'critical-damage': { face: critical },
});

/** They lie still. Who fires does so once, the same counters at the same targets in both worlds; who is hit takes it where it sinks nobody. */
export const strikingBack =
  (seed: string, fires: boolean): Player<CruiserWarfare>['decide'] =>
  (asked) => {
    const { side, question, view } = asked;
    const offered = [...commandsOf(side, question.offer)];
    const pieces = view().battle?.pieces ?? [];
    if (question.name === 'allot') {
      const whole = [...offered].sort((one, other) => damageOf(pieces, one.target) - damageOf(pieces, other.target))[0];
      if (whole) return whole;
    }
    const shots = fires && isFirstFire(view()) ? offered.filter(({ verb }) => verb === 'fire') : [];
    const shot = shots.find(({ target }) => Array.isArray(target) && target[1] === aimOf(seed, pieces, target[0]));
    return shot ?? faceDown(seed)(asked);
  };

const isFirstFire = ({ battle }: View): boolean => battle?.round === 1 && battle.step === 3;

const holds = ({ ships }: PieceView, id: unknown): boolean => ships?.some(({ sheet }) => sheet.id === id) ?? false;

/** The target of a ship goes by the name of her counter, which both worlds share. */
function aimOf(seed: string, pieces: readonly PieceView[], ship: unknown): string | undefined {
  const own = pieces.find((piece) => holds(piece, ship));
  const targets = pieces.filter(({ side, hex }) => side !== own?.side && hex !== null);
  return targets[alike(Math.max(1, targets.length), seed, own?.token ?? '')]?.token;
}

function damageOf(pieces: readonly PieceView[], id: unknown): number {
  for (const { ships } of pieces)
    for (const { sheet, damage } of ships ?? []) if (sheet.id === id) return damage.hull + damage.tertiary + damage.secondary;
  return 0;
}
