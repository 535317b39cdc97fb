/** What each counter looks like to a lookout: the measures from which its silhouette and its plan are drawn. Sizes are of the class, rounded. */
import type {
  AeroplaneProfile,
  AirshipProfile,
  Funnel,
  GunProfile,
  Mast,
  Profile,
  ShipProfile,
  SubmarineProfile,
  Turret,
} from '../../../kit/profile.ts';
import type { RaiderType, ShipId } from '../data/counters.ts';

const fore = (at: number, size = 11, raised = 0): Turret => ({ at, size, guns: 2, facing: 'fore', raised });
const aft = (at: number, size = 11, raised = 0): Turret => ({ at, size, guns: 2, facing: 'aft', raised });
/** A turret on either beam. */
const wings = (at: number, facing: 'fore' | 'aft', size = 11): readonly Turret[] =>
  [-1, 1].map((abeam) => ({ at, size, guns: 2, facing, abeam }));
const single = (at: number, facing: 'fore' | 'aft', size = 5): Turret => ({ at, size, guns: 1, facing });
const funnels = (height: number, width: number, ...at: readonly number[]): readonly Funnel[] =>
  at.map((place) => ({ at: place, height, width }));
const raked = (height: number, width: number, rake: number, ...at: readonly number[]): readonly Funnel[] =>
  at.map((place) => ({ at: place, height, width, rake }));
const pole = (at: number, height: number, top = false): Mast => ({ at, height, kind: 'pole', top });
const tripod = (at: number, height: number): Mast => ({ at, height, kind: 'tripod', top: true });

const capital = { kind: 'ship', freeboard: 7, bow: 'ram', stern: 'round' } as const;

/** Iron Duke and Marlborough: five turrets on the centre line, two thin funnels. */
const ironDuke: ShipProfile = {
  ...capital,
  length: 190,
  beam: 27,
  bow: 'straight',
  forecastle: 0.62,
  funnels: funnels(14, 6, 0.59, 0.49),
  masts: [tripod(0.665, 30), pole(0.33, 18)],
  turrets: [fore(0.86), fore(0.79, 11, 1), aft(0.42), aft(0.24, 11, 1), aft(0.17)],
  houses: [
    { from: 0.64, to: 0.73, height: 6 },
    { from: 0.46, to: 0.62, height: 3 },
    { from: 0.29, to: 0.36, height: 4 },
  ],
  casemates: [{ from: 0.64, to: 0.8, count: 5 }],
};

/** Orion: the mast stands behind the fore funnel. */
const orion: ShipProfile = {
  ...capital,
  length: 177,
  beam: 27,
  bow: 'straight',
  forecastle: 0.6,
  funnels: [
    { at: 0.68, height: 12, width: 4.5 },
    { at: 0.52, height: 14, width: 8 },
  ],
  masts: [tripod(0.625, 30), pole(0.32, 14)],
  turrets: [fore(0.87), fore(0.79, 11, 1), aft(0.4), aft(0.23, 11, 1), aft(0.15)],
  houses: [
    { from: 0.66, to: 0.74, height: 6 },
    { from: 0.48, to: 0.6, height: 3 },
    { from: 0.28, to: 0.35, height: 4 },
  ],
};

/** King Edward VII, of the old sort: two heavy turrets, lighter ones at the corners, two stout funnels. */
const kingEdward: ShipProfile = {
  ...capital,
  length: 138,
  beam: 24,
  funnels: funnels(15, 7.5, 0.56, 0.43),
  masts: [pole(0.69, 32, true), pole(0.29, 32, true)],
  turrets: [fore(0.81, 12), ...wings(0.66, 'fore', 6.5), ...wings(0.33, 'aft', 6.5), aft(0.18, 12)],
  houses: [
    { from: 0.63, to: 0.74, height: 6 },
    { from: 0.25, to: 0.34, height: 5 },
  ],
  casemates: [{ from: 0.4, to: 0.6, count: 5 }],
};

/** Dreadnought herself, and the Bellerophons like her: turrets on the beam, two tripods. */
const dreadnought: ShipProfile = {
  ...capital,
  length: 160,
  beam: 25,
  forecastle: 0.66,
  funnels: [
    { at: 0.63, height: 15, width: 5 },
    { at: 0.47, height: 15, width: 7.5 },
  ],
  masts: [tripod(0.57, 30), tripod(0.36, 22)],
  turrets: [fore(0.84), ...wings(0.55, 'fore'), aft(0.3), aft(0.16)],
  houses: [
    { from: 0.64, to: 0.72, height: 6 },
    { from: 0.35, to: 0.44, height: 4 },
  ],
};

/** Lion: long, three tall funnels of uneven width. */
const lion: ShipProfile = {
  ...capital,
  length: 213,
  beam: 27,
  bow: 'straight',
  forecastle: 0.7,
  funnels: [
    { at: 0.64, height: 18, width: 4.5 },
    { at: 0.54, height: 18, width: 8 },
    { at: 0.41, height: 18, width: 8 },
  ],
  masts: [tripod(0.69, 30), pole(0.34, 20)],
  turrets: [fore(0.84, 12), fore(0.775, 12, 1), aft(0.475, 12), aft(0.2, 12)],
  houses: [
    { from: 0.67, to: 0.74, height: 6 },
    { from: 0.52, to: 0.6, height: 3 },
    { from: 0.3, to: 0.44, height: 3 },
  ],
};

const armouredCruiser = (length: number, beam: number): ShipProfile => ({
  ...capital,
  length,
  beam,
  forecastle: 0.5,
  funnels: funnels(16, 4.6, 0.63, 0.55, 0.47, 0.39),
  masts: [pole(0.74, 34, true), pole(0.26, 32)],
  turrets: [single(0.84, 'fore', 8), single(0.16, 'aft', 8)],
  houses: [
    { from: 0.69, to: 0.77, height: 6 },
    { from: 0.23, to: 0.29, height: 4 },
  ],
  casemates: [{ from: 0.3, to: 0.72, count: 8 }],
});

/** The Towns: four funnels, a clipper stem. */
const town: ShipProfile = {
  kind: 'ship',
  length: 139,
  beam: 15,
  freeboard: 5,
  bow: 'clipper',
  stern: 'counter',
  forecastle: 0.36,
  hulls: 1,
  funnels: raked(11, 4.2, 0.8, 0.65, 0.56, 0.47, 0.38),
  masts: [pole(0.72, 26, true), pole(0.22, 22)],
  turrets: [single(0.87, 'fore'), single(0.6, 'fore', 4), single(0.34, 'aft', 4), single(0.13, 'aft')],
  houses: [
    { from: 0.7, to: 0.77, height: 5 },
    { from: 0.2, to: 0.26, height: 2.5 },
  ],
};

/** Arethusa: three funnels, the middle one broader; quick and low. */
const arethusa: ShipProfile = {
  kind: 'ship',
  length: 133,
  beam: 12,
  freeboard: 4,
  bow: 'clipper',
  stern: 'counter',
  forecastle: 0.4,
  funnels: [
    { at: 0.62, height: 10, width: 4, rake: 0.8 },
    { at: 0.52, height: 10, width: 6, rake: 0.8 },
    { at: 0.42, height: 10, width: 4, rake: 0.8 },
  ],
  masts: [pole(0.71, 24, true), pole(0.24, 16)],
  turrets: [single(0.88, 'fore'), single(0.33, 'aft', 4), single(0.12, 'aft')],
  tubes: [0.37, 0.28],
  houses: [
    { from: 0.68, to: 0.76, height: 5 },
    { from: 0.2, to: 0.25, height: 2 },
  ],
};

const destroyer = (stacks: readonly number[], height: number): ShipProfile => ({
  kind: 'ship',
  length: 82,
  beam: 8.6,
  freeboard: 2.6,
  bow: 'straight',
  stern: 'counter',
  forecastle: 0.34,
  hulls: 2,
  funnels: raked(height, 3.2, 0.5, ...stacks),
  masts: [pole(0.71, 15), pole(0.2, 8)],
  turrets: [single(0.88, 'fore', 3.6), single(0.47, 'fore', 3.4), single(0.1, 'aft', 3.6)],
  tubes: [0.32, 0.24],
  houses: [{ from: 0.69, to: 0.75, height: 3 }],
});

/** A Channel packet with a canvas shed over the stern and a derrick to swing the seaplanes out. */
const packet = (length: number, after: number): ShipProfile => ({
  kind: 'ship',
  length,
  beam: 12.4,
  freeboard: 4.6,
  bow: 'straight',
  stern: 'counter',
  forecastle: 0.3,
  scuttles: true,
  funnels: raked(12, 5.4, 1, 0.62, after),
  masts: [pole(0.79, 22), pole(0.33, 20)],
  turrets: [],
  houses: [
    { from: 0.36, to: 0.74, height: 4 },
    { from: 0.69, to: 0.74, height: 7 },
  ],
  hangar: { from: 0.12, to: 0.32, height: 8 },
});

/** Helgoland: three funnels close together, turrets at the corners of a hexagon. */
const helgoland: ShipProfile = {
  ...capital,
  length: 167,
  beam: 28,
  funnels: funnels(13, 5, 0.56, 0.5, 0.44),
  masts: [pole(0.64, 30, true), pole(0.33, 28, true)],
  turrets: [fore(0.83, 12), ...wings(0.65, 'fore', 12), ...wings(0.36, 'aft', 12), aft(0.17, 12)],
  houses: [
    { from: 0.62, to: 0.7, height: 6 },
    { from: 0.3, to: 0.36, height: 4 },
  ],
  casemates: [{ from: 0.42, to: 0.6, count: 6 }],
};

/** Deutschland, of the older sort: three slim funnels between two turrets. */
const deutschland: ShipProfile = {
  ...capital,
  length: 128,
  beam: 22,
  forecastle: 0.78,
  funnels: funnels(16, 4.6, 0.6, 0.51, 0.42),
  masts: [pole(0.7, 30, true), pole(0.28, 28, true)],
  turrets: [fore(0.8, 11), aft(0.18, 11)],
  houses: [
    { from: 0.65, to: 0.73, height: 6 },
    { from: 0.25, to: 0.33, height: 4 },
  ],
  casemates: [{ from: 0.34, to: 0.66, count: 7 }],
};

/** Konig and Kaiser: two funnels far apart, superfiring turrets. */
const konig: ShipProfile = {
  ...capital,
  length: 175,
  beam: 29,
  bow: 'straight',
  forecastle: 0.82,
  funnels: funnels(12, 6.5, 0.62, 0.38),
  masts: [pole(0.69, 28, true), pole(0.33, 24)],
  turrets: [fore(0.86, 12), fore(0.785, 12, 1), aft(0.5, 12), aft(0.235, 12, 1), aft(0.16, 12)],
  houses: [
    { from: 0.65, to: 0.73, height: 6 },
    { from: 0.29, to: 0.36, height: 4 },
  ],
  casemates: [{ from: 0.38, to: 0.66, count: 7 }],
};

/** Wittelsbach, oldest of the line: two funnels, light turrets, a cut-down stern. */
const wittelsbach: ShipProfile = {
  ...capital,
  length: 126,
  beam: 21,
  freeboard: 6,
  forecastle: 0.8,
  funnels: [
    { at: 0.55, height: 15, width: 6.5 },
    { at: 0.42, height: 15, width: 6.5 },
  ],
  masts: [pole(0.68, 30, true), pole(0.27, 30, true)],
  turrets: [fore(0.8, 9), aft(0.16, 9)],
  houses: [
    { from: 0.62, to: 0.73, height: 7 },
    { from: 0.24, to: 0.33, height: 5 },
  ],
  casemates: [{ from: 0.36, to: 0.62, count: 4 }],
};

/** Moltke and Seydlitz: two broad funnels, turrets in echelon amidships. */
const seydlitz: ShipProfile = {
  ...capital,
  length: 200,
  beam: 28,
  bow: 'straight',
  forecastle: 0.86,
  funnels: funnels(14, 8, 0.62, 0.43),
  masts: [pole(0.67, 30, true), pole(0.33, 28)],
  turrets: [
    fore(0.82, 12),
    { at: 0.56, size: 12, guns: 2, facing: 'fore', abeam: 1 },
    { at: 0.48, size: 12, guns: 2, facing: 'aft', abeam: -1 },
    aft(0.26, 12, 1),
    aft(0.18, 12),
  ],
  houses: [
    { from: 0.65, to: 0.73, height: 6 },
    { from: 0.3, to: 0.4, height: 4 },
  ],
  casemates: [{ from: 0.42, to: 0.64, count: 6 }],
};

/** Roon and Prinz Adalbert. */
const roon: ShipProfile = {
  ...capital,
  length: 128,
  beam: 20,
  forecastle: 0.76,
  funnels: funnels(16, 4.2, 0.63, 0.55, 0.47, 0.39),
  masts: [pole(0.72, 32, true), pole(0.27, 30, true)],
  turrets: [fore(0.82, 8), aft(0.16, 8)],
  houses: [
    { from: 0.67, to: 0.75, height: 6 },
    { from: 0.23, to: 0.31, height: 4 },
  ],
  casemates: [{ from: 0.36, to: 0.64, count: 5 }],
};

/** A large torpedo boat: a well between forecastle and bridge, two funnels apart. */
const torpedoBoat: ShipProfile = {
  kind: 'ship',
  length: 72,
  beam: 7.6,
  freeboard: 2.2,
  bow: 'straight',
  stern: 'round',
  forecastle: 0.2,
  hulls: 2,
  funnels: funnels(6, 3, 0.6, 0.42),
  masts: [pole(0.68, 15), pole(0.22, 11)],
  turrets: [single(0.86, 'fore', 3), single(0.34, 'aft', 3), single(0.09, 'aft', 3)],
  tubes: [0.75, 0.52, 0.26],
  houses: [{ from: 0.65, to: 0.71, height: 3.2 }],
};

/** Counters of several ships show more than one hull. */
const inSquadron = (profile: ShipProfile): ShipProfile => ({ ...profile, hulls: 2 });

export const shipProfiles: Readonly<Record<ShipId, ShipProfile>> = {
  empress: packet(95, 0.46),
  engadine: packet(98, 0.49),
  riviera: packet(98, 0.49),
  arethusa,
  undaunted: arethusa,
  'harwich-destroyers': destroyer([0.6, 0.52, 0.4], 6),
  '1st-battle': inSquadron(ironDuke),
  '2nd-battle': inSquadron(orion),
  '3rd-battle': inSquadron(kingEdward),
  '4th-battle': inSquadron(dreadnought),
  '1st-battlecruiser': inSquadron(lion),
  '3rd-cruiser': inSquadron(armouredCruiser(144, 21)),
  '6th-cruiser': inSquadron(armouredCruiser(161, 21.7)),
  '1st-light-cruiser': inSquadron(town),
  '2nd-flotilla': destroyer([0.6, 0.44], 7),
  'i-battle': inSquadron(helgoland),
  'ii-battle': inSquadron(deutschland),
  'iii-battle': inSquadron(konig),
  'iv-battle': inSquadron(wittelsbach),
  'i-scouting': inSquadron(seydlitz),
  'iii-scouting': inSquadron(roon),
  'torpedo-boats-1': torpedoBoat,
  'torpedo-boats-2': torpedoBoat,
};

const zeppelin: AirshipProfile = { kind: 'airship', length: 158, diameter: 15, gondolas: [0.3, 0.68] };
const uBoat: SubmarineProfile = { kind: 'submarine', length: 65, beam: 6, tower: 0.53, periscopes: 2, gun: true };
const floatplane: AeroplaneProfile = { kind: 'floatplane', length: 10.2, span: 16, wings: 2, engine: 'inline' };

export const raiderProfiles: Readonly<Record<RaiderType, Profile>> = { zeppelin, 'u-boat': uBoat, 'ff-19': floatplane };

/** The Short Folder, whose wings fold back beside the body. */
export const seaplane: AeroplaneProfile = {
  kind: 'floatplane',
  length: 11.9,
  span: 17,
  wings: 2,
  engine: 'rotary',
  tailFloat: true,
  folding: true,
};
export const submarineE11: SubmarineProfile = { kind: 'submarine', length: 55, beam: 6.9, tower: 0.52, periscopes: 1 };
export const antiAircraftGun: GunProfile = { kind: 'gun', barrels: 1, elevation: 58 };
