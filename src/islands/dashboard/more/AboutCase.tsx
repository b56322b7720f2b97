import type { CasePage } from '#domain/portal/case-page.ts';
import { formatDate, formatPrice } from '#i18n/format.ts';
import { Fact, FactList } from '#ui/FactList.tsx';
import type { CasePartProps } from '../case-page-props.ts';

type AboutCaseProps = Pick<CasePartProps, 'locale' | 'page'> & Pick<CasePage, 'about'>;

/** What the case is called, what our service costs in all, and from when to when it went. */
export function AboutCase({ about, locale, page }: AboutCaseProps) {
  const labels = page.aboutCase;
  const { title, totalCostCents, createdAt, completedOn } = about;
  return (
    <FactList>
      <Fact label={labels.title}>{title}</Fact>
      {totalCostCents !== null && (
        <Fact label={labels.totalCost}>
          {formatPrice(totalCostCents, locale)}
          <span className="block text-s font-text text-ink-soft">{labels.courtCosts}</span>
        </Fact>
      )}
      <Fact label={labels.since}>{formatDate(createdAt, locale)}</Fact>
      {completedOn && <Fact label={labels.completedOn}>{formatDate(completedOn, locale)}</Fact>}
    </FactList>
  );
}
