import { Suspense } from 'react';
import { stageOfSteps } from '#domain/cases/stage-of-steps.ts';
import { mayNeedFreeHelp } from '#domain/help/needs-help.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { wordsOf } from '../../calls/use-words.ts';
import type { CasePartProps } from '../case-page-props.ts';
import { Message } from '../Message.tsx';
import { Offer } from './Offer.tsx';
import { Parts } from './Parts.tsx';
import { CaseHead } from './CaseHead.tsx';
import { MatterLines } from './MatterLines.tsx';

const Celebrate = lazyWithFallback(() => import('../milestones/Celebrate.tsx'), wordsOf('milestones'));
const HandOver = lazyWithFallback(() => import('../help/HandOver.tsx'), wordsOf('hand-over'));
const Hearing = lazyWithFallback(() => import('../hearing/Hearing.tsx'), wordsOf('hearing'));
const Steps = lazyWithFallback(() => import('../steps/Steps.tsx'), wordsOf('steps'));

interface HomePlaceProps extends CasePartProps {
  readonly one: CasePage;
}

/** Where the case stands, and only what is open now. */
export function HomePlace({ one, ...props }: HomePlaceProps) {
  const { page, words } = props;
  const byHand = one.matters.filter(({ status, leftOut }) => !leftOut && stageOfSteps(status) !== null);
  return (
    <>
      <CaseHead one={one} {...props} />
      {/* At once: what came by itself would push away what is being read. */}
      <Suspense>
        {one.celebrate && <Celebrate locale={props.locale} caseId={one.id} step={one.celebrate} />}
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
        {/* Below the lines: it asks what was handed on already, and grows when the answer comes. */}
        {mayNeedFreeHelp(one) && <HandOver one={one} />}
        <Offer {...props} one={one} />
        <Parts {...props} one={one} />
        {one.matters.some(({ status }) => status === 'hearing_set') && (
          <Hearing {...props} matters={one.matters} />
        )}
        {byHand.length > 0 && (
          <Steps caseId={one.id} matters={byHand} isOneOfSeveral={one.matters.length > 1} />
        )}
      </Suspense>
    </>
  );
}
