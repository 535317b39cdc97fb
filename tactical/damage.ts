/** CW-8.0: a hit is looked up on its table, and what it says is marked off a ship. */
import type { Play } from '../kernel/index.ts';
import type { Spot } from './armour.ts';
import { armourAt, piercing, piercingDie, spotFor } from './armour.ts';
import type { Blow, Condition, Hit, Piece, Sheet, ShipId, SpeedLevel, Strike, Weapon } from './battle.ts';
import type { BattleSecret, Landing } from './events.ts';
import { yesOrNo } from './faces.ts';
import type { Fight, Fighting, Timed } from './fight.ts';
import { aboutOf, pieceOf, pieceWith, readersOf, whenIn, whisperOf } from './fight.ts';
import type { Readings } from './lender.ts';
import type { Profile } from './profile.ts';
import { profileOf } from './profiles.ts';
import type { Row } from './tables.ts';
import { isCritical, rowOfHit } from './tables.ts';
import { isSinking, markHull, slowDown, speedOf, stopDead } from './vessel.ts';

export const secondHit = yesOrNo(
  4,
  'second-hit',
  'GW-GUN-PRIMARY2',
  'Primary hit on thin armour',
  'a second hit in the same place',
  'no second hit',
);

/** CW-8.5: one hull box without a roll. */
export const MERCHANT: Row = { name: 'merchant', on: [], words: 'hull', blows: ['hull'] };

/** The same for one whom the enemy does not know: her owner is asked as often as the row would have it, and one answer counts. */
const disguised = ({ blows }: Row): Row => ({
  ...MERCHANT,
  blows: blows.filter((blow) => !isFollowing(blow)).map((_blow, place) => (place === 0 ? 'hull' : 'spent')),
});

export const isMerchantHit = (profile: Profile, sheet: Sheet, by: Weapon): boolean =>
  profile.merchantsTakeHull && sheet.merchant && (by === 'primary' || by === 'secondary');

/** CW-8.7, GW-TBL-GUN-FN1: only primary guns plunge. */
const plunges = (profile: Profile, row: Row, { by, range }: Hit): boolean =>
  row.plunges === true && by === 'primary' && profile.plunges.includes(range);

/**
 * What a hit does. The dice are open to all. While the enemy does not know what he hits they are thrown for a merchant too, and count
 * for nothing: their absence would tell what she is.
 */
export function lookUp<K extends Fighting>(fight: Fight<K>, g: Play<K>, hit: Hit): Strike {
  const engagement = fight.of(g.state);
  const profile = profileOf(engagement);
  const piece = pieceOf(engagement, hit.target);
  const isMerchant = isMerchantHit(profile, fight.lender.sheet(g.data, g.state, piece.ships[0] ?? ''), hit.by);
  if (isMerchant && piece.known) return strikeOf(hit, MERCHANT, false, false);
  const row = g.run(rowOfHit(hit.by), { about: aboutOf(piece), by: pieceWith(engagement, hit.from).side }, fight.readers ?? 'everyone');
  if (isMerchant) return strikeOf(hit, disguised(row), false, false);
  return strikeOf(hit, row, plunges(profile, row, hit), profile.primaryStrikesTwice && hit.by === 'primary' && !isCritical(row));
}

const strikeOf = (hit: Hit, row: Row, plunging: boolean, doubles: boolean): Strike => ({
  hit,
  blows: plunging ? [...row.blows, 'plunge'] : [...row.blows],
  magazine: row.magazine === true,
  sure: row.sure ?? 0,
  doubles,
  pierces: null,
  struck: null,
  where: null,
});

/** Blows that fall on the ship that was struck last, if any was: the owner is not asked about them (CW-8.7). */
export const isFollowing = (blow: Blow): blow is 'plunge' | 'again' | 'slowed' | 'stopped' =>
  blow === 'plunge' || blow === 'again' || blow === 'slowed' || blow === 'stopped';

/** Blows that strike a section of a ship. */
export const isSpot = (blow: Blow): blow is Spot =>
  blow === 'hull' || blow === 'mount' || blow === 'primary' || blow === 'secondary' || blow === 'tertiary';

/** Armour is known to stop it: no die, or none that is still to be thrown, can bring it through (CW-8.2b, CW-8.2c, CW-8.6c). */
export function isStopped(profile: Profile, { hit, pierces, sure }: Strike, sheet: Sheet, spot: Spot): boolean {
  const answer = piercing(profile, hit.by, armourAt(sheet, spot), hit.range);
  if (answer === 'yes' || (answer === 'maybe' && pierces !== false)) return false;
  return spot !== 'hull' || sure === 0;
}

/** One blow and the ship it falls on. */
interface Falling<K extends Fighting> {
  readonly fight: Fight<K>;
  readonly g: Play<K>;
  readonly engagement: Timed;
  readonly profile: Profile;
  readonly strike: Strike;
  readonly piece: Piece;
  readonly sheet: Sheet;
  readonly condition: Condition;
}

export function strikeShip<K extends Fighting>(fight: Fight<K>, g: Play<K>, strike: Strike, ship: ShipId, blow: Blow): void {
  const engagement = fight.of(g.state);
  const falling: Falling<K> = {
    fight,
    g,
    engagement,
    profile: profileOf(engagement),
    strike,
    piece: pieceOf(engagement, strike.hit.target),
    sheet: fight.lender.sheet(g.data, g.state, ship),
    condition: fight.lender.condition(g.state, ship),
  };
  if (blow === 'slowed' || blow === 'stopped') loseSpeed(falling, blow);
  else if (blow === 'leader') hitLeader(falling);
  else if (blow === 'spent') return;
  else if (blow === 'plunge') mark(falling, 'hull', 'plunging');
  else if (blow === 'again') strikeAgain(falling);
  else land(falling, blow);
}

const tell = <K extends Fighting>({ fight, g, piece }: Falling<K>, event: BattleSecret): void => whisperOf(fight.lender, g, piece, event);

/** Who is struck, and the counter that the dice for it are told of. */
const struckIn = <K extends Fighting>({ sheet, piece }: Falling<K>): { readonly ship: ShipId; readonly token: string } => ({
  ship: sheet.id,
  token: piece.token,
});

/** Whoever fired throws the dice for what a hit does to a ship; who reads them depends on who knows her. */
const rollFor = <K extends Fighting>({ g, engagement, strike, piece }: Falling<K>, die: typeof secondHit): boolean =>
  g.rollFor(readersOf<K>(piece), die, {}, { about: aboutOf(piece), by: pieceWith(engagement, strike.hit.from).side }) === 'yes';

/** CW-8.41b, CW-8.41c */
function loseSpeed<K extends Fighting>(falling: Falling<K>, blow: 'slowed' | 'stopped'): void {
  const { sheet, condition } = falling;
  if (isSinking(sheet, condition)) return;
  const before = speedOf(sheet, condition);
  if (blow === 'slowed') slowDown(sheet, condition, 1);
  else stopDead(sheet, condition);
  tellSpeed(falling, before, 'engines');
}

/** She who lies dead in the water already has no speed to lose. */
function tellSpeed<K extends Fighting>(falling: Falling<K>, before: SpeedLevel, because: 'hull' | 'engines'): void {
  const { engagement, sheet, condition } = falling;
  const speed = speedOf(sheet, condition);
  if (speed < before) tell(falling, { type: 'slowed', ship: sheet.id, speed, because, when: whenIn(engagement) });
}

function hitLeader<K extends Fighting>(falling: Falling<K>): void {
  const { fight, g, sheet } = falling;
  tell(falling, { type: 'leader-hit', ship: sheet.id });
  fight.lender.leaderHit(g, sheet.id);
}

/** GW-GUN-PRIMARY2: where the first hit took the last box, the second goes where such hits go. */
function strikeAgain<K extends Fighting>(falling: Falling<K>): void {
  const { profile, strike, sheet, condition } = falling;
  const spot = strike.where === null ? null : spotFor(profile, sheet, condition, strike.where);
  if (spot !== null) mark(falling, spot, 'again');
}

/** CW-8.2, CW-8.6c: where it falls, whether armour keeps it out, and what it does. */
function land<K extends Fighting>(falling: Falling<K>, aimed: Spot): void {
  const { fight, g, engagement, profile, strike, sheet, condition } = falling;
  const { by } = strike.hit;
  const spot = spotFor(profile, sheet, condition, aimed);
  if (spot === null) return tell(falling, { type: 'no-effect', ...struckIn(falling), blow: aimed });
  if (!goesThrough(falling, spot)) return tell(falling, { type: 'bounced', ...struckIn(falling), by, where: spot });
  if (strike.magazine && isExplosive(profile, engagement.date, fight.lender.readings(g.state), sheet)) return explode(falling);
  mark(falling, spot, landing(falling, aimed, spot));
  if (strike.doubles) tryAgain(falling, spot);
}

function landing<K extends Fighting>({ profile, strike, sheet }: Falling<K>, aimed: Spot, spot: Spot): Landing {
  if (isMerchantHit(profile, sheet, strike.hit.by)) return 'merchant';
  if (aimed === spot) return 'rolled';
  return spot === 'hull' ? 'spilled' : 'referred';
}

/** One die for the whole hit, thrown when it first meets armour that it may pierce; what is sure needs none. */
function goesThrough<K extends Fighting>(falling: Falling<K>, spot: Spot): boolean {
  const { profile, strike, sheet } = falling;
  const { by, range } = strike.hit;
  const answer = piercing(profile, by, armourAt(sheet, spot), range);
  if (answer === 'yes') return true;
  if (answer === 'maybe') {
    strike.pierces ??= rollFor(falling, piercingDie(by));
    if (strike.pierces) return true;
  }
  if (spot !== 'hull' || strike.sure === 0) return false;
  strike.sure--;
  return true;
}

/** GW-TBL-CRIT-FN2: British battle cruisers, those of the dominions among them, before they were mended. */
export const isExplosive = ({ explodeBefore }: Profile, date: number, { battlecruisers }: Readings, { type, nation }: Sheet): boolean =>
  type === 'BC' && nation === 'british' && date < explodeBefore && battlecruisers === 'explode';

function explode<K extends Fighting>(falling: Falling<K>): void {
  const { fight, g, engagement, strike, sheet, condition } = falling;
  engagement.credit[sheet.id] = strike.hit.from;
  markHull(sheet, condition, sheet.hull.boxes);
  strike.blows.length = 0;
  fight.lender.tell(g, { type: 'exploded', ship: sheet.id });
  sinks(falling);
}

/** GW-GUN-PRIMARY2: thin armour may let a heavy shell do its work twice. */
function tryAgain<K extends Fighting>(falling: Falling<K>, spot: Spot): void {
  const { strike, sheet } = falling;
  strike.doubles = false;
  if (spot === 'mount' || armourAt(sheet, spot) === 'heavy') return;
  if (rollFor(falling, secondHit)) strike.blows.unshift('again');
}

/** CW-8.0a */
function mark<K extends Fighting>(falling: Falling<K>, spot: Spot, why: Landing): void {
  const { engagement, strike, piece, sheet, condition } = falling;
  if (isSinking(sheet, condition)) return;
  const when = whenIn(engagement);
  tell(falling, { type: 'struck', side: piece.side, ...struckIn(falling), by: strike.hit.by, where: spot, why, when });
  strike.struck = sheet.id;
  strike.where = spot === 'mount' ? null : spot;
  if (spot === 'mount') condition.mount = true;
  else if (spot === 'hull') holeHull(falling);
  else condition[spot]++;
}

/** CW-8.0c, CW-8.41a, CW-14.0b */
function holeHull<K extends Fighting>(falling: Falling<K>): void {
  const { fight, g, engagement, strike, sheet, condition } = falling;
  const before = speedOf(sheet, condition);
  engagement.credit[sheet.id] = strike.hit.from;
  markHull(sheet, condition, 1);
  if (isSinking(sheet, condition)) return sinks(falling);
  fight.lender.boxes(g, sheet.id, 1);
  tellSpeed(falling, before, 'hull');
}

/** Told to all at once, and with her name; she is gone when the combat step is over (CW-7.4g). */
function sinks<K extends Fighting>(falling: Falling<K>): void {
  const { fight, g, engagement, strike, piece, sheet } = falling;
  piece.known = true;
  piece.counted = true;
  g.reveal();
  const { known } = pieceWith(engagement, strike.hit.from);
  const by = known ? strike.hit.from : null;
  fight.lender.tell(g, { type: 'sunk', side: piece.side, ship: sheet.id, by, when: whenIn(engagement), hex: piece.hex });
}
