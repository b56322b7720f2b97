import { Suspense, useId } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import { portalAim } from '#domain/cases/work-figures.ts';
import { fill, intlTag, plural } from '#i18n/format.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { Facts } from '../Facts.tsx';
import { formatCount, shortDay } from '../formats.ts';
import { FigureTitle } from './FigureTitle.tsx';
import { Cell, Row, Table } from '../Table.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

const BarsChart = lazyWithFallback(() => import('./BarsChart.tsx'));

/** How promises of the last weeks were kept, how soon clients were answered, how they rate it, and how many use the portal. */
export function WorkFigures() {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.team.figures;
  const title = useId();
  const { data: answer, fault } = useApiQuery(cases.workFigures);
  const percent = (share: number) =>
    new Intl.NumberFormat(intlTag(locale), { style: 'percent' }).format(share);
  const shareOf = (kept: number, missed: number) =>
    kept + missed > 0 ? percent(kept / (kept + missed)) : '';
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby={title}>
      <FigureTitle
        id={title}
        name="promises"
        heads={[labels.week, labels.kept, labels.missed, labels.share]}
        rows={(answer?.weeks ?? []).map(({ week, kept, missed }) => ({
          head: week,
          cells: [String(kept), String(missed), shareOf(kept, missed)],
        }))}
      >
        {labels.title}
      </FigureTitle>
      {fault}
      {answer && (
        <>
          <Facts
            rows={[
              [
                labels.median,
                [
                  answer.medianReplyHours === null
                    ? labels.noReply
                    : answer.medianReplyHours < 1
                      ? labels.underAnHour
                      : plural(answer.medianReplyHours, labels.hours, locale),
                  answer.unanswered > 0 ? plural(answer.unanswered, labels.unanswered, locale) : '',
                ]
                  .filter(Boolean)
                  .join(', '),
              ],
              [
                labels.portal,
                answer.portal.paid === 0
                  ? labels.portalNone
                  : fill(labels.portalOf, {
                      signedIn: formatCount(answer.portal.signedIn, locale),
                      paid: formatCount(answer.portal.paid, locale),
                      share: percent(answer.portal.signedIn / answer.portal.paid),
                      aim: percent(portalAim),
                    }),
              ],
              [
                labels.ratings,
                answer.ratings.mean === null
                  ? labels.noRatings
                  : fill(words.cases.card.rating, {
                      mean: new Intl.NumberFormat(intlTag(locale)).format(answer.ratings.mean),
                      count: formatCount(answer.ratings.count, locale),
                    }),
              ],
            ]}
          />
          {answer.weeks.length === 0 ? (
            <p className="text-ink-soft">{labels.none}</p>
          ) : (
            <>
              <Suspense>
                <BarsChart
                  rows={answer.weeks.map(({ week, ...counts }) => ({
                    week: shortDay(week, locale),
                    ...counts,
                  }))}
                  name="week"
                  bars={[
                    { key: 'kept', label: labels.kept, color: 'var(--color-good)' },
                    { key: 'missed', label: labels.missed, color: 'var(--color-danger)' },
                  ]}
                />
              </Suspense>
              <Table
                labelledBy={title}
                heads={[
                  { label: labels.week },
                  ...[labels.kept, labels.missed, labels.share].map((label) => ({ label, isNumber: true })),
                ]}
              >
                {answer.weeks.map(({ week, kept, missed }) => (
                  <Row key={week}>
                    <Cell label={labels.week}>{shortDay(week, locale)}</Cell>
                    <Cell label={labels.kept} isNumber>
                      {formatCount(kept, locale)}
                    </Cell>
                    <Cell label={labels.missed} isNumber>
                      {formatCount(missed, locale)}
                    </Cell>
                    <Cell label={labels.share} isNumber>
                      {shareOf(kept, missed)}
                    </Cell>
                  </Row>
                ))}
              </Table>
            </>
          )}
        </>
      )}
    </section>
  );
}
