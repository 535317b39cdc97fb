/** Where and when: year and length, how the fleets meet, what can be seen, and the wind. */

import { OneOf, Whole } from '../../../../kit/building/fields.tsx';
import { type Choices, MEETINGS, type Meeting } from '../../data/builder.ts';
import { inYear, lasting } from '../../data/choices.ts';
import { FORMS, HEADINGS } from '../../data/formation.ts';
import { SIDES } from '../../state.ts';

const MEETING_WORDS: Readonly<Record<Meeting, string>> = {
  meeting: 'head for each other',
  'blue-chased': 'red chases blue',
  'red-chased': 'blue chases red',
  parallel: 'steam side by side',
  passing: 'pass on opposite courses',
};

const FORM_WORDS: Readonly<Record<Choices['form'], string>> = { 'line-ahead': 'line ahead', 'line-abreast': 'line abreast' };

const WINDS: readonly Choices['wind'][] = ['none', 'rolled', ...HEADINGS];
const WIND_WORDS: Readonly<Record<Choices['wind'], string>> = {
  none: 'does not matter',
  rolled: 'as a die decides',
  N: 'blows to the north',
  NE: 'blows to the north-east',
  SE: 'blows to the south-east',
  S: 'blows to the south',
  SW: 'blows to the south-west',
  NW: 'blows to the north-west',
};

/** As far as anybody need see. */
const ALL = 30;
const MOST_TURNS = 60;

const NEVER = 'never';
const nightWords = (turn: string): string => (turn === NEVER ? 'never' : turn === '1' ? 'from the beginning' : `from turn ${turn}`);

interface Props {
  readonly choices: Choices;
  readonly onChoose: (changes: Partial<Choices>) => void;
}

export const Circumstances = (props: Props) => (
  <div class="builder-fields">
    <Whole
      label="Year"
      value={props.choices.year}
      least={1889}
      most={1939}
      onChange={(year) => props.onChoose(inYear(props.choices, year))}
    />
    <Whole
      label="Turns"
      value={props.choices.turns}
      least={1}
      most={MOST_TURNS}
      onChange={(turns) => props.onChoose(lasting(props.choices, turns))}
    />
    <OneOf
      label="The fleets"
      words={(each) => MEETING_WORDS[each]}
      all={MEETINGS}
      value={props.choices.meeting}
      onChange={(meeting) => props.onChoose({ meeting })}
    />
    <Whole label="Miles between them" value={props.choices.range} least={2} most={40} onChange={(range) => props.onChoose({ range })} />
    <OneOf
      label="Formation"
      words={(each) => FORM_WORDS[each]}
      all={FORMS}
      value={props.choices.form}
      onChange={(form) => props.onChoose({ form })}
    />
    <Whole
      label={`Miles one can see (${ALL}: all)`}
      value={props.choices.visibility ?? ALL}
      least={1}
      most={ALL}
      onChange={(miles) => props.onChoose({ visibility: miles === ALL ? null : miles })}
    />
    <OneOf
      label="Against the light"
      words={(each) => (each === 'neither' ? 'neither' : `the ${each} fleet`)}
      all={['neither', ...SIDES]}
      value={props.choices.exposed ?? 'neither'}
      onChange={(side) => props.onChoose({ exposed: side === 'neither' ? null : side })}
    />
    <OneOf
      label="Night"
      words={nightWords}
      all={[NEVER, ...Array.from({ length: props.choices.turns }, (_, turn) => `${turn + 1}`)]}
      value={props.choices.nightfall === null ? NEVER : `${props.choices.nightfall}`}
      onChange={(turn) => props.onChoose({ nightfall: turn === NEVER ? null : Number(turn) })}
    />
    <OneOf
      label="Wind"
      words={(each) => WIND_WORDS[each]}
      all={WINDS}
      value={props.choices.wind}
      onChange={(wind) => props.onChoose({ wind })}
    />
  </div>
);
