/** CW-15.1, GW-WX-GALE: what the weather is where they meet, and whom it sinks before a shot is fired. */
import type { Play, Step } from '../kernel/index.ts';
import { check, d6, exactly, otherwise, secretCheck, stepsOf, titled, twoD6, whole } from '../kernel/index.ts';
import type { Engagement } from './battle.ts';
import type { Fighting } from './fight.ts';
import { clearPiece } from './fight.ts';
import type { Lender } from './lender.ts';
import { weatherOf } from './profiles.ts';

/** CW-15.1: what a Storm marker turns out to be. */
export const localWeather = check('local-weather', 'CW-15.1', 'Local weather', {
  dice: d6,
  rows: [
    exactly([1], 'clear'),
    exactly([2], 'mist'),
    exactly([3], 'fog'),
    exactly([4], 'squall'),
    exactly([5], 'storm'),
    otherwise('gale'),
  ],
  outcomes: { clear: 'clear', mist: 'mist', fog: 'fog', squall: 'a squall', storm: 'a storm', gale: 'a gale' },
});

export const galeRoll = secretCheck(
  'gale',
  'CW-15.1',
  'Small ships in a gale',
  { fatal: whole('the total that sinks her', 2, 12) },
  {
    dice: twoD6,
    rows: [{ outcome: 'sinks', covers: (total, { fatal }) => total === fatal, needs: ({ fatal }) => `${fatal}` }, otherwise('rides')],
    outcomes: { sinks: 'she goes down', rides: 'she rides it out' },
    worth: (outcome) => (outcome === 'sinks' ? -1 : 0),
  },
);

/** How a battle of either system begins: told to both sides, and ridden out by the small. */
export const battleJoined = <K extends Fighting>(lender: Lender<K>, rule: string, of: (state: K['state']) => Engagement): Step<K> =>
  titled(
    'Battle is joined',
    stepsOf<K>().auto('battle', rule, (g) => {
      const engagement = of(g.state);
      lender.tell(g, { type: 'battle-began', night: engagement.night, weather: engagement.weather });
      weatherTheGale(lender, g, engagement);
    }),
  );

/** The owner alone sees these dice, since they are thrown for small ships only and the enemy has seen none yet. */
export function weatherTheGale<K extends Fighting>(lender: Lender<K>, g: Play<K>, engagement: Engagement): void {
  const { sinks } = weatherOf(engagement);
  if (!sinks || lender.hasRiddenOut?.(g.state)) return;
  for (const piece of engagement.pieces) {
    for (const id of piece.ships) {
      const condition = lender.condition(g.state, id);
      if (condition.sunk || !sinks.types.includes(lender.sheet(g.data, g.state, id).type)) continue;
      if (g.rollFor([piece.side], galeRoll, { fatal: sinks.total }, { about: id, by: piece.side }) === 'rides') continue;
      condition.sunk = true;
      lender.tell(g, { type: 'foundered', side: piece.side, ship: id });
      lender.sunk(g, id, null);
    }
    if (piece.ships.every((id) => lender.condition(g.state, id).sunk)) clearPiece(engagement, piece);
  }
}
