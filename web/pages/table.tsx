/** The table of one saved game. */
import { AtSave } from '../parts/at-save.tsx';
import { OneTab } from '../parts/one-tab.tsx';
import { TableView } from '../table/table-view.tsx';

const TablePage = (props: { readonly save: string }) => (
  <OneTab save={props.save}>
    {(overtaken) => (
      <AtSave save={props.save}>{(opened, session) => <TableView session={session} opened={opened} onOvertaken={overtaken} />}</AtSave>
    )}
  </OneTab>
);

export default TablePage;
