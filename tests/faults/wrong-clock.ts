/** Runs `work` while this machine believes that it is so much later (or earlier) than it is; the database knows better. */
export async function withWrongClock<Result>(byMs: number, work: () => Promise<Result>): Promise<Result> {
  const RealDate = Date;
  class WrongDate extends RealDate {
    constructor(...given: [] | [value: number | string | Date]) {
      super(...((given.length === 0 ? [RealDate.now() + byMs] : given) as [number]));
    }
    static override now(): number {
      return RealDate.now() + byMs;
    }
  }
  globalThis.Date = WrongDate as DateConstructor;
  try {
    return await work();
  } finally {
    globalThis.Date = RealDate;
  }
}
