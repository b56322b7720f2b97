import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { Application, Paying } from '#domain/intake/sent-application.ts';
import { promises } from '#domain/promises/timings.ts';
import { formatReference } from '#domain/reference.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { readApplication } from '#browser/intake/application-calls.ts';
import type { ApplicationWords } from '#i18n/en/application.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { freeHelpSection } from '#i18n/sections.ts';
import { buttonRow } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { ResultHelp } from '#ui/ResultHelp.tsx';
import { StateHead } from '#ui/StateHead.tsx';
import { StepTrail } from '#ui/StepTrail.tsx';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import type { ConfirmationProps } from './confirmation-props.ts';
import { NoApplication, NotLoaded } from './Nothing.tsx';
import { Packages } from './Packages.tsx';
import { Reference, WriteTo } from './Facts.tsx';

/** Few have an eviction that is still open; its words about law are many. */
const BeforePaying = lazy(() => import('./BeforePaying.tsx').catch(() => ({ default: NotLoaded })));
const HelpPage = lazyWithFallback(() => import('./HelpPage.tsx'));
const PayAgain = lazyWithFallback(() => import('./PayAgain.tsx'));
const PayLink = lazyWithFallback(() => import('./PayLink.tsx'));
/** Below the payment, and folded until then. */
const Received = lazyWithFallback(() => import('./Received.tsx'));
const WhatComesNext = lazyWithFallback(() => import('./WhatComesNext.tsx'));

type View =
  | { readonly state: 'loading' | 'none' | 'link' }
  | { readonly state: 'paying'; readonly paying: Paying }
  | { readonly state: 'failed'; readonly fault: FaultFacts }
  | { readonly state: 'here'; readonly application: Application };

const looks = 'grid grid-cols-1 gap-[clamp(--spacing(7),4vw,--spacing(11))]';

type Problem = keyof ApplicationWords['problem'];

/** What stands after the form: the application is safe, here is its number, and here is how to pay. */
export default function ApplicationReceived(props: ConfirmationProps) {
  const { locale, words, account, siteEmail } = props;
  const [view, setView] = useState<View>({ state: 'loading' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [leftPackage, setLeftPackage] = useState<string | null>(null);
  const open = useRef(false);

  /** Answers whether the application is paid by now. Looking again in passing never takes the page away. */
  async function load(inPassing = false): Promise<boolean> {
    try {
      const { application, paying } = await readApplication(locale);
      open.current = application !== null && !application.paid && !application.closed;
      setView(
        application
          ? { state: 'here', application }
          : paying
            ? { state: 'paying', paying }
            : { state: 'none' },
      );
      return application?.paid === true;
    } catch (error) {
      if (!inPassing) setView({ state: 'failed', fault: describeFault(error, account) });
      return false;
    }
  }
  const onOpen = useEffectEvent(() => {
    const query = new URLSearchParams(location.search);
    if (query.has('pay')) return setView({ state: 'link' });
    void load();
    const named = query.get('problem');
    if (named !== null && named in words.problem) setProblem(named as Problem);
    setLeftPackage(query.get('package'));
  });
  const lookAgain = useEffectEvent(() => void load(true));
  useEffect(() => {
    onOpen();
    // Payment happens in another tab: coming back here shows what happened with it.
    const onVisible = () => {
      if (document.visibilityState === 'visible' && open.current) lookAgain();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  const notice = problem && <ProblemNotice problem={problem} view={view} words={words} />;
  switch (view.state) {
    case 'loading':
      return <StateHead {...words.loading} />;
    case 'failed':
      return (
        <div className={looks}>
          <StateHead heading={words.loading.heading} />
          {notice}
          <Fault
            {...faultTexts(view.fault, account, {
              retry: () => {
                setView({ state: 'loading' });
                void load();
              },
              email: siteEmail,
            })}
          />
        </div>
      );
    case 'none':
      return (
        <div className={looks}>
          <StateHead heading={words.none.heading} lead={words.none.lead} />
          {notice}
          <NoApplication {...props} />
        </div>
      );
    case 'link':
      return (
        <Suspense fallback={<StateHead {...words.loading} />}>
          <PayLink {...props} />
        </Suspense>
      );
    case 'paying':
      return (
        <Suspense fallback={<StateHead {...words.loading} />}>
          <PayAgain {...props} paying={view.paying} leftPackage={leftPackage} notice={notice} />
        </Suspense>
      );
    case 'here':
      return (
        <Here
          {...props}
          application={view.application}
          leftPackage={leftPackage}
          notice={notice}
          reload={load}
        />
      );
  }
}

interface ProblemNoticeProps {
  readonly problem: Problem;
  readonly view: View;
  readonly words: ApplicationWords;
}

/** Why a payment link led here. People who have paid elsewhere meanwhile are not told of a payment that is over. */
function ProblemNotice({ problem, view, words }: ProblemNoticeProps) {
  const left = problem === 'left';
  const isOver =
    (view.state === 'here' &&
      (view.application.paid || view.application.closed || view.application.inReview)) ||
    (view.state === 'paying' && view.paying.state !== 'open');
  if (left && (isOver || view.state === 'loading' || view.state === 'failed')) return null;
  return (
    <div className={left ? 'notice' : 'notice danger'} role={left ? 'status' : 'alert'}>
      <p>{left && view.state === 'none' ? words.leftElsewhere : words.problem[problem]}</p>
    </div>
  );
}

interface HereProps extends ConfirmationProps {
  readonly application: Application;
  readonly leftPackage: string | null;
  readonly notice: ReactNode;
  readonly reload: (inPassing?: boolean) => Promise<boolean>;
}

function Here({ application, leftPackage, notice, reload, ...props }: HereProps) {
  const { locale, words, account, siteEmail } = props;
  const state = application.closed
    ? 'closed'
    : application.paid
      ? 'paid'
      : application.stored === 'later'
        ? 'later'
        : application.inReview
          ? 'review'
          : 'received';
  const ending =
    application.paidBefore && state === 'paid' ? words.paid.before : state !== 'received' && words[state];
  const name = application.firstName;
  const isUnsold = state === 'received' && application.takesPayments === false;
  const freeHelp = state === 'closed' ? null : (application.freeHelp ?? null);
  const isStopped = freeHelp !== null && freeHelp.payment !== 'open';
  const lead =
    state === 'received' && freeHelp
      ? words.hearing.lead
      : isUnsold
        ? words.received.leadUnsold
        : state !== 'received'
          ? words[state].lead
          : name
            ? fill(words.received.leadNamed, { name })
            : words.received.lead;
  const isPayable = state === 'received' && !isUnsold && !isStopped && application.payToken !== undefined;
  const hasReceived = state !== 'later' && state !== 'closed';
  const trail = state !== 'closed' && !isStopped && (
    <StepTrail
      label={words.steps.label}
      steps={[words.steps.form, words.steps.package, words.steps.service]}
      current={state === 'paid' ? 2 : 1}
      words={{ done: words.steps.done, current: words.steps.current }}
    />
  );
  const writeTo = (state === 'received' || state === 'review') && application.email && (
    <WriteTo
      {...props}
      email={application.email}
      paid={state === 'review' || isStopped}
      onChanged={() => void reload(true)}
    />
  );
  const askedByText = application.textTo && state !== 'closed' && (
    <p>
      <span className="text-ink-soft">{words.texts.short}</span>{' '}
      <span>{fill(words.texts.text, { phone: application.textTo })}</span>
    </p>
  );
  return (
    <div className={looks}>
      <StateHead heading={words[state].heading} lead={lead} />
      {notice}
      {freeHelp && (
        <Suspense fallback={null}>
          <BeforePaying {...props} freeHelp={freeHelp} isPaid={state !== 'received'} />
        </Suspense>
      )}
      {!isPayable && trail}
      {isPayable ? (
        <div className="-mt-4 grid gap-1">
          <p className="flex flex-wrap gap-x-3">
            <span className="quiet">{words.reference.label}</span>
            <strong className="whitespace-nowrap" translate="no">
              {formatReference(application.reference)}
            </strong>
          </p>
          {writeTo && (
            <details>
              <summary className="min-h-11 cursor-pointer py-2">
                <span className="text-ink-soft">{words.email.short}</span>{' '}
                <strong className="wrap-anywhere">{application.email}</strong>
              </summary>
              {writeTo}
            </details>
          )}
          {askedByText}
        </div>
      ) : (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(80)),1fr))] gap-5">
          <Reference reference={application.reference} words={words.reference} />
          {writeTo}
          {ending && (
            <section className="card grid grid-cols-1 content-start gap-3">
              <h2 className="text-h3">{ending.title}</h2>
              <p>{ending.text}</p>
              {state === 'closed' && (
                <Suspense fallback={null}>
                  <p>
                    <a href={path('home', locale, freeHelpSection)}>{words.helpPage.where}</a>
                  </p>
                  <HelpPage words={words.helpPage} />
                </Suspense>
              )}
              {state === 'paid' && application.hasPassword && (
                <p className={`${buttonRow} no-print`}>
                  <a className="button" href={path('dashboard', locale)}>
                    {words.paid.open}
                  </a>
                </p>
              )}
            </section>
          )}
        </div>
      )}
      {!isPayable && askedByText}
      {isUnsold && props.saleClosed}
      {isPayable && application.payToken && (
        <>
          <Packages
            {...props}
            application={application}
            leftPackage={leftPackage}
            payToken={application.payToken}
            reload={reload}
          />
          {trail}
        </>
      )}
      <Suspense>
        {hasReceived && (
          <Received
            {...props}
            application={application}
            isFolded={isPayable && (application.filesMissing ?? []).length === 0}
            onAttached={() => void reload(true)}
          />
        )}
        {state !== 'closed' && !isStopped && (
          <WhatComesNext
            words={words.after}
            isPaid={state === 'paid'}
            isPaidBefore={application.paidBefore === true}
            isFolded={isPayable}
          />
        )}
        <ResultHelp
          title={account.help.title}
          text={fill(account.help.text, { hours: promises.supportReplyHours })}
          email={siteEmail}
          home={{ label: account.home, href: path('home', locale) }}
        />
      </Suspense>
    </div>
  );
}
