/** A few sentences. They stand in one line of the file, whatever the writer presses. */
const MOST = 600;

interface LongWordsProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
}

export const LongWords = (props: LongWordsProps) => (
  <label class="builder-field wide">
    {props.label}
    <textarea
      class="field"
      rows="2"
      maxlength={MOST}
      value={props.value}
      onInput={(event) => props.onChange(event.currentTarget.value.replaceAll('\n', ' '))}
    />
  </label>
);
