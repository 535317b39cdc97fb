/** CW-6.0: battles without a map. All ships are face up there; coal, shells, missions and whatever else is at sea are not. */
import type { Command, Player } from '../../../../kernel/index.ts';
import { commandsOf } from '../../../../kernel/index.ts';
import { enemyOf } from '../../../../tactical/battle.ts';
import type { CruiserWarfare } from '../../kind.ts';
import { sequence } from '../../kind.ts';
import { tacticalPhase } from '../../rules/battle.ts';
import { pieceOf, shipOf } from '../../rules/fleet.ts';
import type { ShipId, Side } from '../../state.ts';
import type { View } from '../../view.ts';
import { fleetFor, meet } from './battles.ts';
import type { Deal } from './dealt.ts';
import { alike, fewTurns } from './dealt.ts';
import { dealHunters } from './hunters.ts';
import { dealRaiders } from './raiders.ts';

const FLEETS: Readonly<Record<Side, readonly ShipId[]>> = {
  allied: ['monmouth', 'otranto', 'yarmouth'],
  central: ['blucher', 'furst-bismarck-1897', 'kronprinz-wilhelm'],
};

/** Who never fires may have nothing to fire with. */
const SILENT: ShipId = 'furst-bismarck-1897';

export const openMeeting =
  (blind: Side, nights: readonly boolean[]): Deal =>
  (g, openly, secretly) => {
    const { state } = g;
    const side = enemyOf(blind);
    if (side === 'central') dealRaiders(g, openly, secretly);
    else dealHunters(g, openly, secretly);
    const other = fleetFor(g, side, FLEETS[side]);
    if (side === 'central') other.mission = secretly(['raid', 'intercept']);
    for (const id of other.pieces) pieceOf(state, id).fuel -= secretly([0, 1, 2, 3]);
    for (const id of FLEETS[side]) shipOf(state, id).rounds = id === SILENT ? secretly([0, 20]) : secretly([0, 4, 9]);
    meet(g, fleetFor(g, blind, FLEETS[blind]), other, openly(nights) ? ['central'] : [], false);
  };

export const battleAndAfter = sequence('battle-and-after', 'CW-6.0', [tacticalPhase, fewTurns]);

type Decide = Player<CruiserWarfare>['decide'];

/** What both sides see is done alike in both worlds; before the battle and afterwards as the war asks. */
export const fightingOpenly =
  (seed: string, wish: (question: string, view: View) => boolean, otherwise: Decide): Decide =>
  (asked) => {
    const { side, question, view } = asked;
    const seen = view();
    if (!seen.basic) return otherwise(asked);
    const offered = [...commandsOf(side, question.offer)];
    const chosen = YES.has(question.name) ? wished(offered, wish(question.name, seen)) : shotOf(seed, seen, offered);
    const plain = offered.find(({ verb }) => PLAIN.has(verb));
    if (!chosen && !plain) throw new Error(`nothing plain is offered at ${question.name}`);
    return chosen ?? plain ?? { side, verb: 'done' };
  };

const YES: ReadonlyMap<string, string> = new Map([
  ['disengaging', 'break-off'],
  ['range', 'change-range'],
]);
const PLAIN: ReadonlySet<string> = new Set(['done', 'let-go', 'allot']);

const wished = (offered: readonly Command[], yes: boolean): Command | undefined =>
  offered.find(({ verb }) => [...YES.values()].includes(verb) === yes);

/** The same wishes in both worlds, by the round. */
export const alikeWishes =
  (seed: string) =>
  (question: string, { basic }: View): boolean =>
    alike(2, seed, question, basic?.round ?? 0) === 0;

/** Ship by ship, by her name and the round. */
function shotOf(seed: string, { basic }: View, offered: readonly Command[]): Command | undefined {
  const shots = offered.filter(({ verb, target }) => verb === 'fire' && Array.isArray(target) && target[0] !== SILENT);
  const [ship] = shots.map(({ target }) => (Array.isArray(target) ? String(target[0]) : ''));
  const own = shots.filter(({ target }) => Array.isArray(target) && target[0] === ship);
  return own[alike(Math.max(1, own.length), seed, ship ?? '', basic?.round ?? 0)];
}
