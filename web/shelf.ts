/** What the page knows of each game: the card in its room, what was measured of it, and where to fetch its picture, its board and its rules when they are wanted. */
import type { Component } from 'solid-js';
import type { BoardModule } from '../kit/board-props.ts';
import type { BuilderProps } from '../kit/builder-props.ts';
import type { Measured } from '../kit/measured.ts';
import type { ReportBoard } from '../kit/report-board.ts';
import type { ShelfCard, ShelfData } from '../kit/shelf-card.ts';
import type { PictureProps } from '../kit/table-picture.tsx';
import type { GameId } from './games.ts';
import { type Glossary, glossaryOf, type Terms } from './glossary/glossary.ts';
import { found } from './rooms.ts';

/** A board as it lies on a table: with the data of the game that is played there. */
export interface LaidBoard {
  readonly board: BoardModule;
  readonly data: object;
}

export interface Shelved extends ShelfCard, ShelfData {
  /** By scenario; one that has not been measured yet is not there. */
  readonly measured: Readonly<Record<string, Measured>>;
  readonly picture: () => Promise<{ default: Component<PictureProps> }>;
  readonly board: () => Promise<BoardModule>;
  /** What its after-action report is drawn with. */
  readonly report: () => Promise<ReportBoard>;
  /** Packs made out of choices, if the game has a way to. */
  readonly builder: (() => Promise<{ default: Component<BuilderProps> }>) | undefined;
  /** The rules of the game, and behind them those of the systems that it shares with others. */
  readonly rulebook: () => Promise<string>;
  /** Which edition they follow, and how each gap in it was closed. */
  readonly rulings: () => Promise<string>;
  /** The terms of the trade that it uses, its own and those that it shares. */
  readonly glossary: () => Promise<Glossary>;
}

const cards = import.meta.glob<ShelfCard>('../games/*/board/card.ts', { eager: true, import: 'card' });
const data = import.meta.glob<ShelfData>('../games/*/board/shelf.json', { eager: true, import: 'default' });
const measures = import.meta.glob<Shelved['measured']>('../games/*/board/measured.json', { eager: true, import: 'default' });
const pictures = import.meta.glob<{ default: Component<PictureProps> }>('../games/*/board/picture.tsx');
const boards = import.meta.glob<BoardModule>('../games/*/board/index.ts');
const reports = import.meta.glob<ReportBoard>('../games/*/board/report.ts', { import: 'reportBoard' });
const builders = import.meta.glob<{ default: Component<BuilderProps> }>('../games/*/board/builder.tsx');
const rulebooks = import.meta.glob<string>(['../games/*/rulebook.md', '../*/rulebook.md'], { query: '?raw', import: 'default' });
const rulings = import.meta.glob<string>(['../games/*/RULINGS.md', '../*/RULINGS.md'], { query: '?raw', import: 'default' });
const terms = import.meta.glob<Terms>(['../games/*/terms.ts', '../*/terms.ts'], { import: 'terms' });

/** Where the terms of all games stand. */
const COMMON = 'kit';

export function shelved(id: GameId): Shelved {
  const card = found(cards, `../games/${id}/board/card.ts`);
  const rooms = [`games/${id}`, ...(card.shares ?? [])];
  return {
    ...card,
    ...found(data, `../games/${id}/board/shelf.json`),
    measured: measures[`../games/${id}/board/measured.json`] ?? {},
    picture: found(pictures, `../games/${id}/board/picture.tsx`),
    board: found(boards, `../games/${id}/board/index.ts`),
    report: () => found(reports, `../games/${id}/board/report.ts`)(),
    builder: builders[`../games/${id}/board/builder.tsx`],
    rulebook: () => joined(rooms.map((room) => found(rulebooks, `../${room}/rulebook.md`))),
    glossary: async () => {
      const sources = [COMMON, ...(card.shares ?? []), `games/${id}`].map((room) => found(terms, `../${room}/terms.ts`));
      return glossaryOf(await Promise.all(sources.map((source) => source())));
    },
    rulings: () => joined(rooms.map((room) => found(rulings, `../${room}/RULINGS.md`))),
  };
}

const joined = async (texts: readonly (() => Promise<string>)[]): Promise<string> =>
  (await Promise.all(texts.map((text) => text()))).join('\n\n');
