// How far a long piece of work is: in a terminal one line with a bar and the time that remains, in a log a line now and
// then. Work that is quick says nothing in a log.
export type Report = (what: string, done: number, total: number) => void;

/** For work that nobody watches. */
export const unwatched: Report = () => undefined;

const width = 24;
/** A terminal is written again so often, a log so seldom. Milliseconds. */
const pause = { terminal: 100, log: 10_000 };

/** Such as "Files ██████░░░░ 50 of 200, about 12 s more". */
export function progressLine(what: string, done: number, total: number, elapsedMs: number): string {
  const share = total > 0 ? Math.min(1, done / total) : 1;
  const full = Math.round(share * width);
  const bar = '█'.repeat(full) + '░'.repeat(width - full);
  const seconds = Math.ceil((elapsedMs * (1 - share)) / share / 1_000);
  // What the first moments promise is seldom true.
  const remaining = share === 1 || elapsedMs < 1_000 || done === 0 ? '' : `, about ${inWords(seconds)} more`;
  return `${what} ${bar} ${String(done)} of ${String(total)}${remaining}`;
}

const inWords = (seconds: number): string =>
  seconds < 100 ? `${String(seconds)} s` : `${String(Math.round(seconds / 60))} min`;

/** Says it on a stream; each `what` counts for itself, one after the other. */
export function reportOn(out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr): Report {
  let current = { what: '', began: 0, said: 0 };
  return (what, done, total) => {
    const now = performance.now();
    if (current.what !== what) current = { what, began: now, said: out.isTTY ? -Infinity : now };
    const ends = done >= total;
    if (out.isTTY ? !ends && now - current.said < pause.terminal : now - current.said < pause.log) return;
    current.said = now;
    const line = progressLine(what, done, total, now - current.began);
    out.write(out.isTTY ? `\r\u001B[K${line}${ends ? '\n' : ''}` : `${line}\n`);
    if (ends) current.what = '';
  };
}
