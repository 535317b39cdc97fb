/** A whole battle out of what one side sees of it, once it is settled what the enemy's counters are. */
import type { BasicBattle, Battle, Engagement, Hit, Load, Piece, PieceId, Role, ShipId, Side, Strike } from './battle.ts';
import type { Papers } from './opening.ts';
import { boxesLeft, gunneryOf, isDeadInTheWater, untouched } from './vessel.ts';
import type { BasicView, BattleView, PieceView, StruckView } from './view.ts';

/** What a counter is taken for. */
export interface Dealt {
  readonly id: PieceId;
  readonly ships: readonly ShipId[];
  readonly role: Role;
}

/** How the cards of the enemy are dealt, and what is known of everybody's ships. */
export interface Deal extends Papers {
  /** The side that sees. */
  readonly side: Side;
  /** What a counter of the enemy is, known or face down. */
  of(counter: PieceView): Dealt;
  /** Counters that the enemy has not laid out yet. */
  readonly waiting: readonly Dealt[];
  /** The part of its fleet to which a piece belongs. */
  squadron(ships: readonly ShipId[]): number;
}

const namesIn = ({ ships }: PieceView): ShipId[] => (ships ?? []).map(({ sheet }) => sheet.id);

function ownPiece({ squadron }: Deal, seen: PieceView, own: NonNullable<PieceView['own']>): Piece {
  const { token, side, hex, known, exited } = seen;
  const { id, role, group, moved, loose, counted, tow } = own;
  const ships = namesIn(seen);
  return { id, side, ships, role, squadron: squadron(ships), token, hex, group, moved, loose, known, counted, exited, tow };
}

/** Those who lie in one hex are taken to move together. */
const groupIn = ({ hex }: Pick<PieceView, 'hex'>, hexes: readonly number[]): number => (hex === null ? 0 : hexes.indexOf(hex) + 1);

const AT_REST = { moved: 0, loose: false, tow: null } as const;

function enemyPiece(deal: Deal, seen: PieceView, hexes: readonly number[]): Piece {
  const { token, side, hex, known, exited, count } = seen;
  const { id, ships, role } = deal.of(seen);
  const group = groupIn(seen, hexes);
  return { id, side, ships, role, squadron: deal.squadron(ships), token, hex, group, ...AT_REST, known, counted: count !== null, exited };
}

const faceDown = (deal: Deal, side: Side, { id, ships, role }: Dealt, place: number): Piece => ({
  id,
  side,
  ships,
  role,
  squadron: deal.squadron(ships),
  token: `${side}-counter-${place + 1}`,
  hex: null,
  group: 0,
  ...AT_REST,
  known: false,
  counted: false,
  exited: false,
});

function piecesOf(deal: Deal, { pieces }: BattleView | BasicView): Piece[] {
  const hexes = [...new Set(pieces.flatMap(({ hex }) => (hex === null ? [] : [hex])))];
  const seen = pieces.map((piece) => (piece.own ? ownPiece(deal, piece, piece.own) : enemyPiece(deal, piece, hexes)));
  const waiting = deal.waiting.map((dealt, place) => faceDown(deal, deal.side === 'allied' ? 'central' : 'allied', dealt, place));
  return deal.side === 'allied' ? [...seen, ...waiting] : [...waiting, ...seen];
}

/** As she is now: nobody has fired at the enemy since the step began, unless he has no more say in it. */
function loadOf({ sheet, condition }: Deal, ship: ShipId): Load {
  const [paper, state] = [sheet(ship), condition(ship)];
  return {
    ship,
    primary: boxesLeft(paper, state, 'primary'),
    secondary: boxesLeft(paper, state, 'secondary'),
    tertiary: boxesLeft(paper, state, 'tertiary'),
    torpedo: state.mount || state.launched ? 0 : paper.torpedo.factor,
    dead: isDeadInTheWater(paper, state),
  };
}

const loadsOf = (deal: Deal, pieces: readonly Piece[]): Load[] =>
  pieces
    .filter(({ side, exited }) => side !== deal.side && !exited)
    .flatMap(({ ships }) => ships.filter((id) => !deal.condition(id).sunk).map((id) => loadOf(deal, id)));

/** Any ship of the piece may have scored it. */
function hitOf({ piece, by, range, from }: StruckView, pieces: readonly Piece[]): Hit {
  const firing = pieces.find(({ token }) => token === from);
  return { from: firing?.ships[0] ?? '', by, target: piece, range };
}

const strikeOf = (struck: StruckView, hit: Hit): Strike => {
  const { blows, magazine, sure, doubles, pierces, ship, where } = struck;
  return { hit, blows: [...blows], magazine, sure, doubles, pierces, struck: ship, where };
};

/** As if all had come whole: what they had lost before is not to be seen any more. */
const strengthOf = ({ sheet }: Deal, pieces: readonly Piece[], side: Side): number =>
  pieces
    .filter((piece) => piece.side === side)
    .flatMap(({ ships }) => ships)
    .reduce((sum, id) => sum + gunneryOf(sheet(id), untouched(id)), 0);

function engagementOf(deal: Deal, view: BattleView | BasicView): Engagement {
  const { profile, date, night, weather, struck } = view;
  const pieces = piecesOf(deal, view);
  const hit = struck && hitOf(struck, pieces);
  const named = new Map(pieces.map(({ token, id }) => [token, id]));
  return {
    profile,
    date,
    night,
    weather,
    pieces,
    aims: view.aims.map(({ ship, target }) => ({ ship, target: named.get(target) ?? '' })),
    loaded: [...view.loaded.map((load) => ({ ...load })), ...loadsOf(deal, pieces)],
    hits: struck && hit ? struck.more.map((by) => ({ ...hit, by })) : [],
    strike: struck && hit && strikeOf(struck, hit),
    fired: [...view.fired],
    quiet: view.quiet,
    credit: {},
    strength: { allied: strengthOf(deal, pieces, 'allied'), central: strengthOf(deal, pieces, 'central') },
  };
}

/** CW-7.0 */
export const imaginedBattle = (deal: Deal, view: BattleView): Battle => ({
  ...engagementOf(deal, view),
  closer: view.closer,
  land: [...view.land],
  claimed: null,
  entries: { allied: null, central: null },
  stage: view.stage,
  round: view.round,
  nearest: view.nearest,
  step: view.step,
  initiative: view.initiative,
  entry: view.entry,
  firstOut: [...view.firstOut],
});

/** CW-6.0 */
export const imaginedBasic = (deal: Deal, view: BasicView): BasicBattle => ({
  ...engagementOf(deal, view),
  round: view.round,
  range: view.range,
  left: view.left,
  over: view.over,
});
