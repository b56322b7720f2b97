import type { CasePageMatter } from '#domain/portal/case-page.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { bulletList } from '#ui/list.ts';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { useIsWhole } from '../case/use-whole-page.ts';
import { CannotCome } from './CannotCome.tsx';
import type { CasePartProps } from '../case-page-props.ts';

interface HearingProps extends Pick<CasePartProps, 'caseId' | 'locale' | 'page'> {
  readonly matters: readonly CasePageMatter[];
}

/**
 * The dates of the court to come, the next one first and open; what to bring and how to get there is the same for all.
 */
export default function Hearing({ matters, caseId, locale, page }: HearingProps) {
  const labels = useWords('hearing');
  const isWhole = useIsWhole();
  const [next, ...later] = matters
    .filter(isAhead)
    .toSorted((one, other) => Date.parse(one.hearingAt ?? '') - Date.parse(other.hearingAt ?? ''));
  if (!next) return null;
  const nameOf = ({ place }: CasePageMatter) => fill(page.matters.name, { place });
  return (
    <section className="card grid grid-cols-1 gap-3" aria-labelledby="hearing">
      <h2 className="text-h3" id="hearing" tabIndex={-1}>
        {labels.title}
      </h2>
      <div className="grid gap-1">
        {later.length > 0 && <p className="small quiet">{nameOf(next)}</p>}
        <HearingOf caseId={caseId} matter={next} />
      </div>
      {later.map((matter) => (
        <details key={matter.id} open={isWhole || undefined}>
          <summary className="min-h-11 py-2.5 leading-snug">
            {nameOf(matter)}: <strong>{formatMoment(matter.hearingAt ?? '', locale)}</strong>
          </summary>
          <HearingOf caseId={caseId} matter={matter} isTold />
        </details>
      ))}
      <div className="grid gap-1">
        <h3 className="text-l">{labels.bring}</h3>
        <ul className={bulletList}>
          {labels.bringList.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <details open={isWhole || undefined}>
        <summary className={link}>{labels.way}</summary>
        <div className="grid gap-2 pb-2">
          <p>{labels.wayText}</p>
          <p>{labels.interpreter}</p>
        </div>
      </details>
    </section>
  );
}

function isAhead({ status, hearingAt }: CasePageMatter): boolean {
  return status === 'hearing_set' && hearingAt !== null && Date.parse(hearingAt) > Date.now();
}

interface HearingOfProps {
  readonly caseId: string;
  readonly matter: CasePageMatter;
  /** The day stands above it already. */
  readonly isTold?: boolean;
}

function HearingOf({ caseId, matter, isTold = false }: HearingOfProps) {
  const locale = useLocale();
  const labels = useWords('hearing');
  return (
    <>
      {!isTold && <p className="font-strong">{formatMoment(matter.hearingAt ?? '', locale)}</p>}
      <p className="whitespace-pre-line">{matter.hearingPlace ?? labels.placeUnknown}</p>
      <CannotCome caseId={caseId} matterId={matter.id} />
    </>
  );
}
