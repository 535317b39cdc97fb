/**
 * GF-16 to GF-23: the battles of the book, and Jutland. The book's chapters on them are known by their headings alone, so lengths, points and
 * the battles that might have been are reconstructed (RULINGS.md); ships, stations, light and weather are history, and stand in the register.
 */
import type { Bonus } from './battle.ts';
import type { Edition, Flyer } from './historical.ts';

/** GF-16 */
const CAPE_SARYCH: Edition = {
  id: 'cape-sarych',
  title: 'Cape Sarych',
  words: 'Black Sea, 18 November 1914. Goeben, now Turkish, runs out of the mist upon five slow Russian battleships that fire as one.',
  battle: 'cape-sarych',
  opening: 'out-of-the-mist',
  blue: 'russian',
  turns: 8,
  margin: 12,
  sailsWith: { 'first-division': 'cruisers', 'old-divisions': 'third-division', midilli: 'selim' },
  light: [
    { from: 1, visibility: 5, exposed: null, dark: false },
    { from: 4, visibility: 3, exposed: null, dark: false },
  ],
  bonuses: [
    { kind: 'home', side: 'red', ships: ['sultan-selim'], points: 6, words: 'Yavuz gets away' },
    {
      kind: 'home',
      side: 'blue',
      ships: ['evstafi', 'ioann-zlatoust', 'panteleimon', 'tri-sviatitelia', 'rostislav'],
      points: 2,
      words: 'a battleship keeps the sea',
    },
  ],
};

/** GF-17 */
const CORONEL: Edition = {
  id: 'coronel',
  title: 'Coronel',
  words: 'Off Chile, 1 November 1914. Cradock meets Spee at sunset: two old armoured cruisers against the best gunners of the German navy.',
  battle: 'coronel',
  opening: 'before-sunset',
  blue: 'british',
  turns: 12,
  margin: 12,
  sailsWith: { nurnberg: 'east-asia-squadron' },
  crews: { cradock: 'green', glasgow: 'average', scharnhorst: 'elite', gneisenau: 'elite' }, // GF-17.11
};

/** GF-17.9 */
const CORONEL_CANOPUS: Edition = {
  ...CORONEL,
  id: 'coronel-canopus',
  title: 'Coronel, with Canopus',
  words: 'Cradock has waited for the old battleship that he was sent, and she sets the pace of his line.',
  added: { cradock: ['canopus'] },
};

/** GF-17.10 */
const CORONEL_DEFENCE: Edition = {
  ...CORONEL,
  id: 'coronel-defence',
  title: 'Coronel, with Defence',
  words: 'The modern armoured cruiser that Cradock asked for has joined him in time.',
  added: { cradock: ['defence'] },
};

const GERMAN_BATTLECRUISERS = ['seydlitz', 'moltke', 'derfflinger'];

const homeToWilhelmshaven = (ships: readonly string[]): Bonus => ({
  kind: 'home',
  side: 'red',
  ships,
  points: 6,
  words: 'a battlecruiser gets home',
});
const LION_SUNK: Bonus = { kind: 'sunk', side: 'red', ships: ['lion'], points: 10, words: 'Lion is sunk' };

/** GF-18 */
const DOGGER_BANK: Edition = {
  id: 'dogger-bank',
  title: 'Dogger Bank',
  words: 'North Sea, 24 January 1915. Beatty hunts Hipper home, and Blücher is the last of the German line.',
  battle: 'dogger-bank',
  opening: 'chase',
  blue: 'british',
  turns: 16,
  margin: 12,
  without: [
    'tenth-flotilla',
    'first-flotilla',
    'third-flotilla',
    'fifth-torpedo-flotilla',
    'fifteenth-half-flotilla',
    'eighteenth-half-flotilla',
  ],
  worn: ['blucher'],
  aircraft: [{ name: 'L 5', type: 'zeppelin-m', side: 'red', turn: 6, from: 'SE', miles: 10 }],
  bonuses: [homeToWilhelmshaven(GERMAN_BATTLECRUISERS), LION_SUNK],
};

/** GF-18.9 */
const DOGGER_BANK_ALL: Edition = {
  ...DOGGER_BANK,
  id: 'dogger-bank-hypothetical',
  title: 'Dogger Bank, in full strength',
  words: 'Queen Mary is not in dock, and Von der Tann is with Hipper.',
  added: { 'first-battle-cruiser-squadron': ['queen-mary'], 'first-scouting-group': ['von-der-tann'] },
  bonuses: [homeToWilhelmshaven([...GERMAN_BATTLECRUISERS, 'von-der-tann']), LION_SUNK],
};

/** GF-18.10; with the option `flotillas` the boats are divisions (GF-18.10.2, GF-18.10.4). */
const DOGGER_BANK_FLOTILLAS: Edition = {
  ...DOGGER_BANK,
  id: 'dogger-bank-flotillas',
  title: 'Dogger Bank, with the flotillas',
  words: 'The same chase with the destroyers and torpedo boats that were there on both sides.',
  without: [],
  sailsWith: { 'fifteenth-half-flotilla': 'eighteenth-half-flotilla' },
};

/** GF-19 */
const FALKLANDS: Edition = {
  id: 'falklands',
  title: 'The Falklands',
  words: 'South Atlantic, 8 December 1914. Two battlecruisers run Spee down on a clear day, and his light cruisers scatter.',
  battle: 'falklands',
  opening: 'chase',
  blue: 'british',
  turns: 16,
  margin: 12,
  without: ['bristol', 'macedonia', 'guardship'],
  sailsWith: { carnarvon: 'cruisers', glasgow: 'cruisers' },
  worn: ['scharnhorst', 'gneisenau', 'nurnberg', 'dresden'],
  bonuses: [{ kind: 'home', side: 'red', ships: ['nurnberg', 'dresden', 'leipzig'], points: 6, words: 'a light cruiser gets away' }],
};

/** GF-20: the title of the chapter is lost; RULINGS.md says why it must be this one. */
const RIVER_PLATE: Edition = {
  id: 'river-plate',
  title: 'River Plate',
  words: 'Off Uruguay, 13 December 1939. Three cruisers come at Graf Spee from two sides.',
  battle: 'river-plate',
  opening: 'first-light',
  blue: 'british',
  turns: 7,
  margin: 12,
  sailsWith: { exeter: 'light-cruisers' },
  aircraft: [{ name: 'The Seafox of Ajax', type: 'fairey-seafox', side: 'blue', ship: 'ajax-1934' }],
};

/** GF-20 */
const RIVER_PLATE_CUMBERLAND: Edition = {
  ...RIVER_PLATE,
  id: 'river-plate-cumberland',
  title: 'River Plate, with Cumberland',
  words: 'The heavy cruiser from the Falklands is near enough to come up while they fight.',
  reinforcements: [{ of: 'light-cruisers', name: 'Cumberland', ships: ['cumberland-1926'], turn: 5, from: 'SSE' }],
};

const VLADIVOSTOK_CRUISERS = ['rossia', 'gromoboi', 'rurik-1892'];

const homeToVladivostok = (ships: readonly string[]): Bonus => ({
  kind: 'home',
  side: 'red',
  ships,
  points: 6,
  words: 'a cruiser gets home',
});

/** GF-21 */
const ULSAN: Edition = {
  id: 'ulsan',
  title: 'Ulsan',
  words: 'Sea of Japan, 14 August 1904. Kamimura has found the cruisers of Vladivostok at last, and stands between them and home.',
  battle: 'ulsan',
  opening: 'dawn',
  blue: 'japanese',
  turns: 14,
  margin: 12,
  sailsWith: { 'fourth-division': 'second-division' },
  bonuses: [homeToVladivostok(VLADIVOSTOK_CRUISERS)],
};

/** GF-21.8 */
const ULSAN_BOGATYR: Edition = {
  ...ULSAN,
  id: 'ulsan-bogatyr',
  title: 'Ulsan, with Bogatyr',
  words: 'The fourth cruiser of Vladivostok has not run on the rocks in May.',
  added: { 'vladivostok-cruisers': ['bogatyr'] },
  bonuses: [homeToVladivostok([...VLADIVOSTOK_CRUISERS, 'bogatyr'])],
};

/** GF-21.9 */
const ULSAN_URYU: Edition = {
  ...ULSAN,
  id: 'ulsan-uryu',
  title: 'Ulsan, Uryu alone',
  words: 'Kamimura is elsewhere. Uryu’s protected cruisers are all that stands in the way.',
  without: ['second-division', 'fourth-division'],
  sailsWith: {},
  /** His ships are much the weaker: it is enough if they keep touch. But Russia cannot replace a cruiser in these waters. */
  bonuses: [
    { kind: 'home', side: 'blue', ships: ['naniwa', 'takachiho', 'niitaka', 'tsushima'], points: 3, words: 'a cruiser keeps touch' },
    { kind: 'sunk', side: 'blue', ships: VLADIVOSTOK_CRUISERS, points: 8, words: 'a cruiser is sunk' },
  ],
  reinforcements: [
    { of: null, name: 'Uryu’s cruisers', side: 'blue', ships: ['naniwa', 'takachiho', 'niitaka', 'tsushima'], turn: 1, from: 'N' },
  ],
};

/** GF-22 */
const YALU_RIVER: Edition = {
  id: 'yalu-river',
  title: 'Yalu River',
  words: 'Yellow Sea, 17 September 1894. Two ironclads and their weak wings in line abreast, against fast cruisers in line ahead.',
  battle: 'yalu-river',
  opening: 'first-shot',
  blue: 'chinese',
  turns: 15,
  margin: 12,
  sailsWith: { 'left-wing': 'centre', 'river-detachment': 'right-wing', 'torpedo-boats': 'right-wing', tenders: 'main-squadron' },
  // GF-22.9
  crews: { 'flying-squadron': 'elite', 'left-wing': 'green', 'right-wing': 'green', 'river-detachment': 'green', 'torpedo-boats': 'green' },
};

const breakingThrough = (points: number): Bonus => ({
  kind: 'home',
  side: 'red',
  ships: ['tsesarevich', 'retvizan', 'pobeda', 'peresvet', 'sevastopol-1895', 'poltava-1894'],
  points,
  words: 'a battleship gets through',
});

/** GF-23 */
const YELLOW_SEA: Edition = {
  id: 'yellow-sea',
  title: 'Yellow Sea',
  words: 'Off Port Arthur, 10 August 1904. Vitgeft must break through to Vladivostok, and Togo must not let him.',
  battle: 'yellow-sea',
  opening: 'first-meeting',
  blue: 'japanese',
  turns: 16,
  margin: 12,
  without: [
    'fifth-division',
    'sixth-division',
    'asama',
    'first-destroyer-division',
    'second-destroyer-division',
    'third-destroyer-division',
    'fourth-destroyer-division',
    'fifth-destroyer-division',
    'first-destroyers',
    'second-destroyers',
  ],
  bonuses: [breakingThrough(1)],
};

/** GF-23.8 */
const YELLOW_SEA_KAMIMURA: Edition = {
  ...YELLOW_SEA,
  id: 'yellow-sea-kamimura',
  title: 'Yellow Sea, with Kamimura',
  words: 'The armoured cruisers that watch Vladivostok have joined Togo, and Bayan has not struck a mine.',
  added: { 'first-division': ['idzumo', 'adzuma', 'tokiwa', 'iwate'], cruisers: ['bayan'] },
  bonuses: [breakingThrough(6)],
};

/** Her whole complement; only Rutland's flew that day. */
const ENGADINE: readonly Flyer[] = [
  { name: "Rutland's Short", type: 'short-184', side: 'blue', ship: 'engadine' },
  { name: 'The second Short', type: 'short-184-torpedo', side: 'blue', ship: 'engadine' },
  { name: 'The first Baby', type: 'sopwith-baby', side: 'blue', ship: 'engadine' },
  { name: 'The second Baby', type: 'sopwith-baby', side: 'blue', ship: 'engadine' },
];

/** Ours: the book has no Jutland. */
const JUTLAND: Edition = {
  id: 'jutland',
  title: 'Jutland',
  words:
    'North Sea, 31 May 1916, a quarter past six. Jellicoe deploys across the path of Scheer: both fleets whole, some two hundred and fifty ships.',
  battle: 'jutland',
  opening: 'main-fleets',
  blue: 'british',
  turns: 10,
  margin: 14,
  aircraft: ENGADINE,
  sailsWith: {
    'second-battle-cruiser-squadron': 'first-battle-cruiser-squadron',
    'hood-cruisers': 'third-battle-cruiser-squadron',
    'hood-destroyers': 'third-battle-cruiser-squadron',
    'second-scouting-group': 'sixth-torpedo-flotilla',
    'fleet-tenders': 'repeating-cruisers',
    engadine: 'first-flotilla',
    'leader-of-torpedo-boats': 'third-torpedo-flotilla',
    'first-torpedo-flotilla': 'third-torpedo-flotilla',
    'second-leader-of-torpedo-boats': 'ninth-torpedo-flotilla',
  },
};

const JUTLAND_RUN_TO_THE_SOUTH: Edition = {
  ...JUTLAND,
  id: 'jutland-run-to-the-south',
  title: 'Jutland, the run to the south',
  words: 'A quarter to four. Beatty chases Hipper towards the High Sea Fleet, with four fast battleships behind him.',
  opening: 'battle-cruisers',
  turns: 8,
  sailsWith: {
    engadine: 'first-flotilla',
    'leader-of-torpedo-boats': 'third-torpedo-flotilla',
    'first-torpedo-flotilla': 'third-torpedo-flotilla',
    'second-leader-of-torpedo-boats': 'ninth-torpedo-flotilla',
  },
};

export const EDITIONS: readonly Edition[] = [
  CORONEL,
  CORONEL_CANOPUS,
  CORONEL_DEFENCE,
  FALKLANDS,
  DOGGER_BANK,
  DOGGER_BANK_FLOTILLAS,
  DOGGER_BANK_ALL,
  CAPE_SARYCH,
  RIVER_PLATE,
  RIVER_PLATE_CUMBERLAND,
  ULSAN,
  ULSAN_BOGATYR,
  ULSAN_URYU,
  YALU_RIVER,
  YELLOW_SEA,
  YELLOW_SEA_KAMIMURA,
  JUTLAND_RUN_TO_THE_SOUTH,
  JUTLAND,
];
