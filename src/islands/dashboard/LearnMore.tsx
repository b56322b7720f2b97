import { isOver } from '#domain/cases/status.ts';
import type { Locale } from '#domain/languages.ts';
import type { DashboardCase } from '#domain/portal/dashboard.ts';
import type { DashboardWords } from '#i18n/en/dashboard.ts';
import { path } from '#i18n/routes.ts';

interface LearnMoreProps {
  readonly cases: readonly Pick<DashboardCase, 'id' | 'status'>[];
  /** The case on the page; null: all of them. */
  readonly openCase: string | null;
  readonly words: DashboardWords['learn'];
  readonly locale: Locale;
}

/** The free courses: for the time of waiting, and after it for whoever wants them. */
export function LearnMore({ cases, openCase, words, locale }: LearnMoreProps) {
  const shown = openCase === null ? cases : cases.filter(({ id }) => id === openCase);
  const isAllOver = shown.length > 0 && shown.every(({ status }) => isOver(status));
  return (
    <section className="card no-print grid gap-2">
      <h2 className="text-h3">{isAllOver ? words.titleAfter : words.title}</h2>
      <p>
        {words.text} <a href={path('learning', locale)}>{words.link}</a>
      </p>
    </section>
  );
}
