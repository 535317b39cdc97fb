/** Where the names of the sea areas stand on the plate and where counters lie, set by eye so that nothing covers anything. */
import type { Point } from '../../chart/chart.ts';
import type { Area } from '../../games/cruiser-warfare/data/areas.ts';

/** Room for one stack of counters. */
export const card = { width: 46, height: 32 } as const;

export interface Lettering {
  /** The name, line by line. */
  readonly name: readonly string[];
  /** The middle of the first baseline; under the last line there is room for a row of figures. */
  readonly label: Point;
  /** Middles of the two stacks, the Allies first. */
  readonly stacks: readonly [Point, Point];
  /** A point in the open water of the area, where courses meet. */
  readonly centre: Point;
  /** A sea that is too small for counters has them ashore, with a line to its centre. */
  readonly ashore: boolean;
}

const across = ([x, y]: Point): readonly [Point, Point] => [
  [x - 25, y],
  [x + 25, y],
];
const down = ([x, y]: Point): readonly [Point, Point] => [
  [x, y - 18],
  [x, y + 18],
];

const lines = (name: string): readonly string[] => name.split('/');

/** The stacks side by side in the water; its centre is between them unless an island lies there. */
const open = (name: string, label: Point, stacks: Point, centre = stacks): Lettering => ({
  name: lines(name),
  label,
  stacks: across(stacks),
  centre,
  ashore: false,
});

/** The stacks one above the other in a narrow area. */
const upright = (name: string, label: Point, stacks: Point): Lettering => ({ ...open(name, label, stacks), stacks: down(stacks) });

/** The name in the water, the stacks on land. */
const ashore = (name: string, label: Point, stacks: Point, centre: Point): Lettering => ({
  ...open(name, label, stacks, centre),
  ashore: true,
});

export const lettering: Readonly<Record<Area, Lettering>> = {
  'north-sea': ashore('North/Sea', [1848, 106], [1918, 154], [1856, 144]),
  'norwegian-sea': open('Norwegian Sea', [1826, 28], [1824, 60]),
  'denmark-strait': open('Denmark Strait', [1660, 68], [1650, 100]),
  'western-approaches': open('Western Approaches', [1720, 134], [1714, 168]),
  'bay-of-biscay': ashore('Bay of/Biscay', [1774, 204], [1864, 234], [1776, 244]),
  'labrador-sea': open('Labrador Sea', [1592, 206], [1574, 238]),
  azores: open('Azores', [1692, 214], [1688, 246]),
  madeira: open('Madeira', [1712, 302], [1708, 334]),
  'eastern-seaboard': ashore('Eastern/Seaboard', [1464, 236], [1378, 218], [1434, 244]),
  'outer-banks': ashore('Outer Banks', [1434, 304], [1346, 270], [1404, 288]),
  'western-atlantic': open('Western Atlantic', [1558, 312], [1576, 344]),
  'gulf-of-mexico': ashore('Gulf of/Mexico', [1336, 312], [1234, 284], [1298, 312]),
  caribbean: open('Caribbean', [1408, 366], [1416, 396]),
  'windward-isles': ashore('Windward/Isles', [1514, 380], [1464, 442], [1500, 410]),
  'mouths-of-the-amazon': ashore('Mouths of/the Amazon', [1586, 424], [1574, 506], [1586, 458]),
  narrows: open('Narrows', [1712, 424], [1712, 456]),
  brazil: ashore('Brazil', [1666, 568], [1574, 558], [1640, 564]),
  'gulf-of-guinea': open('Gulf of Guinea', [1846, 484], [1844, 516]),
  'south-atlantic': open('South Atlantic', [1752, 612], [1752, 644]),
  'rio-de-la-plata': open('Rio de la Plata', [1596, 660], [1576, 692]),
  'cape-horn': open('Cape Horn', [1582, 772], [1582, 804]),
  'cape-of-good-hope': open('Cape of Good Hope', [1914, 702], [1914, 734]),

  'mozambique-channel': open('Mozambique Channel', [90, 634], [104, 606], [66, 584]),
  'arabian-sea': open('Arabian Sea', [186, 396], [186, 428]),
  'bay-of-bengal': open('Bay of Bengal', [326, 378], [326, 410]),
  'chagos-islands': open('Chagos Islands', [226, 534], [232, 566]),
  'cocos-island': open('Cocos Island', [402, 554], [402, 586]),
  'southern-indian-ocean': open('Southern Indian Ocean', [216, 702], [216, 734]),
  'australian-bight': open('Australian Bight', [546, 702], [546, 734]),

  'gulf-of-thailand': ashore('Gulf of/Thailand', [411, 426], [392, 346], [399, 409]),
  'south-china-sea': ashore('South China/Sea', [468, 372], [446, 298], [460, 356]),
  'dutch-east-indies': open('Dutch East Indies', [496, 492], [474, 458], [452, 486]),
  'timor-sea': ashore('Timor Sea', [554, 532], [582, 576], [540, 546]),
  'yellow-sea': ashore('Yellow/Sea', [534, 286], [440, 222], [516, 248]),
  'sea-of-japan': ashore('Sea of/Japan', [590, 226], [522, 172], [566, 232]),
  'bonin-islands': open('Bonin Islands', [602, 294], [602, 326]),
  'philippine-sea': open('Philippine/Sea', [552, 354], [534, 406], [556, 384]),

  'bering-sea': open('Bering Sea', [800, 106], [800, 138]),
  'western-pacific': open('Western Pacific', [690, 226], [690, 258]),
  'central-pacific': upright('Central/Pacific', [794, 196], [794, 264]),
  'caroline-islands': open('Caroline Islands', [658, 394], [662, 426]),
  'marshall-islands': open('Marshall Islands', [772, 376], [772, 408]),
  solomons: open('Solomons', [774, 468], [778, 500]),
  'coral-sea': open('Coral Sea', [752, 562], [746, 594]),
  'tasman-sea': open('Tasman Sea', [730, 676], [722, 708]),

  'gulf-of-alaska': open('Gulf of Alaska', [986, 122], [986, 154]),
  'south-pacific': open('South Pacific', [930, 234], [930, 266]),
  hawaii: open('Hawaii', [958, 392], [958, 424]),
  'phoenix-island': open('Phoenix Island', [914, 464], [914, 496]),
  samoa: open('Samoa', [888, 570], [888, 602]),
  'chatham-island': open('Chatham Island', [890, 690], [890, 722]),
  tahiti: open('Tahiti', [1022, 590], [1022, 622]),
  marquesas: open('Marquesas', [1138, 500], [1138, 532]),
  'easter-island': open('Easter Island', [1220, 678], [1220, 710]),
  'west-coast': open('West Coast', [1108, 236], [1104, 268]),
  'gulf-of-california': open('Gulf of California', [1172, 362], [1166, 394]),
  tehuantepec: open('Tehuantepec', [1290, 408], [1288, 440]),
  'gulf-of-panama': ashore('Gulf of/Panama', [1374, 438], [1454, 486], [1388, 460]),
  galapagos: open('Galapagos', [1320, 518], [1318, 550]),
  coronel: upright('Coronel', [1390, 626], [1390, 684]),
};
