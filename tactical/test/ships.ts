/** Ships for tests: plausible sheets, with every box that an example of the booklet proves. */
import type { Sheet, ShipId, Side } from '../battle.ts';

type Armour = Sheet['hull']['armour'];
type Boxes = readonly [boxes: number, armour: Armour];

interface Plan {
  readonly name: string;
  readonly nation: Sheet['nation'];
  readonly type: string;
  readonly class?: Sheet['class'];
  readonly primary?: Boxes;
  readonly secondary?: Boxes;
  readonly tertiary?: Boxes;
  readonly hull: Boxes;
  readonly torpedo?: readonly [factor: number, mount: 'hull' | 'deck'];
  readonly speed: Sheet['speed'];
  readonly traits?: Partial<
    Pick<Sheet, 'crack' | 'veryLargeGuns' | 'lowFreeboard' | 'reservist' | 'superCruiser' | 'bigTarget' | 'merchant'>
  >;
}

const section = ([boxes, armour]: Boxes = [0, 'none']): Sheet['hull'] => ({ boxes, armour });
const LIGHT = ['C', 'CL', 'DD', 'DL', 'GB', 'PC', 'TB'];
const OTHER = ['FT', 'ST', 'collier', 'prize'];
const MERCHANT = [...OTHER, 'AMC'];
const classOf = (type: string): Sheet['class'] => (LIGHT.includes(type) ? 'light' : OTHER.includes(type) ? 'other' : 'capital');

export const sheetOf = (id: ShipId, plan: Plan): Sheet => ({
  id,
  name: plan.name,
  nation: plan.nation,
  type: plan.type,
  class: plan.class ?? classOf(plan.type),
  merchant: MERCHANT.includes(plan.type),
  bigTarget: plan.type === 'FT' || plan.type === 'collier',
  reservist: false,
  primary: section(plan.primary),
  secondary: section(plan.secondary),
  tertiary: section(plan.tertiary),
  hull: section(plan.hull),
  torpedo: { factor: plan.torpedo?.[0] ?? 0, mount: plan.torpedo?.[1] ?? 'deck' },
  speed: plan.speed,
  fuel: { boxes: 10, kind: 'coal' },
  points: plan.hull[0],
  crack: false,
  veryLargeGuns: false,
  lowFreeboard: false,
  ...plan.traits,
});

const armouredCruiser = (name: string, nation: Sheet['nation'], traits: Plan['traits'] = {}): Plan => ({
  name,
  nation,
  type: 'AC',
  secondary: [5, 'light'],
  tertiary: [3, 'none'],
  hull: [8, 'light'],
  torpedo: [1, 'hull'],
  speed: 2,
  traits,
});

const lightCruiser = (name: string, nation: Sheet['nation']): Plan => ({
  name,
  nation,
  type: 'CL',
  tertiary: [3, 'none'],
  hull: [3, 'none'],
  torpedo: [1, 'deck'],
  speed: 3,
});

const destroyer = (name: string, nation: Sheet['nation']): Plan => ({
  name,
  nation,
  type: 'DD',
  tertiary: [1, 'none'],
  hull: [1, 'none'],
  torpedo: [1, 'deck'],
  speed: 4,
});

const battlecruiser = (name: string, nation: Sheet['nation']): Plan => ({
  name,
  nation,
  type: 'BC',
  primary: [8, 'heavy'],
  tertiary: [4, 'none'],
  hull: [12, 'light'],
  torpedo: [1, 'hull'],
  speed: 3,
});

const battleship = (name: string, nation: Sheet['nation']): Plan => ({
  name,
  nation,
  type: 'B',
  primary: [4, 'heavy'],
  secondary: [4, 'light'],
  tertiary: [2, 'none'],
  hull: [9, 'heavy'],
  torpedo: [1, 'hull'],
  speed: 2,
});

const transport = (name: string, nation: Sheet['nation'], type: 'FT' | 'ST' | 'collier' | 'prize' | 'AMC'): Plan => ({
  name,
  nation,
  type,
  hull: [2, 'none'],
  speed: type === 'FT' || type === 'AMC' || type === 'collier' ? 2 : 1,
  ...(type === 'AMC' ? { tertiary: [2, 'none'] as const } : {}),
});

const PLANS: Readonly<Record<Side, Readonly<Record<ShipId, Plan>>>> = {
  central: {
    scharnhorst: armouredCruiser('Scharnhorst', 'german', { crack: true }),
    gneisenau: armouredCruiser('Gneisenau', 'german', { crack: true }),
    blucher: { ...armouredCruiser('Blücher', 'german', { superCruiser: true }), speed: 3 },
    moltke: battlecruiser('Moltke', 'german'),
    emden: lightCruiser('Emden', 'german'),
    nurnberg: lightCruiser('Nürnberg', 'german'),
    leipzig: lightCruiser('Leipzig', 'german'),
    dresden: lightCruiser('Dresden', 'german'),
    s90: destroyer('S90', 'german'),
    elisabeth: { ...battleship('Kaiserin Elisabeth', 'austrian'), type: 'CD', speed: 1 },
    'marco-polo': armouredCruiser('Marco Polo', 'italian'),
    'prinz-eitel': transport('Prinz Eitel Friedrich', 'german', 'AMC'),
    baden: transport('Baden', 'german', 'collier'),
    prize: transport('Prize', 'german', 'prize'),
  },
  allied: {
    warrior: { ...armouredCruiser('Warrior', 'british'), secondary: [4, 'light'] },
    'black-prince': armouredCruiser('Black Prince', 'british'),
    minotaur: armouredCruiser('Minotaur', 'british'),
    defence: armouredCruiser('Defence', 'british'),
    monmouth: armouredCruiser('Monmouth', 'british', { reservist: true }),
    'good-hope': armouredCruiser('Good Hope', 'british', { reservist: true }),
    invincible: battlecruiser('Invincible', 'british'),
    inflexible: battlecruiser('Inflexible', 'british'),
    canopus: battleship('Canopus', 'british'),
    glasgow: lightCruiser('Glasgow', 'british'),
    bristol: lightCruiser('Bristol', 'british'),
    otranto: transport('Otranto', 'british', 'AMC'),
    'empire-1': transport('Empire Transport 1', 'british', 'FT'),
    'empire-2': transport('Empire Transport 2', 'british', 'FT'),
    'slow-1': transport('Slow Transport', 'british', 'ST'),
    mikasa: battleship('Mikasa', 'japanese'),
    ibuki: armouredCruiser('Ibuki', 'japanese'),
    tokiwa: armouredCruiser('Tokiwa', 'japanese'),
    yakumo: armouredCruiser('Yakumo', 'japanese'),
    iwate: armouredCruiser('Iwate', 'japanese'),
    nisshin: armouredCruiser('Nisshin', 'japanese'),
    kasuga: armouredCruiser('Kasuga', 'japanese'),
    asakaze1: destroyer('Asakaze 1', 'japanese'),
    asakaze2: destroyer('Asakaze 2', 'japanese'),
    asakaze3: destroyer('Asakaze 3', 'japanese'),
    fret1: destroyer('Fret 1', 'dutch'),
    fret2: destroyer('Fret 2', 'dutch'),
    fret3: destroyer('Fret 3', 'dutch'),
    montcalm: armouredCruiser('Montcalm', 'french'),
    zhemchug: lightCruiser('Zhemchug', 'russian'),
  },
};

const entries = (side: Side): (readonly [Sheet, Side])[] => Object.entries(PLANS[side]).map(([id, plan]) => [sheetOf(id, plan), side]);

/** Every ship with the side she fights for. */
export const SHIPS: ReadonlyMap<ShipId, readonly [Sheet, Side]> = new Map(
  [...entries('allied'), ...entries('central')].map((entry) => [entry[0].id, entry]),
);
