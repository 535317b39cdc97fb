/** Data packs drawn at random: changes of every kind, of which those are kept that the reader takes. */
import { Luck } from '../../../test/luck.ts';
import { AREAS } from '../data/areas.ts';
import { writtenCampaign } from '../data/campaign.ts';
import { BUILT_IN, neighbours } from '../data/data.ts';
import { readPack } from '../data/pack.ts';
import { keyOf } from '../data/replaced.ts';
import type { VesselId } from '../data/ships.ts';
import { isMerchantman, isSmall, sideOfNation } from '../data/ships.ts';
import type { Side } from '../state.ts';

/** As a file has it. */
interface Parts {
  readonly areas: Readonly<Record<string, object>>;
  readonly ships: Readonly<Record<string, object>>;
  readonly merchantmen: Readonly<Record<string, object>>;
  readonly convoys: Readonly<Record<string, object>>;
  readonly campaign: ReturnType<typeof writtenCampaign>;
  readonly scenario: object;
}

type Change = (parts: Parts, chance: Luck) => Parts;

const WARSHIPS = BUILT_IN.vessels.filter(({ type }) => !isMerchantman(type));
const SPEEDS = ['1-slow', '1', '2', '2+'];
const ARMOUR = ['none', 'light', 'heavy'];

const shipsOf = (side: Side): VesselId[] => WARSHIPS.filter(({ nation }) => sideOfNation(nation) === side).map(({ id }) => id);
const ALLIED = shipsOf('allied');
const CENTRAL = shipsOf('central');

const figuresOfArea: Change = (parts, chance) => {
  const area = chance.of(AREAS);
  const figures = { trade: chance.upTo(6), storm: 2 + chance.upTo(10), coal: chance.isTrue(), etappe: chance.isTrue() };
  return { ...parts, areas: { ...parts.areas, [area]: { ...parts.areas[area], ...figures } } };
};

/** A link that is there goes, and one that is not comes. */
const link: Change = (parts, chance) => {
  const [one, other] = [chance.of(AREAS), chance.of(AREAS)];
  const linked = (area: (typeof AREAS)[number], to: string) => {
    const touched = neighbours(BUILT_IN, area);
    return { ...parts.areas[area], links: touched.some((each) => each === to) ? touched.filter((each) => each !== to) : [...touched, to] };
  };
  return { ...parts, areas: { ...parts.areas, [one]: linked(one, other), [other]: linked(other, one) } };
};

const figuresOfShip: Change = (parts, chance) => {
  const vessel = chance.of(WARSHIPS);
  const section = (least: number, most: number) => ({ boxes: least + chance.upTo(most), armour: chance.of(ARMOUR) });
  const guns = isSmall(vessel.type) ? {} : { primary: section(0, 12), secondary: section(0, 12) };
  const figures = {
    ...guns,
    tertiary: section(0, 12),
    hull: section(1, 12),
    torpedo: { factor: chance.upTo(9), mount: chance.of(['hull', 'deck']) },
    speed: chance.of(SPEEDS),
    fuel: { boxes: 3 + chance.upTo(30), kind: chance.of(['coal', 'oil']) },
    points: chance.upTo(60),
    crack: chance.isTrue(),
    veryLargeGuns: chance.isTrue(),
    lowFreeboard: chance.isTrue(),
  };
  return { ...parts, ships: { ...parts.ships, [keyOf(vessel)]: figures } };
};

const merchantman: Change = (parts, chance) => ({
  ...parts,
  merchantmen: {
    ...parts.merchantmen,
    [chance.of(['collier', 'fast-transport', 'slow-transport'])]: {
      hull: { boxes: 1 + chance.upTo(1) },
      speed: chance.of(SPEEDS),
      fuel: { boxes: 12 + chance.upTo(30) },
      points: chance.upTo(20),
    },
  },
});

const convoy: Change = (parts, chance) => ({
  ...parts,
  convoys: {
    ...parts.convoys,
    [chance.of(['anzac', 'canadian', 'indian'])]: {
      from: chance.of(AREAS),
      to: chance.of(AREAS),
      fast: chance.upTo(1),
      slow: chance.upTo(4),
    },
  },
});

/** A group comes elsewhere, at another time and with other ships. */
const group: Change = (parts, chance) => {
  const { forces } = parts.campaign;
  const changed = chance.of(forces);
  const ships = chance.some(changed.side === 'allied' ? ALLIED : CENTRAL, 5);
  const areas = chance.isTrue() ? [chance.of(AREAS)] : changed.areas;
  const coming = changed.side === 'allied' && chance.isTrue() ? ({ with: 'turn', turn: chance.upTo(20) } as const) : changed.coming;
  const others = forces.map((each) => ({ ...each, ships: each.ships.filter((id) => !ships.includes(id)) }));
  return {
    ...parts,
    campaign: { ...parts.campaign, forces: others.map((each) => (each.id === changed.id ? { ...each, areas, ships, coming } : each)) },
  };
};

const battle: Change = (parts, chance) => {
  const [allied, central] = [chance.some(ALLIED, 1 + chance.upTo(6)), chance.some(CENTRAL, 1 + chance.upTo(6))];
  const sink = { kind: 'sink', side: 'allied', ships: central.slice(0, 1), enough: chance.of(['sunk', 'crippled']) };
  const scenario = {
    id: 'own',
    title: 'Drawn at random',
    words: 'Whoever comes.',
    date: `1914-${10 + chance.upTo(2)}`,
    night: chance.isTrue(),
    weather: chance.of(['clear', 'mist', 'fog', 'squall', 'storm', 'gale']),
    finder: chance.of(['allied', 'central', null]),
    closer: chance.upTo(2),
    ships: { allied, central },
    anchored: chance.isTrue() ? allied.slice(0, 1) : [],
    apart: chance.isTrue() ? central.slice(0, 1) : [],
    raiders: chance.isTrue(),
    victory: chance.isTrue() ? sink : { kind: 'points', even: 'central' },
  };
  return { ...parts, scenario };
};

const CHANGES: readonly Change[] = [figuresOfArea, link, figuresOfShip, merchantman, convoy, group];

const packOf = (parts: Parts) => ({ game: 'cruiser-warfare', name: 'Drawn', ...parts });
const isTaken = (parts: Parts): boolean => !('faults' in readPack(packOf(parts)));

/** A pack of so many changes, less those that break a law; with a battle called `own`. */
export function randomPack(seed: string, changes: number): object {
  const chance = new Luck(seed);
  const none: Parts = { areas: {}, ships: {}, merchantmen: {}, convoys: {}, campaign: writtenCampaign(BUILT_IN), scenario: {} };
  let parts = battle(none, chance);
  for (let change = 0; change < changes; change++) {
    const changed = chance.of(CHANGES)(parts, chance);
    if (isTaken(changed)) parts = changed;
  }
  return packOf(parts);
}
