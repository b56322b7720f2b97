import { useState } from 'react';
import * as applicationApi from '#domain/intake/api.staff.ts';
import type { HearingAnswer } from '#domain/intake/near-hearing.ts';
import { formatReference } from '#domain/reference.ts';
import type { NearHearing } from '#domain/workplace/open-work.ts';
import { fill, formatShortDay } from '#i18n/format.ts';
import { Form } from '#ui/form/Form.tsx';
import { rowMark } from '../keys/rows.ts';
import { PartHeading } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface NearHearingsProps {
  readonly hearings: readonly NearHearing[];
}

/** Homes hang on these: whose eviction is heard within days, above everything else, with both answers in place. */
export function NearHearings({ hearings }: NearHearingsProps) {
  const words = useStaffWords();
  if (hearings.length === 0) return null;
  return (
    <section
      className="grid grid-cols-1 gap-2 rounded-m border-2 border-danger bg-danger-soft p-3.5"
      aria-labelledby="hearings-title"
    >
      <PartHeading id="hearings-title">{words.today.hearings.title}</PartHeading>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {hearings.map((hearing) => (
          <Row key={hearing.id} hearing={hearing} />
        ))}
      </ul>
    </section>
  );
}

const answers = { go_on: 'goOn', free_help: 'freeHelp' } as const;

interface RowProps {
  readonly hearing: NearHearing;
}

function Row({ hearing }: RowProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.today.hearings;
  const { id, hearingDate, caseId, who, county, phone, language } = hearing;
  const [answered, setAnswered] = useState<HearingAnswer | null>(null);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2">
      <span className="grid min-w-60 flex-1 gap-0.5">
        <a
          className="font-strong wrap-anywhere"
          href={caseId ? placeLink('cases', caseId) : placeLink('applications', id)}
          {...rowMark}
        >
          {who || formatReference(hearing.reference)}
        </a>
        <span className="text-danger">
          {fill(labels.when, {
            date: formatShortDay(hearingDate, locale),
            county: county ?? labels.noCounty,
          })}
        </span>
        <span className="text-s text-ink-soft">
          {[
            language && words.frame.languages[language],
            phone,
            hearing.stopsPayment
              ? fill(labels.stops, { date: formatShortDay(hearing.answerBy, locale) })
              : caseId
                ? labels.paid
                : labels.open,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {Object.entries(answers).map(
        ([answer, name]) =>
          (answered ?? answer) === answer && (
            <Form
              key={answer}
              call={applicationApi.answerHearing}
              words={labels[name]}
              fixed={{ id, hearingDate, answer: answer as HearingAnswer }}
              onDone={() => setAnswered(answer as HearingAnswer)}
              after="gone"
              quiet
            />
          ),
      )}
    </li>
  );
}
