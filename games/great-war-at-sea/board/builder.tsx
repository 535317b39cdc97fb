/** An operation of one's own: waters and days, fleets out of the register, where they lie and what they are to do. */
import '../../../kit/kit.css';
import '../../../kit/board.css';
import '../../../kit/building/building.css';
import './css/calendar.css';
import './css/builder.css';
import type { BuilderProps } from '../../../kit/builder-props.ts';
import { Words } from '../../../kit/building/fields.tsx';
import { stay } from '../../../kit/building/stay.ts';
import { Aims } from './building/aims.tsx';
import { BuilderChart } from './building/chart.tsx';
import { createDesk, type DeskPart } from './building/desk.ts';
import { Faults } from './building/faults.tsx';
import { ZonesOffered } from './building/fields.tsx';
import { FleetForm } from './building/fleet-form.tsx';
import { FleetList } from './building/fleet-list.tsx';
import { Foot } from './building/foot.tsx';
import { Head } from './building/head.tsx';
import { Limits } from './building/limits.tsx';
import { LongWords } from './building/long-words.tsx';
import { Outcome } from './building/outcome.tsx';
import { Parties } from './building/parties.tsx';
import { Scene } from './building/scene.tsx';
import { Ships } from './building/ships.tsx';
import { Step } from './building/step.tsx';
import { Summary } from './building/summary.tsx';
import { Watch } from './building/watch.tsx';

const Title = (props: DeskPart) => (
  <>
    <div class="builder-fields">
      <Words
        label="Title"
        most={60}
        value={props.desk.draft().title}
        onChange={(title) => props.desk.change((draft) => ({ ...draft, title }))}
      />
      <LongWords
        label="What it is about"
        value={props.desk.draft().words}
        onChange={(words) => props.desk.change((draft) => ({ ...draft, words }))}
      />
    </div>
    <Faults desk={props.desk} at="title" />
    <Faults desk={props.desk} at="words" />
  </>
);

const Builder = (props: BuilderProps) => {
  let desktop!: HTMLDivElement;
  const desk = createDesk();
  return (
    <div class="builder-desk gw-builder" role="presentation" ref={desktop} onKeyDown={stay}>
      <ZonesOffered desk={desk} />
      <Head desk={desk} />
      <Step desk={desk} number={1} title="What, where and when" at={['title', 'words', 'date', 'turns', 'weather']}>
        <Title desk={desk} />
        <Scene desk={desk} />
      </Step>
      <Step desk={desk} number={2} title="The sides" at={['sides']}>
        <Parties desk={desk} />
      </Step>
      <Step
        desk={desk}
        number={3}
        title="Fleets"
        at={['fleets', 'fuel']}
        words="Open a fleet, put it on the chart, say what it is sent out for, and take ships for it out of the register."
      >
        <div class="gw-workbench">
          <BuilderChart desk={desk} />
          <div>
            <FleetList desk={desk} />
            <FleetForm desk={desk} />
            <Ships desk={desk} />
          </div>
        </div>
      </Step>
      <Step
        desk={desk}
        number={4}
        title="What else there is"
        at={['boats', 'airships', 'aims', 'limits']}
        words="All of it may be left out."
      >
        <Watch desk={desk} />
        <Aims desk={desk} />
        <Limits desk={desk} />
      </Step>
      <Step desk={desk} number={5} title="What wins" at={['margin', 'history']}>
        <Outcome desk={desk} />
      </Step>
      <Summary desk={desk} desktop={() => desktop} />
      <Foot desk={desk} builder={props} />
    </div>
  );
};

export default Builder;
