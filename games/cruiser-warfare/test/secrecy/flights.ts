/** A fleet gets away in the dark without having been made out, and the war goes on. */
import { hexAt } from '../../../../chart/hex.ts';
import type { Player } from '../../../../kernel/index.ts';
import { commandsOf } from '../../../../kernel/index.ts';
import { enemyOf } from '../../../../tactical/battle.ts';
import { endBattle } from '../../../../tactical/ending.ts';
import { isOnMap, RING } from '../../../../tactical/hexes.ts';
import { movementStep } from '../../../../tactical/movement.ts';
import type { CruiserWarfare } from '../../kind.ts';
import { auto, sequence } from '../../kind.ts';
import { aftermath } from '../../rules/aftermath.ts';
import { pieceOf, shipOf } from '../../rules/fleet.ts';
import { lender, tactics } from '../../rules/lender.ts';
import type { ShipId, Side } from '../../state.ts';
import { fleetFor, layOut, meet } from './battles.ts';
import type { Deal, Lot } from './dealt.ts';
import { alike, fewTurns, shuffled } from './dealt.ts';
import { dealHunters } from './hunters.ts';
import { dealRaiders } from './raiders.ts';

/** Ships that no other deal uses, each list of one navy: how many navies there are is told with the initiative (CW-7.1b). */
const FUGITIVES: Readonly<Record<Side, readonly (readonly ShipId[])[]>> = {
  allied: [
    ['monmouth', 'suffolk', 'yarmouth', 'hyacinth', 'berwick', 'swiftsure', 'pegasus'],
    ['gueydon', 'kleber', 'descartes', 'friant', 'jeanne-d-arc', 'cassard'],
    ['asama', 'tokiwa', 'tone', 'niitaka', 'kongo', 'japanese-collier-1'],
  ],
  central: [['moltke', 'blucher', 'furst-bismarck-1897', 'kronprinz-wilhelm', 'kaiser-wilhelm-der-grosse-1897']],
};
const WATCHERS: Readonly<Record<Side, readonly ShipId[]>> = { allied: ['cornwall', 'falmouth'], central: ['kaiser-franz-joseph-i'] };

function fugitives(side: Side, count: number, secretly: Lot): readonly ShipId[] {
  return shuffled(secretly, secretly(FUGITIVES[side])).slice(0, count);
}

const EDGE = hexAt(RING, 0);

/** The watchers in the middle of the map, and who wants to get away at its edge, out of sight. */
export const slippingAway =
  (blind: Side): Deal =>
  (g, openly, secretly) => {
    const { state } = g;
    const side = enemyOf(blind);
    if (side === 'central') dealRaiders(g, openly, secretly);
    else dealHunters(g, openly, secretly);
    const own = fleetFor(g, blind, WATCHERS[blind]);
    const other = fleetFor(g, side, fugitives(side, openly([1, 2, 3]), secretly));
    for (const id of other.pieces) {
      const piece = pieceOf(state, id);
      piece.fuel -= secretly([0, 1, 2]);
      for (const ship of piece.ships) Object.assign(shipOf(state, ship), { tertiary: secretly([0, 1]), rounds: secretly([0, 12, 20]) });
    }
    meet(g, own, other, ['allied'], false);
    layOut(g, blind, hexAt(0, 0), EDGE);
    if (!state.battle) throw new Error('no battle is being fought');
    Object.assign(state.battle, { initiative: side, step: 18 });
  };

/** The last movement step of whoever has the initiative, what follows a battle, and the war as it goes on. */
export const gettingAway = sequence('getting-away', 'CW-7.33a', [
  movementStep(tactics),
  auto('parting', 'CW-7.35a', (g) => endBattle(lender, g)),
  aftermath,
  fewTurns,
]);

/** All together over the edge of the map; afterwards as the war asks. */
export const slipAway =
  (seed: string, afterwards: Player<CruiserWarfare>['decide']): Player<CruiserWarfare>['decide'] =>
  (asked) => {
    const { side, question } = asked;
    if (question.name !== 'move') return afterwards(asked);
    const offered = [...commandsOf(side, question.offer)];
    const joined = offered.find(({ verb }) => verb === 'join');
    const ways = offered.filter(({ verb, target }) => verb === 'move' && Array.isArray(target) && !isOnMap(Number(target[1])));
    const chosen = joined ?? ways[alike(Math.max(1, ways.length), seed, 'away')] ?? offered.find(({ verb }) => verb === 'done');
    if (!chosen) throw new Error('nothing is offered');
    return chosen;
  };
