/** A battle fought by itself, without a war around it. */
import type { Ending } from '../../../kernel/index.ts';
import type { Entrant } from '../../../tactical/opening.ts';
import { openBattle } from '../../../tactical/opening.ts';
import { advancedCombat } from '../../../tactical/round.ts';
import type { BattleScenario } from '../data/battles.ts';
import { battleNamed } from '../data/battles.ts';
import { LEADERS } from '../data/forces.ts';
import type { Table } from '../kind.ts';
import { auto, sequence } from '../kind.ts';
import type { ShipId, Side, State } from '../state.ts';
import { sheetOf, shipOf } from './fleet.ts';
import { shame } from './honour.ts';
import { seat } from './seat.ts';
import { endingByPoints } from './victory.ts';

const SIDES: readonly Side[] = ['allied', 'central'];

/** Everybody of the list comes into play, leaders in the ships where they flew their flags. */
function muster(state: State, { ships }: BattleScenario): void {
  for (const side of SIDES)
    for (const id of ships[side]) {
      shipOf(state, id).fate = 'afloat';
      const leader = LEADERS.find(({ flagships, name }) => flagships.includes(id) && !state.leaders.some((each) => each.name === name));
      if (leader) state.leaders.push({ name: leader.name, side, ship: id });
    }
}

const entrants = (ships: readonly ShipId[], isRaiding: boolean): Entrant[] =>
  ships.map((id) => ({ id, ships: [id], role: isRaiding ? 'raider' : 'line' }));

function open(g: Table): void {
  const { state } = g;
  const scenario = battleNamed(state.scenario);
  muster(state, scenario);
  state.battle = openBattle(
    g,
    {
      profile: 'cruiser-warfare',
      date: scenario.date,
      night: scenario.night,
      weather: scenario.weather,
      closer: scenario.closer,
      ...(scenario.finder === null ? {} : { claimed: scenario.finder }),
      fleets: { allied: entrants(scenario.ships.allied, false), central: entrants(scenario.ships.central, scenario.raiders) },
    },
    { sheet: (id) => sheetOf(state, id), condition: (id) => shipOf(state, id) },
  );
}

const SIDE_NAMES: Readonly<Record<Side, string>> = { allied: 'The Allies', central: 'The Central Powers' };

/** The burden of victory may lie on one side. */
export function standaloneResult(state: State): Ending {
  const { victory } = battleNamed(state.scenario);
  const byPoints = endingByPoints(state);
  if (victory.kind === 'points') return byPoints;
  const isDone = victory.ships.every((id) => shipOf(state, id).fate === 'gone');
  const winner = isDone ? victory.side : victory.side === 'allied' ? 'central' : 'allied';
  const why = isDone ? 'they have sunk what they had to' : 'the enemy has not sunk what he had to';
  return { result: winner, words: `${SIDE_NAMES[winner]} win: ${why}.`, winner, score: byPoints.score };
}

/** CW-11.1b holds here too. */
export const battleResult = auto('result', 'CW-14.0d', (g) => {
  shame(g);
  g.end(standaloneResult(g.state));
});

export const standaloneBattle = sequence('battle', 'CW-7.0', [auto('battle-opens', 'CW-7.0', open), advancedCombat(seat), battleResult]);
