/** FS-7.4: airships, submarines and FF 19s attack ships. Ships never fire back at them (FS-7.4.1b). */
import { check, d6, flag, lot, minus, otherwise, plus, upTo, whole } from '../../../kernel/index.ts';
import type { RaiderId } from '../data/counters.ts';
import { raiderFactor } from '../data/data.ts';
import type { StrategicSpace } from '../data/spaces.ts';
import type { Play } from '../kind.ts';
import { auto, each, sequence } from '../kind.ts';
import type { ShipState, State } from '../state.ts';
import { putBack, raiderTypeOf } from './reaction.ts';
import { hitShip, isDamaged, raiderOf, shipsAt } from './ships.ts';
import { fogAt } from './weather.ts';

/** FS-7.4.2a */
export const raiderAttack = check(
  'raider-attack',
  'FS-7.4.2a',
  'Attack',
  {
    factor: whole("the attacker's combat factor", 1, 6),
    fog: flag('fog in the space'),
    damaged: flag('the target is damaged already'),
  },
  {
    dice: d6,
    modifiers: [plus(1, 'FS-7.4.2a', 'fog in the space', (f) => f.fog), minus(1, 'FS-7.4.2a', 'the target is damaged', (f) => f.damaged)],
    rows: [upTo((f) => f.factor, 'hit'), otherwise('miss')],
    outcomes: { hit: 'a hit', miss: 'no effect' },
    counts: 'hit',
  },
);

/** The alert is a number to roll, without modifiers. */
const stayCheck = (name: string, rule: string, title: string) =>
  check(
    name,
    rule,
    title,
    { alert: whole('the German Alert Level', 1, 5) },
    {
      dice: d6,
      rows: [upTo((f) => f.alert, 'stays'), otherwise('returns')],
      outcomes: { stays: 'stays', returns: 'goes back to the container' },
    },
  );

/** With the Harwich Force, and off the British reserve. */
export const stayRoll = stayCheck('stay', 'FS-7.4.2d', 'Staying on');
export const lingerRoll = stayCheck('linger', 'FS-3.0h', 'Lingering');

export const targetLot = lot('random-target', 'FS-7.4.1a', 'the British counter attacked');

export const raidersAt = (state: State, space: StrategicSpace): RaiderId[] =>
  state.raiders.filter((raider) => raider.at === space).map((raider) => raider.id);

/** FS-7.4: every raider in the space attacks, those that stayed from an earlier turn too. */
export function attack(g: Play, id: RaiderId, space: StrategicSpace, targets: readonly ShipState[]): void {
  if (targets.length === 0) return;
  const factor = raiderFactor(g.data, raiderTypeOf(id));
  const fog = fogAt(g.state, space);
  const { ship, hit } = g.salvo(
    () => {
      const drawn = g.draw(targetLot, targets, { about: id }); // FS-7.4.1a
      return { ship: drawn, hit: g.roll(raiderAttack, { factor, fog, damaged: isDamaged(drawn) }, { about: id }) === 'hit' };
    },
    (attacked) => ({ type: 'attacked', raider: id, ship: attacked.ship.id, hit: attacked.hit }),
  );
  if (hit) hitShip(g, ship);
}

/** FS-7.4.2d, FS-3.0h: an FF 19 flies home; an airship or a submarine stays while the alert is high enough. */
export function stayOrReturn(g: Play, id: RaiderId, roll: typeof stayRoll): void {
  const flies = raiderTypeOf(id) === 'ff-19';
  if (!flies && g.roll(roll, { alert: g.state.alert }, { about: id }) === 'stays') return;
  raiderOf(g.state, id).at = 'container';
  putBack(g, id, roll.rule);
}

const raidersOnHarwich = (g: Play): RaiderId[] => raidersAt(g.state, g.state.harwich);

export const attacksOnHarwich = sequence('attacks-on-the-harwich-force', 'FS-7.4', [
  each(
    'attack',
    'FS-7.4.2a',
    raidersOnHarwich,
    auto('attack', 'FS-7.4.2a', (g, id: RaiderId) => attack(g, id, g.state.harwich, shipsAt(g.state, 'harwich'))),
  ),
  each(
    'stay-or-return',
    'FS-7.4.2d',
    raidersOnHarwich,
    auto('stay-or-return', 'FS-7.4.2d', (g, id: RaiderId) => stayOrReturn(g, id, stayRoll)),
  ),
]);
