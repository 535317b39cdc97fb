/** What an after-action report reads from a battle: who fired at whom, who is hurt, and where everybody is. */
import type { Force, Shot } from '../kernel/index.ts';
import type { Battle, Condition } from './battle.ts';
import type { BattleEvent, Spoken } from './events.ts';

type NameOf = (id: string) => string;

const spokenName = ({ token, ships }: Spoken, nameOf: NameOf): string => (ships ? ships.map(nameOf).join(', ') : nameOf(token));

const WEAPONS = { gunnery: 'guns', torpedoes: 'torpedoes' } as const;

type Fired = Extract<BattleEvent, { readonly type: 'fired' }>;

export const shotOf = ({ side, by, ship, at, with: weapon, hits }: Fired, nameOf: NameOf): Shot => ({
  party: side,
  by: ship === null ? spokenName(by, nameOf) : nameOf(ship),
  at: spokenName(at, nameOf),
  weapon: WEAPONS[weapon],
  hits,
});

/** Boxes are marked off, or her engines are. */
export const isHurt = ({ primary, secondary, tertiary, hull, mount, engines }: Condition): boolean =>
  primary + secondary + tertiary + hull > 0 || mount || engines !== 'sound';

/** Everybody who is on the map, by hex. */
export const forcesOn = ({ pieces }: Pick<Battle, 'pieces'>, nameOf: NameOf): Force[] =>
  pieces.flatMap(({ id, side, ships, hex }): Force[] =>
    hex === null ? [] : [{ id, party: side, name: ships.map(nameOf).join(', '), place: String(hex) }],
  );
