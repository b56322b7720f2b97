import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Dashboard as Answer } from '#domain/portal/dashboard.ts';
import type { PanelName } from '#domain/portal/panels.ts';
import { isId } from '#domain/record-id.ts';
import { promises } from '#domain/promises/timings.ts';
import { callApi } from '#browser/api.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { onBackAgain } from '#browser/back-again.ts';
import { isSharedDevice } from '#browser/shared-device.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { path, signInPath } from '#i18n/routes.ts';
import { button, link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { StateHead } from '#ui/StateHead.tsx';
import { late } from '../calls/late.tsx';
import type { DashboardPageProps } from './dashboard-props.ts';
import { WhenStirred } from './WhenStirred.tsx';

/** Rarely there. */
const WaitingApplications = late(() => import('./WaitingApplications.tsx'));

/** Not needed where a case is open. */
const loadCard = () => import('./CaseCard.tsx');
const CaseCard = late(loadCard);
const loadPayments = () => import('./Payments.tsx');
const Payments = late(loadPayments);

/** Comes with its words in one language, and only for who opens a case. */
const pages = {
  en: late(() => import('./CasePageEn.tsx')),
  es: late(() => import('./CasePageEs.tsx')),
} as const;

/** Rarely open, and with many words of its own. */
const statements = {
  en: late(() => import('./statement/StatementPageEn.tsx')),
  es: late(() => import('./statement/StatementPageEs.tsx')),
} as const;

const Bell = late(() => import('./notices/Bell.tsx'));

/** For who comes from paying. */
const PaymentNotice = late(() => import('./PaymentNotice.tsx'));

const calendars = {
  en: late(() => import('./calendar/DatesEn.tsx')),
  es: late(() => import('./calendar/DatesEs.tsx')),
} as const;

const plans = {
  en: late(() => import('./plans/PlansEn.tsx')),
  es: late(() => import('./plans/PlansEs.tsx')),
} as const;

const arranges = {
  en: late(() => import('./layout/ArrangeEn.tsx')),
  es: late(() => import('./layout/ArrangeEs.tsx')),
} as const;

const tickets = {
  en: late(() => import('./tickets/TicketsEn.tsx')),
  es: late(() => import('./tickets/TicketsEs.tsx')),
} as const;

/** The case named in the address, or the matter whose statement is open; ids only, so that an address tells nothing. */
function idInAddress(name: 'case' | 'statement'): string | null {
  const id = new URLSearchParams(location.search).get(name);
  return isId(id) ? id : null;
}

type View =
  | { readonly state: 'loading' | 'leaving' }
  | { readonly state: 'failed'; readonly fault: FaultFacts }
  | { readonly state: 'open'; readonly answer: Answer };

/** What a client looks at every day: each case with where it stands, what is next, and who has to act. */
export default function Dashboard(props: DashboardPageProps) {
  const { locale, words, account, siteEmail } = props;
  const [view, setView] = useState<View>({ state: 'loading' });

  function load(): void {
    callApi<Answer>('/api/dashboard', { locale }).then(
      (answer) => {
        // The links of the header cannot know who is signed in; people who work here are led to where they work.
        if (answer.user.role === 'client' || answer.cases.length > 0) setView({ state: 'open', answer });
        else location.replace(path('staff', locale));
      },
      (error: unknown) => {
        if (!hasCode(error, 'sign_in_required', 'second_factor_required'))
          return setView({ state: 'failed', fault: describeFault(error, account) });
        setView({ state: 'leaving' });
        location.replace(signInPath(locale, path('dashboard', locale) + location.search + location.hash));
      },
    );
  }
  const look = useEffectEvent(load);
  useEffect(() => {
    look();
    // Fetched while the server answers. What fails here is fetched again where it is shown.
    if (!idInAddress('case')) Promise.all([loadCard(), loadPayments()]).catch(() => undefined);
    return onBackAgain(() => look());
  }, []);

  if (view.state === 'open') return <Open {...props} answer={view.answer} reload={load} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <StateHead
        heading={words.greetingPlain}
        lead={
          view.state === 'loading' ? account.loading : view.state === 'leaving' ? words.toSignIn : undefined
        }
      />
      {view.state === 'failed' && (
        <Fault
          {...faultTexts(view.fault, account, {
            retry: () => {
              setView({ state: 'loading' });
              load();
            },
            email: siteEmail,
          })}
        />
      )}
    </div>
  );
}

interface OpenProps extends DashboardPageProps {
  readonly answer: Answer;
  readonly reload: () => void;
}

function Open({ answer, reload, ...props }: OpenProps) {
  const { locale, words, account, siteEmail } = props;
  const { user, cases, orders, waitingApplications } = answer;
  const onPublicDevice = isSharedDevice();
  const openCase = idInAddress('case');
  const openStatement = idInAddress('statement');
  const CasePage = pages[locale];
  const StatementPage = statements[locale];
  const Dates = calendars[locale];
  const Tickets = tickets[locale];
  const Plans = plans[locale];
  const Arrange = arranges[locale];
  const [layout, setLayout] = useState(answer.layout);
  // The notice itself takes it out of the address.
  const [wasPaid] = useState(() => new URLSearchParams(location.search).get('payment') === 'success');
  const dates = cases.length > 0 && (
    <Suspense>
      <Dates {...{ locale, account, siteEmail }} />
    </Suspense>
  );
  const payments = (orders.length > 0 || cases.length > 0) && (
    <Payments orders={orders} reload={reload} {...props} />
  );
  const hasCases = cases.length > 0;
  const parts: Record<PanelName, ReactNode> = {
    dates,
    payments,
    tickets: hasCases && <Tickets {...{ locale, account, siteEmail, cases }} />,
    goals: hasCases && <Plans {...{ locale, account, siteEmail }} />,
    learning: (
      <section className="card no-print grid gap-2">
        <h2 className="text-h3">{words.learn.title}</h2>
        <p>
          {words.learn.text} <a href={path('learning', locale)}>{words.learn.link}</a>
        </p>
      </section>
    ),
  };
  return (
    <div
      className={`grid grid-cols-1 ${openCase ? 'gap-3 max-sm:-mt-5 sm:gap-4' : 'gap-[clamp(--spacing(7),4vw,--spacing(11))]'}`}
    >
      {/* In a case, its own answers are the first thing on a phone. */}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        {openCase ? (
          <a className={`${link} no-print`} href={path('dashboard', locale)}>
            {words.allCases}
          </a>
        ) : (
          <StateHead
            heading={user.firstName ? fill(words.greeting, { name: user.firstName }) : words.greetingPlain}
            lead={cases.length === 0 ? undefined : cases.length === 1 ? words.lead : words.leadMany}
          />
        )}
        <div className="buttons no-print items-center">
          <Suspense>
            <Bell locale={locale} labels={words.bell} cases={props.cases} />
          </Suspense>
          {/* nofollow also keeps the browser from opening it ahead: it would ask the server for everything. */}
          <a
            // In a case, a phone has no room for it above the answers; the list has it.
            className={`${link} ${openCase ? 'max-sm:hidden' : ''}`}
            href={path('account', locale)}
            rel="nofollow"
          >
            {words.account}
          </a>
        </div>
      </div>
      {onPublicDevice && (
        <p className="notice no-print">
          <strong>{words.reminder}</strong>
        </p>
      )}
      {wasPaid && (
        <Suspense>
          <PaymentNotice locale={locale} words={words.paymentNotice} onPaid={reload} />
        </Suspense>
      )}
      {waitingApplications.length > 0 && (
        <Suspense>
          <WaitingApplications waiting={waitingApplications} reload={reload} {...props} />
        </Suspense>
      )}
      {openCase ? (
        <Suspense fallback={<p className="quiet">{account.loading}</p>}>
          {openStatement ? (
            <StatementPage {...props} matterId={openStatement} />
          ) : (
            <CasePage {...props} caseId={openCase}>
              <WhenStirred isPrinted>
                {dates}
                {payments}
              </WhenStirred>
            </CasePage>
          )}
        </Suspense>
      ) : (
        <Suspense fallback={<p className="quiet">{account.loading}</p>}>
          {cases.map((one) => (
            <CaseCard key={one.id} one={one} {...props} />
          ))}
        </Suspense>
      )}
      {cases.length === 0 && (
        <section className="card grid justify-items-start gap-3">
          <h2 className="text-h3">{words.empty.title}</h2>
          <p>{words.empty.text}</p>
          <p className="buttons">
            <a className={button} href={path('intakeForm', locale)}>
              {words.empty.start}
            </a>
          </p>
          <p className="small quiet">{words.empty.other}</p>
        </section>
      )}
      {openStatement !== null && (
        <>
          {dates}
          <Suspense>{payments}</Suspense>
        </>
      )}
      {openCase === null && (
        // Side by side where there is room: in the order of the page, first down, then across.
        <div className="gap-x-6 xl:columns-2">
          {layout.order
            .filter((name) => parts[name] && (!layout.hidden.includes(name) || location.hash === `#${name}`))
            .map((name) => (
              <div key={name} className="break-inside-avoid not-last:mb-6">
                <Suspense>{parts[name]}</Suspense>
              </div>
            ))}
        </div>
      )}
      <section className="grid gap-2">
        <h2 className="text-h3">{words.questions}</h2>
        <p>
          {fill(words.support, { hours: promises.supportReplyHours })}{' '}
          <a href={`mailto:${siteEmail}`}>{siteEmail}</a>
        </p>
      </section>
      {openCase !== null && parts.learning}
      {openCase === null && cases.length > 0 && (
        <Suspense>
          <Arrange locale={locale} account={account} layout={layout} onChanged={setLayout} />
        </Suspense>
      )}
    </div>
  );
}
