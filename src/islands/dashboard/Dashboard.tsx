import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import * as portalApi from '#domain/portal/api.ts';
import type { Dashboard as Answer } from '#domain/portal/dashboard.ts';
import { isId } from '#domain/record-id.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { onBackAgain } from '#browser/back-again.ts';
import { isSharedDevice } from '#browser/shared-device.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { path, signInPath } from '#i18n/routes.ts';
import { Fault } from '#ui/Fault.tsx';
import { StateHead } from '#ui/StateHead.tsx';
import { Loading } from '#ui/Loading.tsx';
import { AppProvider } from '../calls/AppProvider.tsx';
import { lazyWithFallback } from '../calls/lazy-with-fallback.tsx';
import { wordsOf } from '../calls/use-words.ts';
import type { DashboardPageProps } from './dashboard-props.ts';
import { HeaderBell } from './notices/HeaderBell.tsx';

/** Rarely there. */
const WaitingApplications = lazyWithFallback(() => import('./WaitingApplications.tsx'));

/** Not needed where a case is open. */
const Lobby = lazyWithFallback(() => import('./Lobby.tsx'));

/** Not needed on the list of cases. */
const Case = lazyWithFallback(() => import('./case/CasePlaces.tsx'), wordsOf('case-page'));

/** Rarely open, and with many words of its own. */
const StatementPage = lazyWithFallback(() => import('./statement/StatementPage.tsx'), wordsOf('statement'));

/** For people who come back from paying. */
const PaymentNotice = lazyWithFallback(() => import('./PaymentNotice.tsx'));

/** The case named in the address, or the matter whose statement is open; ids only, so that an address tells nothing. */
function idInAddress(name: 'case' | 'statement'): string | null {
  const id = new URLSearchParams(location.search).get(name);
  return isId(id) ? id : null;
}

/** Puts the case into the address, so that its places have one each. */
function addressCase(id: string): void {
  const query = new URLSearchParams(location.search);
  query.set('case', id);
  history.replaceState(history.state, '', `${location.pathname}?${query.toString()}${location.hash}`);
}

interface View {
  readonly answer: Answer | null;
  readonly fault: FaultFacts | null;
  readonly isLeaving: boolean;
}

/** What a client opens every day: their case. People with several, or none yet, choose first. */
export default function Dashboard(props: DashboardPageProps) {
  const { locale, forms, siteEmail } = props;
  return (
    <AppProvider locale={locale} words={forms} siteEmail={siteEmail}>
      <Cases {...props} />
    </AppProvider>
  );
}

function Cases(props: DashboardPageProps) {
  const { locale, words, account, siteEmail } = props;
  const [view, setView] = useState<View>({ answer: null, fault: null, isLeaving: false });
  /** Null: none is named. Undefined while the page is made, where nobody knows the address. */
  const [caseId, setCaseId] = useState<string | null>();

  function load(): void {
    callApi(portalApi.dashboard, {}, { locale }).then(
      (answer) => {
        // The links of the header cannot know who is signed in; people who work here are led to where they work.
        if (answer.user.role !== 'client' && answer.cases.length === 0)
          return location.replace(path('staff', locale));
        const [only, ...others] = answer.cases;
        if (only && others.length === 0 && !idInAddress('case')) {
          addressCase(only.id);
          setCaseId(only.id);
        }
        setView({ answer, fault: null, isLeaving: false });
      },
      (error: unknown) => {
        if (!hasCode(error, 'sign_in_required', 'second_factor_required'))
          return setView((before) => ({ ...before, fault: describeFault(error, account) }));
        setView({ answer: null, fault: null, isLeaving: true });
        location.replace(signInPath(locale, path('dashboard', locale) + location.search + location.hash));
      },
    );
  }
  const look = useEffectEvent(load);
  useEffect(() => {
    setCaseId(idInAddress('case'));
    look();
    return onBackAgain(() => look());
  }, []);

  const { answer, fault } = view;
  const retry = () => {
    setView({ answer: null, fault: null, isLeaving: false });
    load();
  };
  // A case that is open says by itself what could not be read.
  const faultAbove = fault && !caseId && (
    <Fault {...faultTexts(fault, account, { retry, email: siteEmail })} />
  );
  const isReady = caseId || answer;
  return (
    <div className="grid min-h-[calc(100dvh-var(--spacing-header))] grid-cols-1 content-start gap-6">
      {!view.isLeaving && <HeaderBell locale={locale} labels={words.bell} cases={props.cases} />}
      {!isReady && (
        <StateHead
          heading={words.greetingPlain}
          lead={fault ? undefined : view.isLeaving ? words.toSignIn : account.loading}
        />
      )}
      {faultAbove}
      {isReady && !view.isLeaving && (
        <Open {...props} caseId={caseId ?? null} answer={answer} reload={load} />
      )}
    </div>
  );
}

interface OpenProps extends DashboardPageProps {
  readonly caseId: string | null;
  readonly answer: Answer | null;
  readonly reload: () => void;
}

function Open({ caseId, answer, reload, ...props }: OpenProps) {
  const { locale, words, account } = props;
  const [statementId] = useState(() => idInAddress('statement'));
  // The notice itself takes it out of the address.
  const [wasPaid] = useState(() => new URLSearchParams(location.search).get('payment') === 'success');
  const isReminded = isSharedDevice();
  const waiting = answer?.waitingApplications ?? [];
  const top = (isReminded || wasPaid || waiting.length > 0) && (
    <>
      {isReminded && (
        <p className="notice no-print">
          <strong>{words.reminder}</strong>
        </p>
      )}
      {wasPaid && (
        <Suspense>
          <PaymentNotice locale={locale} words={words.paymentNotice} onPaid={reload} />
        </Suspense>
      )}
      {waiting.length > 0 && (
        <Suspense>
          <WaitingApplications waiting={waiting} reload={reload} {...props} />
        </Suspense>
      )}
    </>
  );
  return (
    <Suspense fallback={<Loading>{account.loading}</Loading>}>
      {caseId && statementId ? (
        <>
          {top}
          <StatementPage {...props} matterId={statementId} />
        </>
      ) : caseId ? (
        <Case {...props} caseId={caseId} dashboard={answer} reload={reload}>
          {top}
        </Case>
      ) : (
        answer && (
          <>
            {top}
            <Lobby {...props} answer={answer} reload={reload} />
          </>
        )
      )}
    </Suspense>
  );
}
