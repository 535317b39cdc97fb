/** GF-5.5.2: enemies in one hex may ram each other. */
import { amount, counted, d10, sway, whole } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf, cardOf, shipIn } from '../data/data.ts';
import type { At, Play } from '../kind.ts';
import { decision, each, when } from '../kind.ts';
import type { ShipId, ShipState, State } from '../state.ts';
import { blowOf, crash } from './collisions.ts';
import { shipsByHex } from './crowds.ts';
import { boatsOf, leadOf, pieceName, piecesOf, struckIn } from './divisions.ts';
import { helmOfRank } from './passage.ts';
import { isAfloat } from './ships.ts';

/** The fastest and luckiest is the first to say whether she rams. */
export const rammingRoll = amount(
  'ramming',
  'GF-5.5.2',
  'Ramming',
  { points: whole('her movement points', 0, 12) },
  { dice: d10, modifiers: [sway('GF-5.5.2', 'movement points', ({ points }) => points)], words: (total) => `${total} in all` },
);

const contested = ({ state: { ships } }: Play): number[] =>
  [...shipsByHex(ships)].flatMap(([hex, there]) => (there.some(({ side }) => side !== there[0]?.side) ? [hex] : []));

/** A ship that may ram, and the enemies whose totals are lower than hers. */
type Chance = readonly [rammer: ShipId, ...lower: ShipId[]];

/** Everybody in the hex rolls; in descending order, each with the enemies that she may ram, if any. */
function chancesIn(g: Play, hex: number): Chance[] {
  const rolled = rollsIn(g, shipsByHex(piecesOf(g.state)).get(hex) ?? []).toSorted(([, a], [, b]) => b - a);
  return rolled.map(([ship, total]) => [
    ship.id,
    ...rolled.flatMap(([other, theirs]) => (other.side !== ship.side && theirs < total ? [other.id] : [])),
  ]);
}

function rollsIn(g: Play, ships: readonly ShipState[]): readonly (readonly [ShipState, number])[] {
  const battle = battleOf(g.data, g.state);
  return g.salvo(
    () =>
      ships.map(
        (ship) =>
          [
            ship,
            g.roll(
              rammingRoll,
              { points: helmOfRank(battle, boatsOf(battle, g.state, ship.id)).points },
              { about: ship.id, by: ship.side },
            ),
          ] as const,
      ),
    (rolls) => ({ type: 'met', ships: ships.map(({ id }) => id), totals: rolls.map(([, total]) => total) }),
  );
}

/** GF-13.3: the ship that rams or is rammed; of a division the one that leads it by now. */
const leadIn = (battle: Battle, state: State, id: ShipId): ShipState => shipIn(battle, state, leadOf(state, id));

const stillThere = ({ data, state }: Pick<At, 'data' | 'state'>, [rammer, ...lower]: Chance): ShipId[] => {
  const battle = battleOf(data, state);
  const isThere = (id: ShipId): boolean => isAfloat(leadIn(battle, state, id));
  return isThere(rammer) ? lower.filter(isThere) : [];
};

/** What her own plates would cost her. */
function selfHarm({ data, state, item: [rammer] }: At<null, Chance>, victim: ShipId): string | undefined {
  const battle = battleOf(data, state);
  const { id, hits } = leadIn(battle, state, rammer);
  const left = cardOf(battle, id).hull - hits;
  return blowOf(battle, victim) >= left ? 'She has no more hull than that left, and goes down with it.' : undefined;
}

export const ram = decision<{ ram: ShipId; hold: true }, Chance>('ram', 'GF-5.5.2', {
  who: ({ data, state }, [rammer]) => shipIn(battleOf(data, state), state, rammer).side,
  asks: (view, { data, item: [rammer] }) => `Does ${pieceName(battleOf(data, view), view, rammer)} ram?`,
  verbs: {
    ram: {
      ends: true,
      of: (at) => stillThere(at, at.item),
      why: () => ({ words: 'only an enemy with a lower total can be rammed', rule: 'GF-5.5.2' }),
      label: (view, victim, { data, item: [rammer] }) => {
        const battle = battleOf(data, view);
        return `Ram ${pieceName(battle, view, victim)}: ${counted(blowOf(battle, rammer), 'point')} for her, ${blowOf(battle, victim)} for us`;
      },
      odds: 'the points are certain; what each of them breaks besides is rolled for',
      caution: selfHarm,
      does: (g, victim, { item: [rammer] }) => {
        const battle = battleOf(g.data, g.state);
        crash(g, [[leadIn(battle, g.state, rammer), struckIn(g, leadIn(battle, g.state, victim))]], true);
      },
    },
    hold: { ends: true, label: () => 'Keep clear', odds: 'the next ships that meet roll whatever is done here', does: () => {} },
  },
});

export const ramming = each(
  'ramming',
  'GF-5.5.2',
  contested,
  each(
    'meeting',
    'GF-5.5.2',
    chancesIn,
    when<Chance, typeof ram>((g, chance) => stillThere(g, chance).length > 0, ram),
  ),
);
