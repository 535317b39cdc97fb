/** A button that asks for one JSON file. The same file may be chosen again. */
import type { JSX } from 'solid-js';

interface FilePickerProps {
  readonly class: string;
  readonly onTake: (file: File) => void;
  readonly children: JSX.Element;
}

export const FilePicker = (props: FilePickerProps) => (
  <label class={props.class}>
    {props.children}
    <input
      type="file"
      class="hidden"
      accept=".json,application/json"
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        if (file) props.onTake(file);
        event.currentTarget.value = '';
      }}
    />
  </label>
);
