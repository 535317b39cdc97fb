/** Where the battle stands, in a line and in full, for those who do not see the board. */
import type { Account } from '../../../kit/account.ts';
import type { Battle } from '../data/battle.ts';
import type { Data } from '../data/data.ts';
import { battleOf, cardOf } from '../data/data.ts';
import { hexInWords, isAloft } from '../rules/aircraft.ts';
import { tallyOf, verdictIn } from '../rules/scoring.ts';
import { isAfloat } from '../rules/ships.ts';
import { watersOf } from '../rules/waters.ts';
import { SIDES } from '../state.ts';
import type { SquadronView, View } from '../view.ts';
import { type Beam, beamsOf } from './lights.ts';
import { craftInWords, lightInWords, shipInWords, windInWords } from './words.ts';

export const turnOf = (data: Data, view: View): string => {
  const { turns } = battleOf(data, view);
  return `Turn ${Math.max(1, view.turn)}${turns === null ? '' : ` of ${turns}`}`;
};

export const headline = (view: View, data: Data): string => `${battleOf(data, view).title} · ${turnOf(data, view)}`;

/** What a side would get for nothing but the end says little of a battle in which nothing has happened. */
export function standingInWords(battle: Battle, view: View): string {
  if (SIDES.every((side) => tallyOf(battle, view, side).won === 0)) return 'Level: nobody has lost anything yet';
  const { winner, level } = verdictIn(battle, view);
  return `Were it over now: ${winner === null ? 'a draw' : `a ${level} ${battle.names[winner]} victory`}`;
}

const inSquadron = (data: Data, view: View, { id, name }: SquadronView): Account => {
  const battle = battleOf(data, view);
  const ships = view.ships.filter((ship) => ship.squadron === id);
  return {
    place: name,
    things: ships.map((ship) => `${shipInWords(battle, ship)}${isAfloat(ship) ? `, in hex ${hexInWords(view.board, ship.hex)}` : ''}`),
  };
};

/** The wind, and the hexes in smoke. */
const weatherInWords = ({ readings, wind, smoke, board }: View): readonly string[] => [
  ...(readings.wind === 'on' ? [windInWords(wind)] : []),
  ...(smoke.length > 0 ? [`Smoke in ${smoke.map(({ hex }) => hexInWords(board, hex)).join(', ')}`] : []),
];

const beamInWords = (battle: Battle, { from, on }: Beam): string =>
  `${cardOf(battle, from.id).name}, ${on.length === 0 ? 'on nobody' : `on ${on.map(({ id }) => cardOf(battle, id).name).join(', ')}`}`;

/** Squadron by squadron; ships of none come last. */
export function describe(data: Data, view: View): readonly Account[] {
  const battle = battleOf(data, view);
  const points = SIDES.map((side) => {
    const { won, open } = tallyOf(battle, view, side);
    return `${battle.names[side]} ${won}${open > 0 ? ` and ${open} at the end` : ''}`;
  }).join(', ');
  const waters = watersOf(battle, view);
  const alone = view.ships.filter(({ squadron }) => squadron === null);
  return [
    { place: 'Now', things: [headline(view, data), lightInWords(battle, waters.light), ...weatherInWords(view), `Points: ${points}`] },
    ...view.squadrons.map((squadron) => inSquadron(data, view, squadron)),
    { place: 'Searchlights', things: beamsOf(waters, view.beams).map((beam) => beamInWords(battle, beam)) },
    { place: 'In the air', things: view.aircraft.filter(isAloft).map((craft) => craftInWords(battle, view, craft)) },
    { place: 'In no squadron', things: alone.map((ship) => shipInWords(battle, ship)) },
  ].filter(({ things }) => things.length > 0);
}
