import type { CasePageMatter } from '#domain/portal/case-page.ts';
import { formatMoment } from '#i18n/format.ts';
import { bulletList } from '#ui/list.ts';
import { CannotCome } from './CannotCome.tsx';
import type { HearingProps } from './hearing-props.ts';

/** For each date of the court to come: when and where, what to bring, how to get there, and a way to say "I cannot". */
export function Hearing({ matters, ...props }: HearingProps) {
  const { labels } = props;
  const ahead = matters.filter(isAhead);
  if (ahead.length === 0) return null;
  return (
    <section className="card grid grid-cols-1 gap-4" aria-labelledby="hearing">
      <h2 className="text-h3" id="hearing" tabIndex={-1}>
        {labels.title}
      </h2>
      {ahead.map((matter) => (
        <HearingOf key={matter.id} {...props} matter={matter} matters={ahead} />
      ))}
    </section>
  );
}

function isAhead({ status, hearingAt }: CasePageMatter): boolean {
  return status === 'hearing_set' && hearingAt !== null && Date.parse(hearingAt) > Date.now();
}

function HearingOf(props: HearingProps & { readonly matter: CasePageMatter }) {
  const { matter, locale, labels } = props;
  return (
    <div className="grid gap-3">
      <p className="font-strong">{formatMoment(matter.hearingAt ?? '', locale)}</p>
      <p className="whitespace-pre-line">{matter.hearingPlace ?? labels.placeUnknown}</p>
      <h3 className="text-l">{labels.bring}</h3>
      <ul className={bulletList}>
        {labels.bringList.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h3 className="text-l">{labels.way}</h3>
      <p>{labels.wayText}</p>
      <p>{labels.interpreter}</p>
      <CannotCome {...props} />
    </div>
  );
}
