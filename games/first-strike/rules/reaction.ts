/** FS-7.2, FS-7.3: German counters are drawn and deployed. */
import { atLeast, check, d6, flag, lot, otherwise, plus, upTo, whole } from '../../../kernel/index.ts';
import type { BatteryId, ContainerId, GermanShipId, RaiderId } from '../data/counters.ts';
import { BATTERIES, RAIDERS } from '../data/counters.ts';
import type { StrategicSpace } from '../data/spaces.ts';
import { TARGETS } from '../data/spaces.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { State } from '../state.ts';
import { missing, raiderOf, shipOf } from './ships.ts';
import { fogAt, fogAtHarwich } from './weather.ts';

const alert = whole('the German Alert Level', 1, 5);

/** FS-7.3a */
export const zeppelinPlacing = check(
  'zeppelin-placing',
  'FS-7.3a',
  'Airship patrol',
  { alert, fog: flag('fog over the German reserve') },
  {
    dice: d6,
    modifiers: [plus(1, 'FS-7.3a', 'fog over the German reserve', (f) => f.fog)],
    rows: [upTo((f) => f.alert, 'harwich'), otherwise('reserve')],
    outcomes: { harwich: 'finds the Harwich Force', reserve: 'goes off to the British reserve' },
  },
);

/** FS-7.3b: six or more is looked at first. */
export const ff19Placing = check(
  'ff-19-placing',
  'FS-7.3b',
  'Floatplane patrol',
  { alert, fog: flag('fog where the Harwich Force lies') },
  {
    dice: d6,
    modifiers: [plus(1, 'FS-7.3b', 'fog where the Harwich Force lies', (f) => f.fog)],
    rows: [atLeast(6, 'out'), upTo((f) => f.alert, 'harwich'), otherwise('back')],
    outcomes: { out: 'is lost to the game', harwich: 'finds the Harwich Force', back: 'turns back' },
  },
);

/** FS-7.3c */
export const uBoatPlacing = check(
  'u-boat-placing',
  'FS-7.3c',
  'U-boat patrol',
  { alert, fog: flag('fog where the Harwich Force lies') },
  {
    dice: d6,
    modifiers: [plus(1, 'FS-7.3c', 'fog where the Harwich Force lies', (f) => f.fog)],
    rows: [upTo((f) => f.alert, 'near'), otherwise('reserve')],
    outcomes: { near: 'closes in', reserve: 'goes off to the British reserve' },
  },
);

export const containerLot = lot('container', 'FS-7.2', 'drawn from the container');
export const batteryLot = lot('battery-place', 'FS-7.3e', 'where the battery is emplaced');

const FALSE_ALARM = 'false-alarm';

/** FS-7.2: as many counters as the alert, and one more. */
export const drawCounters = auto('draw-and-deploy', 'FS-7.2', (g) => drawAndDeploy(g, g.state.alert + 1));

/** All are drawn before any is deployed, so that one that goes back cannot come twice. */
export function drawAndDeploy(g: Play, count: number): void {
  const drawn = g.salvo(
    () => draw(g, Math.min(count, inContainer(g.state))),
    (counters) => ({ type: 'counters-drawn', counters }),
  );
  for (const id of drawn) if (id !== FALSE_ALARM) deploy(g, id); // FS-7.3f: a False Alarm does nothing and is gone
}

const inContainer = (state: State): number => state.container.length + state.falseAlarms;

type Drawn = ContainerId | typeof FALSE_ALARM;

function draw(g: Play, count: number): Drawn[] {
  const drawn: Drawn[] = [];
  while (drawn.length < count) drawn.push(drawOne(g));
  return drawn;
}

function drawOne(g: Play): Drawn {
  const { state } = g;
  const counters: Drawn[] = [...state.container];
  for (let n = 0; n < state.falseAlarms; n++) counters.push(FALSE_ALARM);
  const id = g.draw(containerLot, counters);
  if (id === FALSE_ALARM) state.falseAlarms--;
  else state.container.splice(state.container.indexOf(id), 1);
  return id;
}

export function putBack(g: Play, id: ContainerId, rule: string): void {
  g.state.container.push(id);
  g.tell?.({ type: 'returned', counter: id, rule });
}

const RAIDER_IDS: ReadonlyMap<string, (typeof RAIDERS)[number]> = new Map(RAIDERS.map((raider) => [raider.id, raider]));
const BATTERY_IDS: readonly string[] = BATTERIES;
const isBattery = (id: RaiderId | GermanShipId | BatteryId): id is BatteryId => BATTERY_IDS.includes(id);
const isRaider = (id: ContainerId): id is RaiderId => RAIDER_IDS.has(id);
export const raiderTypeOf = (id: RaiderId) => RAIDER_IDS.get(id)?.type ?? missing(id);

function deploy(g: Play, id: ContainerId): void {
  if (isRaider(id)) deployRaider(g, id);
  else if (isBattery(id)) deployBattery(g, id);
  else deployShip(g, id);
}

function deployRaider(g: Play, id: RaiderId): void {
  const type = raiderTypeOf(id);
  if (type === 'zeppelin') deployZeppelin(g, id);
  else if (type === 'u-boat') deployUBoat(g, id);
  else deployFf19(g, id);
}

function placeRaider(g: Play, id: RaiderId, at: StrategicSpace, rule: string): void {
  raiderOf(g.state, id).at = at;
  g.tell?.({ type: 'placed', counter: id, at, rule });
}

function deployZeppelin(g: Play, id: RaiderId): void {
  const { state } = g;
  const outcome = g.roll(zeppelinPlacing, { alert: state.alert, fog: fogAt(state, 'german-reserve') }, { about: id });
  placeRaider(g, id, outcome === 'harwich' ? state.harwich : 'british-reserve', 'FS-7.3a');
}

function deployFf19(g: Play, id: RaiderId): void {
  const { state } = g;
  if (state.raid === 'over') return removeRaider(g, id);
  const outcome = g.roll(ff19Placing, { alert: state.alert, fog: fogAtHarwich(state) }, { about: id });
  if (outcome === 'out') removeRaider(g, id);
  else if (outcome === 'harwich') placeRaider(g, id, state.harwich, 'FS-7.3b');
  else putBack(g, id, 'FS-7.3b');
}

function removeRaider(g: Play, id: RaiderId): void {
  raiderOf(g.state, id).at = 'out';
  g.tell?.({ type: 'removed', counter: id, rule: 'FS-7.3b' });
}

/** FS-7.3c: with aircraft down in the Rescue space a U-boat goes for them. */
function deployUBoat(g: Play, id: RaiderId): void {
  const { state } = g;
  const outcome = g.roll(uBoatPlacing, { alert: state.alert, fog: fogAtHarwich(state) }, { about: id });
  const aircraftDown = state.aircraft.some((aircraft) => aircraft.at === 'rescue');
  placeRaider(g, id, outcome === 'reserve' ? 'british-reserve' : aircraftDown ? 'rescue' : state.harwich, 'FS-7.3c');
}

/** FS-7.3d */
function deployShip(g: Play, id: GermanShipId): void {
  shipOf(g.state, id).at = 'german-reserve';
  g.tell?.({ type: 'placed', counter: id, at: 'german-reserve', rule: 'FS-7.3d' });
}

/** FS-7.3e, FS-9.5e: on a target without a battery; out of the game once the raid has begun. */
function deployBattery(g: Play, id: BatteryId): void {
  const battery = g.state.batteries.find((each) => each.id === id) ?? missing(id);
  const free = TARGETS.filter((target) => g.state.batteries.every((each) => each.at !== target));
  if (g.state.raid !== 'before' || free.length === 0) {
    battery.at = 'out';
    g.tell?.({ type: 'removed', counter: id, rule: 'FS-7.3e' });
    return;
  }
  battery.at = g.salvo(
    () => g.draw(batteryLot, free, { about: id }),
    (at) => ({ type: 'placed', counter: id, at, rule: 'FS-7.3e' }),
  );
}
