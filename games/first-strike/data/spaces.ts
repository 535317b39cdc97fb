/** The three boards as graphs. Where the printed arrows are not in the rules' text they are reconstructed; see RULINGS.md. */

/** FS-2.1d: the Strategic Map. */
export const STRATEGIC_SPACES = ['A', 'B', 'C', 'D', 'E', 'british-reserve', 'german-reserve', 'rescue', 'cuxhaven'] as const;
export type StrategicSpace = (typeof STRATEGIC_SPACES)[number];

/** The track of the Harwich Force, one way (FS-8.1b, FS-8.1d). */
export const TRACK = ['A', 'B', 'C', 'D', 'E', 'british-reserve'] as const;
export type TrackSpace = (typeof TRACK)[number];
export const LAUNCHING_SPACE: TrackSpace = 'B';

export const ENTRIES = ['entry-1', 'entry-2', 'entry-3', 'entry-4', 'entry-5'] as const;
export const TARGETS = ['target-a', 'target-b', 'target-c', 'target-d'] as const;
export type Entry = (typeof ENTRIES)[number];
export type Installation = (typeof TARGETS)[number];
/** FS-2.1d: the Air Raid Map. */
export type RaidSpace = Entry | Installation | 'escape';

export const INSTALLATION_NAMES: Readonly<Record<Installation, string>> = {
  'target-a': 'Airship Building Yard',
  'target-b': 'Airship Shed',
  'target-c': 'Floating Airship Shed',
  'target-d': 'Aeroplane Factory',
};

/** FS-9.4d: where an aircraft may fly from each space. */
export type Arrows = Readonly<Record<RaidSpace, readonly RaidSpace[]>>;

/** Reconstructed. */
export const RAID_ARROWS: Arrows = {
  'entry-1': ['target-a', 'entry-2'],
  'entry-2': ['target-a', 'target-b', 'entry-1', 'entry-3'],
  'entry-3': ['target-b', 'target-c', 'entry-2', 'entry-4'],
  'entry-4': ['target-c', 'target-d', 'entry-3', 'entry-5'],
  'entry-5': ['target-d', 'entry-4'],
  'target-a': ['entry-1', 'entry-2', 'escape'],
  'target-b': ['entry-2', 'entry-3', 'escape'],
  'target-c': ['entry-3', 'entry-4', 'escape'],
  'target-d': ['entry-4', 'entry-5', 'escape'],
  escape: [],
};

/** FS-10.0h: the Naval Battle Board, five spaces in a row. */
export const BATTLE_SPACES = ['british-a', 'british-b', 'neutral', 'german-b', 'german-a'] as const;
export type BattleSpace = (typeof BATTLE_SPACES)[number];

export const isInstallation = (space: RaidSpace | null): space is Installation => space?.startsWith('target-') ?? false;
