/** What is asked beside the game, answered from what the viewer may know. */
import { Forecaster, horizonFor } from '../../lab/forecast/forecaster.ts';
import type { Inquiry, InquiryAnswer, Table } from '../../table/index.ts';
import { reasonsFor, rollsBehind } from '../../table/question.ts';

/** How long a forecast may take of the server's time before others are heard, in milliseconds. */
const FORECAST_MOMENT = 20;

export class Inquiries {
  /** What is foreseen of the question, as long as it stands as it is. */
  private foreseen: { readonly by: Forecaster; readonly table: Table; readonly changes: number } | null = null;

  constructor(
    private readonly viewer: string,
    private readonly now: () => number,
  ) {}

  answer(table: Table, inquiry: Inquiry): InquiryAnswer {
    const { viewer } = this;
    switch (inquiry.type) {
      case 'why':
        return { type: 'reasons', reasons: reasonsFor(table.game, viewer, inquiry.id) };
      case 'rolls':
        return { type: 'rolls', rolls: rollsBehind(table.game, viewer, inquiry.verb, inquiry.target ?? undefined) };
      case 'forecast':
        return this.foresee(table);
      case 'pack':
        return { type: 'pack', pack: table.game.settings.pack };
      case 'replay':
        return {
          type: 'picture',
          picture: table.picture(inquiry.at, inquiry.viewer ?? viewer, inquiry.known, table.viewersFor(viewer)),
        };
      case 'landmarks':
        return { type: 'landmarks', landmarks: table.landmarks(inquiry.viewer ?? viewer, table.viewersFor(viewer)) };
    }
  }

  private foresee(table: Table): InquiryAnswer {
    const { game } = table;
    if (!horizonFor(game, this.viewer)) return { type: 'forecast', forecast: null, goesOn: false };
    const { changes } = game.play;
    if (this.foreseen?.table !== table || this.foreseen.changes !== changes)
      this.foreseen = { by: new Forecaster(game, this.viewer), table, changes };
    const since = this.now();
    const goesOn = this.foreseen.by.work(() => this.now() - since >= FORECAST_MOMENT);
    return { type: 'forecast', forecast: this.foreseen.by.forecast(), goesOn };
  }
}
