/** What an operation that is over came to: points, who is lost, and whether anybody met. */
import type { Reckoning } from '../../kernel/index.ts';
import { isCrippled } from '../../tactical/vessel.ts';
import type { Berth, Data, War } from './data/data.ts';
import { warIn } from './data/data.ts';
import { isFlotillaShip, isTransport } from './rules/fleets.ts';
import { pointsOf } from './rules/victory.ts';
import type { Side, State } from './state.ts';
import { SIDES } from './state.ts';
import { nameOf } from './words/names.ts';

const lostOf = ({ berths }: War, { ships }: State, side: Side) =>
  berths.filter((berth, place) => berth.side === side && ships[place]?.fate === 'gone');

/** A ship of a side, by what is counted of her. */
function kindOf({ sheet }: Berth): (typeof KINDS)[number] {
  if (sheet.class === 'capital') return 'Capital ships';
  if (isFlotillaShip(sheet)) return 'Flotilla craft';
  return isTransport(sheet) ? 'Transports' : 'Cruisers and others';
}

const KINDS = ['Capital ships', 'Cruisers and others', 'Flotilla craft', 'Transports'] as const;

const crippledOf = ({ berths }: War, { ships }: State, side: Side) =>
  berths.filter((berth, place) => {
    const ship = ships[place];
    return berth.side === side && ship?.fate === 'afloat' && isCrippled(berth.sheet, ship);
  });

/** What is seen of the enemy is kept as long as the operation lasts, so whoever has met somebody can be told by it. */
const hasMet = ({ known, fleets }: State): boolean =>
  SIDES.some((side) => known[side].some(({ ships }) => ships.length > 0)) || fleets.some(({ metIn }) => metIn > 0);

export function reckoning(state: State, data: Data): Reckoning {
  const war = warIn(data, state);
  const lost = SIDES.flatMap((side) => lostOf(war, state, side));
  const figuresOf = (side: Side): [string, number][] => {
    const { name } = war.operation.sides[side];
    const ships = lostOf(war, state, side);
    return [
      [`Points, ${name}`, pointsOf(war, state, side, true)],
      [`Ships lost, ${name}`, ships.length],
      ...KINDS.map((kind): [string, number] => [`${kind} lost, ${name}`, ships.filter((berth) => kindOf(berth) === kind).length]),
      [`Ships crippled, ${name}`, crippledOf(war, state, side).length],
    ];
  };
  return {
    came: [...(hasMet(state) ? ['contact'] : []), ...lost.map(({ id }) => `${nameOf(id)} lost`)],
    figures: Object.fromEntries(SIDES.flatMap(figuresOf)),
  };
}
