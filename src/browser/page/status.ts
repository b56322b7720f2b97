// Asks for the health and shows it. Every sentence stands in the page; this only chooses.
import { reportAreas } from '#domain/operations/status.ts';
import { officeTimeZone } from '#domain/promises/timings.ts';

const everyMs = 60_000;
const board = document.querySelector<HTMLElement>('[data-board]');
const summary = document.querySelector<HTMLElement>('[data-summary]');
const moments = new Intl.DateTimeFormat(board?.dataset['board'], {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: officeTimeZone,
});
const withMoment = (sentence = '', moment: Date) => sentence.replace('{when}', moments.format(moment));

function show(parent: Element, name: string): void {
  for (const one of parent.querySelectorAll<HTMLElement>('[data-state]'))
    one.hidden = one.dataset['state'] !== name;
}

async function look(): Promise<void> {
  if (!board || !summary) return;
  try {
    const answer = await fetch('/api/health', { signal: AbortSignal.timeout(20_000) });
    const reports = reportAreas((await answer.json()) as Parameters<typeof reportAreas>[0]);
    for (const { area, state, since } of reports) {
      const line = board.querySelector(`[data-area="${area}"]`);
      if (!line) continue;
      show(line, state);
      const note = line.querySelector<HTMLElement>('[data-since]');
      if (note) note.textContent = since ? withMoment(note.dataset['since'], new Date(since)) : '';
    }
    board.hidden = false;
    show(summary, reports.every(({ state }) => state === 'works') ? 'all' : 'some');
  } catch {
    // What stood here may be wrong by now.
    board.hidden = true;
    show(summary, 'unreachable');
  }
  const checked = document.querySelector<HTMLElement>('[data-checked]');
  if (checked) checked.textContent = withMoment(checked.dataset['checked'], new Date());
}

function showPlanned(): void {
  const now = Date.now();
  const works = [...document.querySelectorAll<HTMLElement>('[data-planned]')];
  for (const work of works) {
    const { from = '', to = '' } = work.dataset;
    work.hidden = Date.parse(to) <= now;
    const mark = work.querySelector<HTMLElement>('[data-now]');
    if (mark) mark.hidden = Date.parse(from) > now;
  }
  const none = document.querySelector<HTMLElement>('[data-none]');
  if (none) none.hidden = works.some(({ hidden }) => !hidden);
}

function refresh(): void {
  if (document.visibilityState !== 'visible') return;
  showPlanned();
  void look();
}

refresh();
setInterval(refresh, everyMs);
document.addEventListener('visibilitychange', refresh);
