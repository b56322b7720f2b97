import { Suspense } from 'react';
import { stageOfSteps } from '#domain/cases/stage-of-steps.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { late } from '../../calls/late.tsx';
import type { CasePartProps } from '../case-page-props.ts';
import { Message } from '../Message.tsx';
import { Offer } from './Offer.tsx';
import { Parts } from './Parts.tsx';
import { CaseHead } from './CaseHead.tsx';
import { MatterLines } from './MatterLines.tsx';

/** Comes with its words when a step was reached. */
const celebrations = {
  en: late(() => import('../milestones/CelebrateEn.tsx')),
  es: late(() => import('../milestones/CelebrateEs.tsx')),
} as const;

/** Comes with its words when a date of the court is ahead. */
const hearings = {
  en: late(() => import('../hearing/HearingEn.tsx')),
  es: late(() => import('../hearing/HearingEs.tsx')),
} as const;

/** Comes with its words once something is to do by hand. */
const steps = {
  en: late(() => import('../steps/StepsEn.tsx')),
  es: late(() => import('../steps/StepsEs.tsx')),
} as const;

interface HomePlaceProps extends CasePartProps {
  readonly one: CasePage;
}

/** Where the case stands, and only what is open now. */
export function HomePlace({ one, ...props }: HomePlaceProps) {
  const { page, words } = props;
  const Hearing = hearings[props.locale];
  const Steps = steps[props.locale];
  const Celebration = celebrations[props.locale];
  const byHand = one.matters.filter(({ status, leftOut }) => !leftOut && stageOfSteps(status) !== null);
  return (
    <>
      <CaseHead one={one} {...props} />
      {one.celebrate && (
        <Suspense>
          <Celebration locale={props.locale} caseId={one.id} step={one.celebrate} />
        </Suspense>
      )}
      {one.lastWords && (one.sight.turn === 'client' || one.sight.status === 'hearing_set') && (
        <Message
          about={fill(words.message, { date: formatDate(one.lastWords.at, props.locale) })}
          title={one.lastWords.title}
        >
          {one.lastWords.text}
        </Message>
      )}
      {one.endNotes.length > 0 && (
        <section className="grid gap-2" aria-labelledby="end-notes">
          <h2 className="text-l" id="end-notes">
            {page.endNotes}
          </h2>
          {one.endNotes.map((note) => (
            <p key={note} className="max-w-160 wrap-anywhere whitespace-pre-line">
              {note}
            </p>
          ))}
        </section>
      )}
      <MatterLines one={one} {...props} />
      <Offer {...props} one={one} />
      <Parts {...props} one={one} />
      {one.matters.some(({ status }) => status === 'hearing_set') && (
        <Suspense>
          <Hearing {...props} matters={one.matters} />
        </Suspense>
      )}
      {byHand.length > 0 && (
        <Suspense>
          <Steps {...props} matters={byHand} />
        </Suspense>
      )}
      <p className="small quiet">{fill(words.caseTitle, { number: one.caseNumber })}</p>
    </>
  );
}
