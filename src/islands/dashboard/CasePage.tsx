import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { includesCalls } from '#domain/calendar/call-rules.ts';
import { stageOfSteps } from '#domain/cases/stage-of-steps.ts';
import { casePhases, phaseOf } from '#domain/cases/phases.ts';
import { caseParts, type CasePage as Answer } from '#domain/portal/case-page.ts';
import { describeFault, hasCode } from '#browser/api-fault.ts';
import { askUnreadAgain } from '#browser/unread.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { readingTexts } from '#i18n/reading-texts.ts';
import { path, signInPath } from '#i18n/routes.ts';
import { Fault } from '#ui/Fault.tsx';
import { late } from '../calls/late.tsx';
import { CaseAnswers } from './CaseAnswers.tsx';
import { OnPaper } from './OnPaper.tsx';
import type { CasePageProps } from './case-page-props.ts';
import type { DashboardProps } from './dashboard-props.ts';
import { leadTo } from './lead-to.ts';
import { Matters } from './Matters.tsx';
import { Offer } from './Offer.tsx';
import { Parts } from './Parts.tsx';
import { Papers } from './Papers.tsx';
import { Requests } from './Requests.tsx';
import { Thread } from './Thread.tsx';
import { useRead } from '../calls/use-read.tsx';
import { WhenStirred } from './WhenStirred.tsx';
import { lazyForm } from './lazy-form.tsx';

const Shelves = lazyForm(() => import('./Shelves.tsx'));
const Timeline = lazyForm(() => import('./Timeline.tsx'));

/** Comes with its words when a date of the court is ahead. */
const hearings = {
  en: late(() => import('./hearing/HearingEn.tsx')),
  es: late(() => import('./hearing/HearingEs.tsx')),
} as const;

/** Comes with its words once something is to do by hand. */
const steps = {
  en: late(() => import('./steps/StepsEn.tsx')),
  es: late(() => import('./steps/StepsEs.tsx')),
} as const;

/** Comes with its words for packages that include calls. */
const calls = {
  en: late(() => import('./calls/CallsEn.tsx')),
  es: late(() => import('./calls/CallsEs.tsx')),
} as const;

/** Comes with its words when somebody begins to use the page. */
const supporters = {
  en: late(() => import('./supporters/SupportersEn.tsx')),
  es: late(() => import('./supporters/SupportersEs.tsx')),
} as const;

const milestones = {
  en: late(() => import('./milestones/MilestonesEn.tsx')),
  es: late(() => import('./milestones/MilestonesEs.tsx')),
} as const;

export interface CasePageFrameProps extends DashboardProps {
  readonly caseId: string;
  /** What stands below the case, once its answer is there. */
  readonly children?: ReactNode;
}

/** One case: the four answers first, then its matters, what is needed, papers, messages and history. */
export function CasePage({ caseId, children, ...props }: CasePageFrameProps & CasePageProps) {
  const { locale, account, page, siteEmail } = props;
  const { answer, error, load } = useRead<Answer>(`/api/cases/${caseId}`, props);
  const isSignedOut = hasCode(error, 'sign_in_required', 'second_factor_required');
  useEffect(() => {
    if (isSignedOut)
      location.replace(signInPath(locale, path('dashboard', locale) + location.search + location.hash));
  }, [isSignedOut, locale]);
  return (
    <div className="grid grid-cols-1 gap-6">
      {hasCode(error, 'not_found') && (
        // The link of a mail to somebody else, or one that was cut: trying again leads nowhere.
        <Fault {...page.notHere} contact={{ label: account.orWrite, email: siteEmail }} />
      )}
      {error !== null && !isSignedOut && !hasCode(error, 'not_found') && (
        <Fault {...faultTexts(describeFault(error, account), account, { retry: load, email: siteEmail })} />
      )}
      {answer === null && error === null && <p className="quiet">{page.loading}</p>}
      {answer && (
        <Open
          {...props}
          one={answer}
          onChanged={() => {
            load();
            // What was asked of them may be done now.
            askUnreadAgain();
          }}
        />
      )}
      {(answer !== null || error !== null) && children}
    </div>
  );
}

interface OpenProps extends CasePageProps {
  readonly one: Answer;
  readonly onChanged: () => void;
}

function Open({ one, onChanged, ...props }: OpenProps) {
  const { words, cases, page } = props;
  const labels = readingTexts(one.sight, props.readings);
  const heading = useRef<HTMLHeadingElement>(null);
  // People who come from the list continue here, also by keyboard and screen reader; people who come from a mail, at its subject.
  useEffect(() => {
    const part = caseParts.find((name) => location.hash === `#${name}`);
    if (part) return leadTo(part);
    return heading.current?.focus({ preventScroll: true });
  }, []);
  const phase = phaseOf(one.sight.status);
  const [changes, setChanges] = useState(0);
  const changed = () => {
    setChanges((count) => count + 1);
    onChanged();
  };
  const part = { ...props, caseId: one.id, onChanged: changed };
  const Hearing = hearings[props.locale];
  const Steps = steps[props.locale];
  const byHand = one.matters.filter(({ status, leftOut }) => !leftOut && stageOfSteps(status) !== null);
  const Calls = calls[props.locale];
  const Supporters = supporters[props.locale];
  const Milestones = milestones[props.locale];
  return (
    <>
      <article
        className="card raised grid grid-cols-1 gap-2 max-sm:py-4 sm:gap-3"
        aria-labelledby="case-title"
      >
        <header className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:gap-y-2">
          <p className={one.sight.turn === 'client' ? 'badge' : 'badge good'}>{labels.badge}</p>
          <h1
            className="order-2 font-sans text-s leading-normal font-strong tracking-normal text-ink-soft focus:outline-none"
            id="case-title"
            tabIndex={-1}
            ref={heading}
          >
            {fill(words.caseTitle, { number: one.caseNumber })}
          </h1>
        </header>
        <CaseAnswers {...props} one={one} labels={labels} />
        {one.endNotes.length > 0 && (
          <div className="grid gap-2 border-t border-line pt-3">
            <h2 className="font-sans text-s leading-normal font-strong tracking-normal text-ink-soft">
              {page.endNotes}
            </h2>
            {one.endNotes.map((note) => (
              <p key={note} className="max-w-160 wrap-anywhere whitespace-pre-line">
                {note}
              </p>
            ))}
          </div>
        )}
      </article>
      <Suspense>
        <Milestones
          locale={props.locale}
          account={props.account}
          siteEmail={props.siteEmail}
          caseId={one.id}
          status={one.sight.status}
          isMany={one.matters.length > 1}
        />
      </Suspense>
      <Offer {...part} one={one} />
      <Parts {...part} one={one} />
      {one.matters.some(({ status }) => status === 'hearing_set') && (
        <Suspense>
          <Hearing {...part} matters={one.matters} />
        </Suspense>
      )}
      {byHand.length > 0 && (
        <Suspense>
          <Steps {...part} matters={byHand} />
        </Suspense>
      )}
      <Matters {...part} one={one} />
      <Requests {...part} />
      <Papers {...part} one={one} />
      <Thread {...part} version={changes} />
      {includesCalls(one.packageId) && (
        <Suspense>
          <Calls {...part} />
        </Suspense>
      )}
      <WhenStirred isPrinted>
        <Shelves {...part} hasApplication={one.matters.length > 0} />
      </WhenStirred>
      <WhenStirred anchor="supporters">
        <Supporters {...part} />
      </WhenStirred>
      <section className="card grid grid-cols-1 gap-3" aria-labelledby="stages-title">
        <h2 className="text-h3" id="stages-title">
          {page.stages}
        </h2>
        <ol className="grid gap-3">
          {casePhases.map((name) => (
            <li key={name} className={name === phase ? 'rounded-m bg-good-soft p-4' : 'px-4'}>
              <p className="font-strong">
                {cases.phases[name]}
                {name === phase && ` (${cases.phaseNow})`}
              </p>
              <p>{cases.phaseTexts[name]}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="card grid grid-cols-1 gap-4" aria-labelledby="history">
        <h2 className="text-h3" id="history" tabIndex={-1}>
          {page.history.title}
        </h2>
        <OnPaper {...part} />
        <WhenStirred isPrinted>
          <Timeline {...part} isMany={one.matters.length > 1} />
        </WhenStirred>
      </section>
    </>
  );
}
