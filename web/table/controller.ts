/** What the people at the table do, and what the table remembers between two orders. */
import { createSignal } from 'solid-js';
import { saveOf } from '../new-save.ts';
import type { Opened } from '../pages/table.tsx';
import { download, fileName } from '../parts/game-files.ts';
import type { StaffScope, Table, TableEntry, TableOption } from '../protocol.ts';
import type { Wanted } from '../rulebook/rulebook.tsx';
import type { Session } from '../session.ts';
import { keep } from '../storage.ts';
import { announcement } from './announce.ts';
import { createSelection } from './selection.ts';

export type Controller = ReturnType<typeof createController>;

const sameTarget = (a: TableOption['target'], b: TableOption['target']): boolean => JSON.stringify(a) === JSON.stringify(b);

export function createController(session: Session, { game, save }: Opened) {
  const [caution, setCaution] = createSignal<TableOption | null>(null);
  const [wanted, setWanted] = createSignal<Wanted | null>(null);
  const [marked, setMarked] = createSignal<TableEntry | null>(null);
  const [said, setSaid] = createSignal('');
  const [trouble, setTrouble] = createSignal<string | null>(null);

  const question = () => session.table()?.question ?? null;

  /** One order at a time: what comes while another is under way is dropped, for it may answer another question. */
  const send = async (work: () => Promise<Table | null>): Promise<void> => {
    if (session.busy()) return;
    const table = await work().catch((error: unknown) => {
      setTrouble(error instanceof Error ? error.message : String(error));
      return null;
    });
    if (!table) return;
    setTrouble(null);
    setMarked(null);
    selection.clear();
    setSaid(announcement(table));
    await keep(await saveOf(save.id, save.started, table, game));
  };

  const order = (option: TableOption): void => {
    setCaution(null);
    void send(() => session.choose(option));
  };
  const choose = (option: TableOption): void => {
    if (option.caution === null) order(option);
    else setCaution(option);
  };
  const selection = createSelection(question, choose);

  /** The line of the list with this place, from 0. */
  const chooseAt = (place: number): void => {
    const item = selection.items()[place];
    if (item?.kind === 'option') choose(item.option);
    if (item?.kind === 'piece') selection.press(item.id);
  };

  /** An order that the board itself has completed; it goes the same way as one from the list. */
  const command = (verb: string, target: TableOption['target']): void => {
    const option = question()?.options.find((each) => each.verb === verb && sameTarget(each.target, target));
    if (option) choose(option);
  };

  const undo = (): void => {
    if (session.table()?.undo.possible) void send(session.undo);
  };
  const staff = (scope: StaffScope): void => {
    if (question()) void send(() => session.staff(scope));
  };

  const exportRecord = (): void => {
    const table = session.table();
    if (table) download(fileName({ game, touched: Date.now(), commands: table.commands }), table.record);
  };

  return {
    question,
    selection,
    caution,
    choose,
    chooseAt,
    command,
    confirm: order,
    thinkAgain: () => setCaution(null),
    undo,
    staff,
    exportRecord,
    wanted,
    showRule: (rule: string | null) => void setWanted({ rule }),
    closeRules: () => setWanted(null),
    marked,
    mark: (entry: TableEntry | null) => void setMarked(entry),
    said,
    trouble,
  };
}
