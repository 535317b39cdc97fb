/** GW-12.3, GW-12.4 (ours): mines are laid and swept. */
import type { Odds } from '../../../kernel/index.ts';
import { anyOf, badge, chanceOf, comingRoll, d6, exactly, oddsOf, otherwise, secretCheck, upTo } from '../../../kernel/index.ts';
import type { Weather } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { berthOf, pieceIn, sheetOf, warIn } from '../data/data.ts';
import { loadsFor } from '../data/minelayers.ts';
import type { Hindrance } from '../events.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Field, Fleet, PieceId, State } from '../state.ts';
import { scoreMines } from './aims.ts';
import { isNight } from './calendar.ts';
import { afloatOn, companyOf, isSweeper, shipsIn, weatherAt } from './fleets.ts';
import { fieldAt, find, THICKEST } from './minefields.ts';
import { befall } from './misfortunes.ts';
import { fleetsDoing, hinder } from './missions.ts';

type Crew = Pick<State, 'ships' | 'fleets'>;

/** GW-12.3: they are lost with the ships that carry them. */
export const loadsAboard = (war: War, state: Pick<State, 'ships'>, fleet: Fleet): number =>
  fleet.mines === 0 ? 0 : Math.min(fleet.mines, loadsFor(shipsIn(war, state, fleet).map((id) => berthOf(war, id).vessel)));

const LAID_IN: ReadonlySet<Weather> = new Set<Weather>(['clear', 'mist', 'fog', 'squall']);

/** GW-12.3 */
function hindranceOf(war: War, state: State, fleet: Fleet): Hindrance | null {
  if (fleet.metIn === state.turn) return 'contact';
  if (fleet.ran[0] > 1) return 'speed';
  if (!LAID_IN.has(weatherAt(war, state, fleet.zone))) return 'weather';
  const lie = state.fields.filter(({ zone, side }) => zone === fleet.zone && side === fleet.side);
  return lie.reduce((sum, { laid }) => sum + laid, 0) >= THICKEST ? 'no-room' : null;
}

function lay(g: Play, war: War, fleet: Fleet): void {
  const { state } = g;
  const layer = companyOf(state, fleet).find((each) => loadsAboard(war, state, each) > 0);
  if (!layer) return;
  layer.mines--;
  state.fields.push(fieldAt(fleet.zone, fleet.side, 1, [fleet.side]));
  g.whisper?.([fleet.side], { type: 'laid', zone: fleet.zone });
  scoreMines(war, state, fleet.side, fleet.zone);
}

export const layMines = auto('minelaying', 'GW-12.3', (g) => {
  const war = warIn(g.data, g.state);
  for (const fleet of fleetsDoing(g.state, 'lay')) {
    const hindrance = hindranceOf(war, g.state, fleet);
    if (hindrance) hinder(g, fleet, hindrance);
    else lay(g, war, fleet);
  }
});

/** GW-12.4: one die for each piece; its owner alone sees it. */
export const sweepRoll = secretCheck('sweeping', 'GW-12.4', 'Sweeping', {
  dice: d6,
  rows: [exactly([6], 'swept'), exactly([1], 'caught'), otherwise('nothing')],
  outcomes: { swept: 'mines are cut, if any are there', caught: 'a mine in the sweep, if any are there', nothing: 'nothing' },
  worth: (outcome) => (outcome === 'swept' ? 1 : outcome === 'caught' ? -1 : 0),
});

export const caughtRoll = secretCheck('caught-mine', 'GW-12.4', 'A mine in the sweep', {
  dice: d6,
  rows: [upTo(2, 'explodes'), otherwise('cut')],
  outcomes: { explodes: 'it goes up under a sweeper', cut: 'it is cut away' },
  worth: (outcome) => (outcome === 'explodes' ? -1 : 0),
});

const SWEPT_IN: ReadonlySet<Weather> = new Set<Weather>(['clear', 'mist', 'fog']);

const sweepersOf = (war: War, state: Crew, fleet: Fleet): PieceId[] =>
  companyOf(state, fleet)
    .flatMap(({ pieces }) => pieces)
    .filter((piece) => pieceIn(war, piece).ships.every((id) => isSweeper(sheetOf(war, id))));

const enemyField = ({ fields }: State, { side, zone }: Fleet): Field | undefined =>
  fields.find((field) => field.zone === zone && field.side !== side && field.strength > 0);

function drag(g: Play, war: War, fleet: Fleet, piece: PieceId): void {
  const { state } = g;
  const { side, zone } = fleet;
  const outcome = g.rollFor([side], sweepRoll, {}, { about: piece, by: side });
  const field = enemyField(state, fleet);
  if (!field || outcome === 'nothing') return;
  find(field, side);
  if (outcome === 'swept') {
    field.strength--;
    g.whisper?.([side], { type: 'swept', zone, gone: field.strength === 0 });
    return;
  }
  const [ship] = afloatOn(war, state, piece);
  if (ship === undefined || g.rollFor([side], caughtRoll, {}, { about: piece, by: side }) === 'cut') return;
  g.whisper?.([side], { type: 'mined', side, ship, zone });
  befall(g, war, { ship, by: 'torpedo', how: 'mined', seen: false });
}

/** GW-12.4 */
const sweepingHindrance = (war: War, state: State, { metIn, zone }: Fleet): Hindrance | null => {
  if (metIn === state.turn) return 'contact';
  if (isNight(war.operation, state.turn)) return 'night';
  return SWEPT_IN.has(weatherAt(war, state, zone)) ? null : 'weather';
};

export const sweepMines = auto('minesweeping', 'GW-12.4', (g) => {
  const war = warIn(g.data, g.state);
  for (const fleet of fleetsDoing(g.state, 'sweep')) {
    const hindrance = sweepingHindrance(war, g.state, fleet);
    if (hindrance) hinder(g, fleet, hindrance);
    else for (const piece of sweepersOf(war, g.state, fleet)) drag(g, war, fleet, piece);
  }
});

/** Where there are mines. */
export function sweepingOdds(war: War, state: Crew, fleet: Fleet): Odds {
  const pieces = sweepersOf(war, state, fleet);
  const swept = anyOf(pieces.map(() => chanceOf(sweepRoll, {}, 'swept')));
  const lost = anyOf(pieces.map(() => chanceOf(sweepRoll, {}, 'caught') * chanceOf(caughtRoll, {}, 'explodes')));
  return oddsOf(
    [badge('swept', 'mines cut, if any are there', true, swept), badge('explodes', 'a mine under a sweeper', false, lost)],
    comingRoll(sweepRoll, {}),
    comingRoll(caughtRoll, {}),
  );
}
