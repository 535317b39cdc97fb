/** What is looked after again and again. */

/** Goes round every so many milliseconds, but never while the last round is still under way; `end` waits for that one. */
export class Rounds {
  private readonly timer: NodeJS.Timeout;
  private underWay: Promise<void> | null = null;

  constructor(
    milliseconds: number,
    private readonly round: () => Promise<void>,
    private readonly onTrouble: (error: unknown) => void,
  ) {
    this.timer = setInterval(() => this.go(), milliseconds);
    this.timer.unref();
  }

  private go(): void {
    this.underWay ??= this.round()
      .catch(this.onTrouble)
      .finally(() => {
        this.underWay = null;
      });
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
  }
}
