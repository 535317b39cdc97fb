/** Choices of a battle as they change: at the beginning, ship by ship, and taken from a battle that is there. */
import { distance } from '../../../chart/hex.ts';
import type { ShipId, Side } from '../state.ts';
import type { Choices, Meeting } from './builder.ts';
import { shipsOf } from './fleets.ts';
import type { BattlePlan, ForcePlan } from './plan.ts';
import { hexesOf } from './plan.ts';

export const BEGINNING: Choices = {
  title: 'A battle of my own',
  year: 1916,
  turns: 10,
  meeting: 'meeting',
  range: 12,
  visibility: null,
  exposed: null,
  nightfall: null,
  wind: 'none',
  form: 'line-ahead',
  crews: { blue: 'average', red: 'average' },
  fleets: { blue: [], red: [] },
  aircraft: [],
};

/** As the reader of packs has it, for both sides together. */
const MOST_SHIPS = 300;
export const isFull = ({ fleets }: Choices, more: number): boolean => fleets.blue.length + fleets.red.length + more > MOST_SHIPS;

export const withShips = (choices: Choices, side: Side, ships: readonly ShipId[]): Choices => ({
  ...choices,
  fleets: { ...choices.fleets, [side]: [...choices.fleets[side], ...ships] },
});

/** Whoever goes takes her aircraft along. */
export function keeping(choices: Choices, isKept: (ship: ShipId) => boolean): Choices {
  const { fleets, aircraft } = choices;
  return {
    ...choices,
    fleets: { blue: fleets.blue.filter(isKept), red: fleets.red.filter(isKept) },
    aircraft: aircraft.filter(({ ship }) => ship === null || isKept(ship)),
  };
}

/** Whoever was not there in the new year goes. */
export function inYear(choices: Choices, year: number): Choices {
  const present = new Set(shipsOf(year).map(({ id }) => id));
  return keeping({ ...choices, year }, (ship) => present.has(ship));
}

/** Night that would fall after the last turn does not fall. */
export const lasting = (choices: Choices, turns: number): Choices => ({
  ...choices,
  turns,
  nightfall: choices.nightfall !== null && choices.nightfall > turns ? null : choices.nightfall,
});

function meetingOf({ deployment }: BattlePlan): Meeting {
  if (deployment?.kind === 'stern-chase') return `${deployment.pursued}-chased`;
  return deployment?.kind ?? 'meeting';
}

const [LEAST, MOST] = [2, 40];

/** Between the nearest ships of those who are there from the start. */
function rangeOf({ deployment, forces }: BattlePlan): number {
  if (deployment !== null) return deployment.range;
  const hexes = (side: Side) => forces[side].squadrons.filter(({ arrives }) => arrives === 1).flatMap(hexesOf);
  const [blue, red] = [hexes('blue'), hexes('red')];
  const nearest = Math.min(MOST, ...blue.flatMap((one) => red.map((other) => distance(one, other))));
  return Math.max(LEAST, nearest);
}

const shipsIn = ({ squadrons }: ForcePlan): readonly ShipId[] => squadrons.flatMap(({ ships }) => ships);

/** A battle as somebody could have chosen it: its ships, its light, and how far apart they begin. */
export function choicesOf(plan: BattlePlan): Choices {
  const { forces, light, aircraft } = plan;
  const [first] = light;
  const day = first?.from === 1 && !first.dark ? first : undefined;
  const crew = (side: Side) => forces[side].squadrons[0]?.crew ?? 'average';
  return {
    title: plan.title,
    year: plan.year,
    turns: plan.turns ?? BEGINNING.turns,
    meeting: meetingOf(plan),
    range: rangeOf(plan),
    visibility: first?.visibility ?? null,
    exposed: day?.exposed ?? null,
    nightfall: light.find(({ dark }) => dark)?.from ?? null,
    wind: plan.wind ?? 'none',
    form: forces.blue.squadrons[0]?.form ?? BEGINNING.form,
    crews: { blue: crew('blue'), red: crew('red') },
    fleets: { blue: shipsIn(forces.blue), red: shipsIn(forces.red) },
    aircraft: aircraft.map(({ type, side, ship }) => ({ type, side, ship })),
  };
}
