/** The table of one saved game. */
import { AtSave } from '../parts/at-save.tsx';
import { TableView } from '../table/table-view.tsx';

const TablePage = (props: { readonly save: string }) => (
  <AtSave save={props.save}>{(opened, session) => <TableView session={session} opened={opened} />}</AtSave>
);

export default TablePage;
