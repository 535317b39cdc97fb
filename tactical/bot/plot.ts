/** The captain's plot: what he sees of both fleets, with what he has to guess filled in. */
import type { Condition, Engagement, Hex, Sheet, ShipId, Side, SpeedLevel } from '../battle.ts';
import type { Profile, WeatherEffects } from '../profile.ts';
import { profileOf, weatherOf } from '../profiles.ts';
import { battleSpeed, isAfloat, isDeadInTheWater, untouched } from '../vessel.ts';
import type { BasicView, BattleView, OwnPiece, PieceView, ShipView } from '../view.ts';
import { settings } from './settings.ts';

/** What the game around the battle makes it worth. */
export interface Stakes {
  /** What a side gains by sinking her; her points if the game has nothing to add. */
  worth(ship: Sheet): number;
  /** What it costs to leave the map or to break off before anybody is sunk (CW-11.1b). */
  readonly flight: number;
  /** How much the side is ready to risk: one as a rule, more if it has to win, less if it only has to live. */
  readonly resolve: number;
  /** Ships that the enemy is known to have here: counters that lie face down are taken for those of them that nobody has made out. */
  readonly expected: readonly Sheet[];
  /** Ships of ours on which all depends: they are never given up. */
  readonly vital: readonly ShipId[];
}

export const PLAIN: Stakes = { worth: ({ points }) => points, flight: 0, resolve: 1, expected: [], vital: [] };

/** A ship afloat. */
export interface Vessel {
  readonly sheet: Sheet;
  readonly condition: Condition;
  readonly worth: number;
}

/** A piece on the map, or in a battle without one. */
export interface Counter {
  readonly token: string;
  readonly hex: Hex | null;
  /** False for one whose ships are a guess. */
  readonly known: boolean;
  readonly vessels: readonly Vessel[];
  readonly speed: SpeedLevel;
  readonly dead: boolean;
  readonly towing: boolean;
  readonly own: OwnPiece | null;
}

export interface Plot {
  readonly view: BattleView | BasicView;
  readonly side: Side;
  readonly profile: Profile;
  readonly weather: WeatherEffects;
  readonly stakes: Stakes;
  readonly own: readonly Counter[];
  readonly enemies: readonly Counter[];
}

type Setting = Pick<Engagement, 'profile' | 'weather'>;

const guess = (name: string, fields: Partial<Sheet>): Sheet => ({
  id: name,
  name,
  nation: 'british',
  type: 'CL',
  class: 'light',
  merchant: false,
  bigTarget: false,
  reservist: false,
  primary: { boxes: 0, armour: 'none' },
  secondary: { boxes: 0, armour: 'none' },
  tertiary: { boxes: 3, armour: 'none' },
  hull: { boxes: 2, armour: 'none' },
  torpedo: { factor: 0, mount: 'deck' },
  speed: 3,
  fuel: { boxes: 0, kind: 'coal' },
  points: 4,
  crack: false,
  veryLargeGuns: false,
  lowFreeboard: false,
  ...fields,
});

/** What hunters look for is most often a light cruiser; a raider has to reckon with worse. */
const A_RAIDER = guess('a raider', {});
const A_HUNTER = guess('a hunter', {
  type: 'AC',
  class: 'capital',
  secondary: { boxes: 3, armour: 'light' },
  tertiary: { boxes: 1, armour: 'none' },
  hull: { boxes: 5, armour: 'light' },
  speed: 2,
  points: 9,
});

const vesselOf = ({ sheet, damage, rounds }: ShipView, { worth }: Stakes, dearer: number): Vessel => ({
  sheet,
  condition: { ...damage, id: sheet.id, rounds: rounds ?? 0 },
  worth: worth(sheet) * dearer,
});

const strangers = (sheet: Sheet, count: number, { worth }: Stakes): Vessel[] =>
  Array.from({ length: count }, () => ({ sheet, condition: untouched(sheet.id), worth: worth(sheet) }));

/** What the next counter that lies face down is taken for. */
function guesses({ pieces }: Pick<BattleView, 'pieces'>, { expected }: Stakes): () => Sheet {
  const seen = new Set(pieces.flatMap(({ ships }) => ships?.map(({ sheet }) => sheet.id) ?? []));
  const left = expected.filter(({ id }) => !seen.has(id));
  const anybody = pieces.some(({ own }) => own?.role === 'raider') ? A_HUNTER : A_RAIDER;
  return () => left.shift() ?? anybody;
}

/** A piece goes by its slowest ship (CW-9.4). */
function speedOf(vessels: readonly Vessel[], view: Setting & Pick<BattleView, 'readings'>): SpeedLevel {
  let slowest: SpeedLevel = 4;
  for (const { sheet, condition } of vessels) {
    const speed = battleSpeed(sheet, condition, weatherOf(view), view.readings.tacticalSpeeds);
    if (speed < slowest) slowest = speed;
  }
  return slowest;
}

function counterOf(view: BattleView | BasicView, piece: PieceView, stakes: Stakes, guessed: () => Sheet): Counter {
  const { token, hex, ships, count, towing, own } = piece;
  const vessels =
    ships === null
      ? strangers(guessed(), count ?? 1, stakes)
      : ships.map((ship) => vesselOf(ship, stakes, own?.role === 'raider' ? settings.raider : 1)).filter(isFloating);
  const dead = vessels.some(({ sheet, condition }) => isDeadInTheWater(sheet, condition));
  return { token, hex, known: ships !== null, vessels, speed: speedOf(vessels, view), dead, towing, own };
}

const isFloating = ({ sheet, condition }: Vessel): boolean => isAfloat(sheet, condition);

/** Whoever has left or gone down is off the plot. */
const isPresent = ({ exited }: PieceView): boolean => !exited;

export function plotOf(view: BattleView | BasicView, side: Side, stakes: Stakes): Plot {
  const guessed = guesses(view, stakes);
  const all = view.pieces.filter(isPresent);
  const counters = (wanted: (piece: PieceView) => boolean): Counter[] =>
    all
      .filter(wanted)
      .map((piece) => counterOf(view, piece, stakes, guessed))
      .filter(({ vessels }) => vessels.length > 0);
  return {
    view,
    side,
    profile: profileOf(view),
    weather: weatherOf(view),
    stakes,
    own: counters((piece) => piece.side === side),
    enemies: counters((piece) => piece.side !== side),
  };
}
