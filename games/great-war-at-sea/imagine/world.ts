/** What one side knows for certain, as the beginning of a whole state, and what there is to fill it up with. */
import type { Chance } from '../../../kernel/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { PieceView } from '../../../tactical/view.ts';
import type { War } from '../data/data.ts';
import { pieceIn } from '../data/data.ts';
import { shipOf } from '../rules/fleets.ts';
import type { PieceId, ShipId, Side, State } from '../state.ts';
import type { View } from '../view.ts';

export interface World {
  readonly war: War;
  readonly view: View;
  readonly side: Side;
  readonly enemy: Side;
  readonly chance: Chance;
  readonly state: State;
}

/** The number at the end of a name such as 'central-3'. */
const numberIn = (token: string): number => Number(token.slice(token.lastIndexOf('-') + 1)) || 0;

const highest = (tokens: readonly string[]): number => tokens.reduce((most, token) => Math.max(most, numberIn(token)), 0);

/** All but the enemy's fleets, and the battle. */
function known(view: View, side: Side): State {
  const enemy = enemyOf(side);
  const own = [...view.fleets.map(({ token }) => token), ...(view.fight?.tokens[side] ?? [])];
  const theirs = [...view.known.map(({ token }) => token), ...view.markers.map(({ token }) => token), ...(view.fight?.tokens[enemy] ?? [])];
  return {
    readings: view.readings,
    operation: view.operation,
    turn: view.turn,
    weather: { ...view.weather },
    ships: view.ships.map((ship) => ({ ...ship })),
    fleets: view.fleets.map((fleet) => ({ ...fleet })),
    tows: view.tows,
    fields: view.fields.map(({ zone, side: owner, strength }) => ({
      zone,
      side: owner,
      laid: strength ?? 1,
      strength: strength ?? 1,
      known: owner === side ? [side] : [side, owner],
    })),
    boats: view.boats.map((boats) => ({ ...boats })),
    airships: view.airships.map((airship) => ({ ...airship })),
    reports: view.reports.map((report) => ({ ...report })),
    leaders: view.leaders.map((leader) => ({ ...leader })),
    scored: view.scored,
    known: side === 'allied' ? { allied: [...view.known], central: [] } : { allied: [], central: [...view.known] },
    decoded: false,
    contacts: [],
    fights: [],
    fighting: null,
    battle: null,
    basic: null,
    found: { ...view.found },
    shelled: { ...view.shelled },
    serial: {
      fleet: highest(view.fleets.map(({ id }) => (id.includes('-detached-') ? id : ''))),
      token: side === 'allied' ? { allied: highest(own), central: highest(theirs) } : { allied: highest(theirs), central: highest(own) },
    },
  };
}

export const worldOf = (war: War, view: View, side: Side, chance: Chance): World => ({
  war,
  view,
  side,
  enemy: enemyOf(side),
  chance,
  state: known(view, side),
});

/** The enemy's counters in the battle being fought. */
export const countersOf = ({ view: { battle, basic }, enemy }: World): PieceView[] =>
  ((battle ?? basic)?.pieces ?? []).filter(({ side }) => side === enemy);

export const namesIn = ({ ships }: PieceView): ShipId[] => (ships ?? []).map(({ sheet }) => sheet.id);

/** Pieces of the enemy with somebody afloat, for all that is known. */
export const piecesAfloat = ({ war, state, enemy }: World): PieceId[] =>
  [...war.pieces.values()]
    .filter(({ side, ships }) => side === enemy && ships.some((id) => shipOf(state, id).fate === 'afloat'))
    .map(({ id }) => id);

export const afloatIn = ({ war, state }: World, piece: PieceId): ShipId[] =>
  pieceIn(war, piece).ships.filter((id) => shipOf(state, id).fate === 'afloat');
