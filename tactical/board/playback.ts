/** From the events of a battle to what they look like on the water, in the view of any game that fights one. */
import { type ChartMark, hitsInWords, loss, note, rolledInWords } from '../../kit/chart-marks.ts';
import type { Act, Acts, Part } from '../../kit/playback.ts';
import type { Battery, ShipId } from '../battle.ts';
import type { BattlePlayed } from '../played.ts';
import type { BasicView, BattleView, PieceView } from '../view.ts';

/** Where a view has the battle that is being fought. */
export interface Fought {
  readonly battle: BattleView | null;
  readonly basic: BasicView | null;
}

const PARTS: Readonly<Record<Battery | 'hull' | 'mount', string>> = {
  hull: 'hull −1',
  primary: 'primary −1',
  secondary: 'secondary −1',
  tertiary: 'tertiary −1',
  mount: 'torpedo mount gone',
};

const ENGINES = { patched: 'engines patched', hopeless: 'engines gone' } as const;

export function battleActs<V extends Fought>(): Acts<BattlePlayed, V, ChartMark> {
  const changed =
    (change: (piece: PieceView) => PieceView) =>
    (view: V): V => ({
      ...view,
      battle: view.battle && { ...view.battle, pieces: view.battle.pieces.map(change) },
      basic: view.basic && { ...view.basic, pieces: view.basic.pieces.map(change) },
    });
  /** Nothing is played where there was no battle before. */
  const act = (phase: string, piece: string, part: Part<V, ChartMark>): Act<V, ChartMark> => ({
    group: [phase, piece],
    parts: ({ battle, basic }) => (battle || basic ? [part] : []),
  });
  const noted = (phase: string, title: string, about: string, words: string): Act<V, ChartMark> =>
    act(phase, about, { title, marks: [note(about, words)] });
  /** What befalls a ship is seen while the guns fire. */
  const hurt = (ship: ShipId, words: string) => noted('fire', 'Damage', ship, words);
  const lost = (ship: ShipId, words: string) => act('sinking', ship, { title: 'Sunk', marks: [loss(ship), note(ship, words)] });
  /** What comes after it is seen where the fleets are. */
  const ended = act('ending', '', { title: 'The battle is over', marks: [], after: (view) => ({ ...view, battle: null, basic: null }) });
  return {
    'battle-ended': () => ended,
    'basic-ended': () => ended,
    sighted: ({ piece: { token, ships } }) => noted('sighting', 'Made out', token, ships === null ? 'in sight' : 'made out'),
    moved: ({ pieces, to }) => {
      const tokens = new Set(pieces.map(({ token }) => token));
      const after = changed((piece) => (tokens.has(piece.token) ? { ...piece, hex: to } : piece));
      return act('movement', pieces[0]?.token ?? '', { title: 'Movement', marks: [], after });
    },
    slid: ({ by }) => {
      const after = changed((piece) => (piece.hex === null ? piece : { ...piece, hex: piece.hex + by }));
      return act('slide', '', { title: 'The map follows', marks: [], after });
    },
    exited: ({ piece, leftBehind }) => noted('leaving', 'Away', piece.token, leftBehind ? 'left behind' : 'leaves'),
    'tow-dropped': ({ piece }) => noted('leaving', 'Away', piece.token, 'tow dropped'),
    scuttled: ({ ship }) => lost(ship, 'scuttled'),
    foundered: ({ ship }) => lost(ship, 'founders'),
    fired: ({ by, at, with: arm, hits }, rolls) => {
      const torpedoes = arm === 'torpedoes';
      const words = rolledInWords(rolls, hitsInWords(hits));
      const mark: ChartMark = { kind: 'salvo', from: by.token, to: at.token, arm: torpedoes ? 'torpedoes' : 'guns', hits, words };
      return act('fire', at.token, { title: torpedoes ? 'Torpedoes' : 'Gunnery', marks: [mark] });
    },
    'fire-wasted': ({ by }) => noted('fire', 'Gunnery', by.token, 'her target is gone'),
    exploded: ({ ship }) => hurt(ship, 'blows up'),
    sunk: ({ ship }) => lost(ship, 'sunk'),
    struck: ({ ship, where }) => hurt(ship, PARTS[where]),
    bounced: ({ ship }) => hurt(ship, 'armour holds'),
    slowed: ({ ship }) => hurt(ship, 'slower'),
    'leader-hit': ({ ship }) => hurt(ship, 'bridge hit'),
    engines: ({ ship, now }) => noted('engines', 'Engines', ship, ENGINES[now]),
  };
}
