import type { Locale } from '#domain/languages.ts';
import type { DashboardUpdate } from '#domain/portal/dashboard.ts';
import type { CaseWords } from '#i18n/en/cases.ts';
import type { DashboardWords } from '#i18n/en/dashboard.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import { CasePart } from './CasePart.tsx';

interface HistoryProps {
  readonly updates: readonly DashboardUpdate[];
  readonly locale: Locale;
  readonly words: DashboardWords;
  readonly cases: CaseWords;
}

/** What happened lately, newest first; the page of the case has all of it. */
export function History({ updates, locale, words, cases }: HistoryProps) {
  const entry = (update: DashboardUpdate, index: number) => (
    <li
      key={update.id}
      className="relative ms-1.5 border-s-2 border-line ps-6 pb-4.5 last:border-transparent last:pb-0"
    >
      <span
        className={`absolute -start-1.75 top-2 size-3 rounded-full border-2 ${index === 0 ? 'border-good bg-good' : 'border-line-strong bg-card'}`}
        aria-hidden="true"
      />
      <p className="font-strong">{titleOf(update, cases)}</p>
      {update.description && <p className="whitespace-pre-line">{update.description}</p>}
      <p className="small quiet">
        <time dateTime={update.createdAt}>{formatMoment(update.createdAt, locale)}</time>
      </p>
    </li>
  );
  return (
    <CasePart title={words.history}>
      {updates.length === 0 && <p className="quiet">{words.noHistory}</p>}
      <ol className="grid">{updates.map(entry)}</ol>
      {updates.length > 0 && <p className="small quiet">{words.easternTime}</p>}
    </CasePart>
  );
}

/** System entries are codes put into words here; people's entries bring their own title. */
export function titleOf(
  update: Pick<DashboardUpdate, 'code' | 'title' | 'status'>,
  words: CaseWords,
): string {
  if (update.code === null) return update.title ?? '';
  const status = update.status ? words.states[update.status].badge : '';
  return fill(words.updates[update.code], { status });
}
