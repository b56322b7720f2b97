import type { Locale } from '#domain/languages.ts';
import type { DashboardUpdate } from '#domain/portal/dashboard.ts';
import type { CaseWords } from '#i18n/en/cases.ts';
import type { DashboardWords } from '#i18n/en/dashboard.ts';
import { fill, formatMoment } from '#i18n/format.ts';

interface HistoryProps {
  readonly updates: readonly DashboardUpdate[];
  readonly locale: Locale;
  readonly words: DashboardWords;
  readonly cases: CaseWords;
}

/** How many entries are in sight before "all of it" is asked for. */
const inSight = 4;

/** What happened, newest first. */
export function History({ updates, locale, words, cases }: HistoryProps) {
  const entry = (update: DashboardUpdate) => (
    <li key={update.id}>
      <p className="history-title">{titleOf(update, cases)}</p>
      {update.description && <p className="history-text">{update.description}</p>}
      <p className="small quiet">
        <time dateTime={update.createdAt}>{formatMoment(update.createdAt, locale)}</time>
      </p>
    </li>
  );
  const older = updates.slice(inSight);
  return (
    <section className="case-part">
      <h3>{words.history}</h3>
      {updates.length === 0 && <p className="quiet">{words.noHistory}</p>}
      <ol className="history">{updates.slice(0, inSight).map(entry)}</ol>
      {older.length > 0 && (
        <details>
          <summary className="link">{fill(words.older, { count: older.length })}</summary>
          <ol className="history">{older.map(entry)}</ol>
        </details>
      )}
      {updates.length > 0 && <p className="small quiet">{words.easternTime}</p>}
    </section>
  );
}

/** System entries are codes put into words here; people's entries bring their own title. */
export function titleOf(update: DashboardUpdate, words: CaseWords): string {
  if (update.code === null) return update.title ?? '';
  const status = update.status ? words.states[update.status].badge : '';
  return fill(words.updates[update.code], { status });
}
