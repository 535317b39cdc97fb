/** What befalls ships outside battle, by mines and by guns ashore. */
import { secretLot } from '../../../kernel/index.ts';
import { strikeAlone } from '../../../tactical/alone.ts';
import type { Weapon } from '../../../tactical/battle.ts';
import type { Lender } from '../../../tactical/lender.ts';
import type { War } from '../data/data.ts';
import { berthOf } from '../data/data.ts';
import type { Doom } from '../events.ts';
import type { GreatWarAtSea, Play } from '../kind.ts';
import type { ShipId, Side } from '../state.ts';
import { dateOf } from './calendar.ts';
import { lender } from './lender.ts';
import { loseShip } from './losses.ts';

/** GW-12.2: capital ships are large, and stand in it twice. */
export const struckLot = secretLot('struck-ship', 'GW-12.2', 'Which ship is struck');

export const anyOfThem = (g: Play, war: War, side: Side, ships: readonly ShipId[]): ShipId =>
  g.drawFor(
    [side],
    struckLot,
    ships.flatMap((id) => (berthOf(war, id).sheet.class === 'capital' ? [id, id] : [id])),
    { by: side },
  );

export interface Blow {
  readonly ship: ShipId;
  readonly by: Weapon;
  readonly how: Doom;
  /** The enemy sees it, if she goes down. */
  readonly seen: boolean;
}

/** Hexes from which guns ashore fire. */
const OFF_SHORE = 2;

/** What is told of it in battle is told to her owner alone. */
const quietly = (side: Side, { ship, how, seen }: Blow): Lender<GreatWarAtSea> => ({
  ...lender,
  tell: (g, event) => {
    if (event.type !== 'sunk') g.whisper?.([side], event);
  },
  sunk: (g) => {
    loseShip(g, ship, seen);
    g.whisper?.(seen ? 'everyone' : [side], { type: 'lost', side, ship, how });
  },
});

export function befall(g: Play, war: War, blow: Blow): void {
  const { side } = berthOf(war, blow.ship);
  const date = dateOf(war.operation, g.state.turn);
  strikeAlone(quietly(side, blow), g, { profile: 'great-war-at-sea', date, ship: blow.ship, side, by: blow.by, range: OFF_SHORE });
}
