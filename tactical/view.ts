/**
 * What a viewer sees of a battle. Built up from nothing: of a face-down counter the enemy learns its hex and its token, and how many
 * ships it holds once it has been within his sight (CW-7.21, CW-7.27b, CW-9.3b). An onlooker sees what both sides know.
 */
import type { Viewer } from '../kernel/index.ts';
import type {
  BasicBattle,
  BasicRange,
  Battle,
  Blow,
  Condition,
  Engagement,
  Hex,
  Load,
  Piece,
  PieceId,
  Role,
  Sheet,
  ShipId,
  Side,
  Stage,
  Strike,
  Weapon,
  Weather,
} from './battle.ts';
import type { Fighting } from './fight.ts';
import type { Lender, Readings } from './lender.ts';
import { sightOf } from './profiles.ts';

/** What battle has done to a ship, as far as it shows: boxes marked off, and what else Condition counts but for her ammunition. */
export interface Damage {
  readonly primary: number;
  readonly secondary: number;
  readonly tertiary: number;
  readonly hull: number;
  readonly mount: boolean;
  readonly launched: boolean;
  readonly slowed: number;
  readonly halved: boolean;
  readonly engines: 'sound' | 'stopped' | 'hopeless' | 'patched';
  readonly starved: boolean;
  readonly sunk: boolean;
}

export interface ShipView {
  readonly sheet: Sheet;
  readonly damage: Damage;
  /** Rounds in which her guns have fired; her own side alone counts them (CW-10.8). */
  readonly rounds: number | null;
}

/** What only the owner sees of a piece. */
export interface OwnPiece {
  readonly id: PieceId;
  readonly group: number;
  readonly role: Role;
  readonly moved: number;
  /** Split off in the movement step being played (CW-7.34b); told to the enemy by number (CW-9.3b). */
  readonly loose: boolean;
  readonly counted: boolean;
  readonly tow: PieceId | null;
}

/** A hit on a piece of the viewer's that is being dealt with: what is left of it, and who scored it, by the token of the piece. */
export interface StruckView {
  readonly piece: PieceId;
  readonly by: Weapon;
  readonly blow: Blow | null;
  readonly from: string;
  readonly range: number;
  readonly blows: readonly Blow[];
  readonly magazine: boolean;
  readonly sure: number;
  readonly doubles: boolean;
  readonly pierces: boolean | null;
  readonly ship: ShipId | null;
  readonly where: Strike['where'];
  /** Further hits of the same shot. */
  readonly more: readonly Weapon[];
}

export interface PieceView {
  readonly token: string;
  readonly side: Side;
  readonly hex: Hex | null;
  readonly exited: boolean;
  /** The enemy knows what it is. */
  readonly known: boolean;
  /** It tows or is towed, as far as the viewer can see. */
  readonly towing: boolean;
  /** Ships afloat in it; null where the viewer has not been told. */
  readonly count: number | null;
  /** Null where the viewer does not know what it is. */
  readonly ships: readonly ShipView[] | null;
  readonly own: OwnPiece | null;
}

interface EngagementView {
  readonly profile: Engagement['profile'];
  readonly date: number;
  readonly readings: Readings;
  readonly night: boolean;
  readonly weather: Weather;
  readonly round: number;
  readonly pieces: readonly PieceView[];
  /** Targets that the viewer has named in the combat step being played, each by its token. */
  readonly aims: readonly { readonly ship: ShipId; readonly target: string }[];
  /** The viewer's ships as they came into the combat step being played, and those that have fired this round. */
  readonly loaded: readonly Load[];
  readonly fired: readonly ShipId[];
  /** Rounds in a row without a shot or a nearer enemy. */
  readonly quiet: number;
  /** The viewer's piece that takes a hit just now; null for none. */
  readonly struck: StruckView | null;
}

export interface BattleView extends EngagementView {
  readonly stage: Stage;
  readonly step: number;
  readonly initiative: Side;
  readonly entry: number | null;
  readonly land: readonly number[];
  readonly sight: number;
  /** Hexes nearer than the ring at which the side with the initiative begins (CW-7.28a). */
  readonly closer: number;
  /** The least distance between enemies since the last shot. */
  readonly nearest: number | null;
  /** Of the warships that were the first to leave, those that the viewer knows (CW-11.1b). */
  readonly firstOut: readonly ShipId[];
}

export interface BasicView extends EngagementView {
  readonly range: BasicRange;
  readonly over: boolean;
  readonly left: Side | 'both' | null;
}

function shipSeen<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], id: ShipId, isOwn: boolean): ShipView {
  const condition = lender.condition(state, id);
  return { sheet: lender.sheet(data, state, id), damage: damageOf(condition), rounds: isOwn ? condition.rounds : null };
}

/** Named one by one, for a game may keep more about a ship than her enemy may see. */
const damageOf = ({ primary, secondary, tertiary, hull, mount, launched, slowed, halved, engines, starved, sunk }: Condition): Damage => ({
  primary,
  secondary,
  tertiary,
  hull,
  mount,
  launched,
  slowed,
  halved,
  engines,
  starved,
  sunk,
});

function pieceSeen<K extends Fighting>(
  lender: Lender<K>,
  data: K['data'],
  state: K['state'],
  piece: Piece,
  viewer: Viewer<Side>,
): PieceView {
  const { token, side, hex, exited, known, counted, id, group, role, moved, loose, tow } = piece;
  const isOwn = viewer === side;
  const afloat = piece.ships.filter((ship) => !lender.condition(state, ship).sunk).length;
  return {
    token,
    side,
    hex,
    exited,
    known,
    towing: tow !== null && (isOwn || known),
    count: isOwn || counted ? afloat : null,
    ships: isOwn || known ? piece.ships.map((ship) => shipSeen(lender, data, state, ship, isOwn)) : null,
    own: isOwn ? { id, group, role, moved, loose, counted, tow } : null,
  };
}

function engagementSeen<K extends Fighting>(
  lender: Lender<K>,
  data: K['data'],
  state: K['state'],
  engagement: Engagement & { readonly round: number },
  viewer: Viewer<Side>,
  isLaidOut: (side: Side) => boolean,
): EngagementView {
  const { pieces, aims, loaded, fired, strike } = engagement;
  const tokens = new Map(pieces.map(({ id, token }) => [id, token]));
  const own = new Map(pieces.filter(({ side }) => side === viewer).flatMap(({ id, ships }) => [id, ...ships].map((name) => [name, id])));
  return {
    profile: engagement.profile,
    date: engagement.date,
    readings: lender.readings(state),
    night: engagement.night,
    weather: engagement.weather,
    round: engagement.round,
    pieces: pieces.filter(({ side }) => side === viewer || isLaidOut(side)).map((piece) => pieceSeen(lender, data, state, piece, viewer)),
    aims: aims.filter(({ ship }) => own.has(ship)).map(({ ship, target }) => ({ ship, target: tokens.get(target) ?? '' })),
    loaded: loaded.filter(({ ship }) => own.has(ship)).map(loadSeen),
    fired: fired.filter((ship) => own.has(ship)),
    quiet: engagement.quiet,
    struck: strike && own.has(strike.hit.target) ? struckSeen(engagement, strike) : null,
  };
}

const loadSeen = ({ ship, primary, secondary, tertiary, torpedo, dead }: Load): Load => ({
  ship,
  primary,
  secondary,
  tertiary,
  torpedo,
  dead,
});

const struckSeen = ({ pieces, hits }: Engagement, { hit, blows, magazine, sure, doubles, pierces, struck, where }: Strike): StruckView => ({
  piece: hit.target,
  by: hit.by,
  blow: blows[0] ?? null,
  from: pieces.find(({ ships }) => ships.includes(hit.from))?.token ?? '',
  range: hit.range,
  blows: [...blows],
  magazine,
  sure,
  doubles,
  pierces,
  ship: struck,
  where,
  more: hits.map(({ by }) => by),
});

/** What a side lays out is seen when it has done so. */
const hasLaidOut = ({ stage, initiative }: Battle, side: Side): boolean =>
  stage === 'fighting' || stage === 'over' || (stage === 'edge' && side !== initiative);

export function battleView<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], viewer: Viewer<Side>): BattleView {
  const battle = lender.battle(state);
  return {
    ...engagementSeen(lender, data, state, battle, viewer, (side) => hasLaidOut(battle, side)),
    stage: battle.stage,
    step: battle.step,
    initiative: battle.initiative,
    entry: battle.entry,
    land: [...battle.land],
    sight: sightOf(battle),
    closer: battle.closer,
    nearest: battle.nearest,
    firstOut: battle.firstOut.filter((ship) =>
      battle.pieces.some((piece) => piece.ships.includes(ship) && (piece.known || piece.side === viewer)),
    ),
  };
}

/** CW-6.0: without a map both fleets are open to view. */
export function basicView<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], viewer: Viewer<Side>): BasicView {
  const battle: BasicBattle = lender.basic(state);
  return {
    ...engagementSeen(lender, data, state, battle, viewer, () => true),
    range: battle.range,
    over: battle.over,
    left: battle.left,
  };
}
