import { placeOfPage } from '#domain/operations/fault-place.ts';

// What goes wrong in a page reaches us as a code and a place: never the message of an error, which may quote what
// somebody typed. Nothing is kept in the browser, and a report that fails is not repeated. It comes with portal, workplace
// and the later part of the application; pages that only inform stay as light as they are.

/** A page that breaks again and again is one fault. */
const mostOfPage = 5;

const known = new Set<string>();

function report(thrown: unknown, file = '', line = 0, column = 0): void {
  const own = file || ownFrame(thrown);
  // Extensions and scripts of others are not ours to mend.
  if (!own || known.size >= mostOfPage) return;
  const script = file ? `${new URL(file).pathname}:${line}:${column}` : own;
  const code = thrown instanceof Error ? thrown.name : 'Error';
  const fault = {
    code,
    place: `${placeOfPage(location.pathname)}@${script}`.slice(0, 200),
    build: import.meta.env.PUBLIC_BUILD,
  };
  const key = `${fault.code} ${fault.place}`;
  if (known.has(key)) return;
  known.add(key);
  void fetch('/api/faults', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  }).catch(() => undefined);
}

/** The first script of ours in a stack, with line and column. */
function ownFrame(thrown: unknown): string {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return new RegExp(`${location.origin}(/[\\w./-]+:\\d+:\\d+)`).exec(stack)?.[1] ?? '';
}

let isWatching = false;

/** From now on. Asked twice, it watches once. */
export function watchFaults(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('error', ({ error, filename, lineno, colno }) => {
    if (filename.startsWith(location.origin)) report(error, filename, lineno, colno);
  });
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
