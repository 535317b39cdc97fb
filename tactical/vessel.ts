/** What is left of a ship: her guns, her hull and her speed, after what battle did to her. */
import type { Battery, Condition, Sheet, ShipId, SpeedLevel } from './battle.ts';
import type { WeatherEffects } from './profile.ts';

export const untouched = (id: ShipId): Condition => ({
  id,
  primary: 0,
  secondary: 0,
  tertiary: 0,
  hull: 0,
  mount: false,
  launched: false,
  slowed: 0,
  halved: false,
  engines: 'sound',
  rounds: 0,
  starved: false,
  sunk: false,
});

/** Boxes of a section that are not marked off (CW-8.0a). */
export const boxesLeft = (sheet: Sheet, condition: Condition, section: Battery | 'hull'): number =>
  sheet[section].boxes - condition[section];

/** CW-8.0c: her hull is shot away. She goes down when the combat step is over. */
export const isSinking = (sheet: Sheet, condition: Condition): boolean => sheet.hull.boxes <= condition.hull;

/** Neither gone nor going. */
export const isAfloat = (sheet: Sheet, condition: Condition): boolean => !condition.sunk && !isSinking(sheet, condition);

const asLevel = (speed: number): SpeedLevel => (speed >= 4 ? 4 : speed === 3 ? 3 : speed === 2 ? 2 : speed === 1 ? 1 : 0);

/** Her printed speed less what damage has cost her (CW-8.41b); nothing without coal (CW-10.2). */
export const speedOf = (sheet: Sheet, condition: Condition): SpeedLevel =>
  condition.starved ? 0 : asLevel(sheet.speed - condition.slowed);

/** CW-8.4a */
export const isDeadInTheWater = (sheet: Sheet, condition: Condition): boolean => speedOf(sheet, condition) === 0;

/** Destroyers and torpedo boats, which bad weather slows (CW-11.6b). */
export const isFlotilla = ({ type }: Sheet): boolean => type === 'DD' || type === 'TB';

const HELD_BY_WEATHER: SpeedLevel = 2;

/** CW-15.4: what a printed speed, after its losses, is worth on the tactical map. */
const TACTICAL: readonly SpeedLevel[] = [0, 2, 3, 4, 4];

/** CW-15.4: coast defence ships and slow transports, then fast transports, colliers and armed merchant cruisers, whatever is printed. */
function tacticalLimit({ type, merchant, bigTarget }: Sheet): SpeedLevel {
  if (type === 'CD') return 1;
  if (!merchant) return 4;
  return bigTarget || type === 'AMC' ? 2 : 1;
}

/** The speed at which she moves in battle: damage first, then CW-15.4 if it is used, then the weather. */
export function battleSpeed(sheet: Sheet, condition: Condition, weather: WeatherEffects, tacticalSpeeds: boolean): SpeedLevel {
  const now = speedOf(sheet, condition);
  const speed = tacticalSpeeds ? asLevel(Math.min(TACTICAL[now] ?? 0, tacticalLimit(sheet))) : now;
  return weather.slowsFlotillas && isFlotilla(sheet) && speed > HELD_BY_WEATHER ? HELD_BY_WEATHER : speed;
}

/** CW-8.41b, CW-8.41c: levels of speed are lost; the last one leaves her dead in the water. */
export function slowDown(sheet: Sheet, condition: Condition, levels: number): void {
  condition.slowed = Math.min(sheet.speed, condition.slowed + levels);
  if (condition.slowed === sheet.speed && condition.engines !== 'hopeless') condition.engines = 'stopped';
}

export const stopDead = (sheet: Sheet, condition: Condition): void => slowDown(sheet, condition, sheet.speed);

/** CW-11.41, GW-11.27: her engines turn again, for this speed at most. */
export function patchEngines(sheet: Sheet, condition: Condition, speed: SpeedLevel): void {
  condition.slowed = sheet.speed - Math.min(sheet.speed, speed);
  condition.engines = 'patched';
}

/** Marks hull boxes, no more than she has, and takes the level of speed that goes with half of them, once only (CW-8.41a). */
export function markHull(sheet: Sheet, condition: Condition, boxes: number): void {
  condition.hull = Math.min(sheet.hull.boxes, condition.hull + boxes);
  if (condition.halved || condition.hull * 2 <= sheet.hull.boxes) return;
  condition.halved = true;
  slowDown(sheet, condition, 1);
}

const isHalfGone = ({ boxes }: { readonly boxes: number }, lost: number): boolean => lost * 2 >= boxes;

/** Of the heaviest guns that the whole ship has; an unarmed one has none to lose. */
function hasLostGuns({ primary, secondary, tertiary }: Sheet, lost: Pick<Condition, Battery>): boolean {
  if (primary.boxes > 0) return isHalfGone(primary, lost.primary);
  if (secondary.boxes > 0) return isHalfGone(secondary, lost.secondary);
  return tertiary.boxes > 0 && isHalfGone(tertiary, lost.tertiary);
}

/** CW-7.34a, GW-TAC-CRIPPLED */
export const isCrippled = (sheet: Sheet, condition: Pick<Condition, Battery | 'slowed' | 'hull'>): boolean =>
  condition.slowed > 0 || isHalfGone(sheet.hull, condition.hull) || hasLostGuns(sheet, condition);

/** Nothing of her is marked off; a torpedo that was fired is no damage. */
export const isUndamaged = ({ primary, secondary, tertiary, hull, mount, slowed }: Condition): boolean =>
  primary + secondary + tertiary + hull + slowed === 0 && !mount;

/** CW-11.1d: what her guns are worth when fleets are compared; damage already suffered counts. */
export const gunneryOf = (sheet: Sheet, condition: Condition): number =>
  2 * boxesLeft(sheet, condition, 'primary') + boxesLeft(sheet, condition, 'secondary') + boxesLeft(sheet, condition, 'tertiary');
