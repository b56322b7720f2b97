import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { OpenedPayment } from '#domain/orders/payment-answers.ts';
import type { EvictionNow } from '#domain/intake/near-hearing.ts';
import * as orderApi from '#domain/orders/api.ts';
import { isPackageId, type PackageId } from '#domain/packages/catalogue.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { $toast, dismissToast, showToast } from '#browser/toasts.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { freeHelpSection } from '#i18n/sections.ts';
import { buttonRow, link, secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { lazyWithFallback } from '../calls/lazy-with-fallback.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PayForm } from './PayForm.tsx';

type View =
  | {
      readonly state:
        'preparing' | 'no_package' | 'wrong_package' | 'leaving' | 'paused' | 'closed' | 'asking';
    }
  | { readonly state: 'hearing'; readonly hasApplied: boolean }
  | { readonly state: 'failed'; readonly fault: FaultFacts; readonly paid: boolean }
  | { readonly state: 'open'; readonly payment: OpenedPayment };

/** Loaded for those who pay before they apply. */
const EvictionQuestion = lazyWithFallback(() => import('./EvictionQuestion.tsx'));
/** Loaded with the first toast. If that fails, nothing is lost: the page says the same. */
const Toaster = lazy(() => import('#ui/Toaster.tsx').catch(() => ({ default: () => <></> })));

/** Checkout for signed-in clients. If the payment cannot be prepared, it says so and offers to try again. */
export default function Checkout(props: CheckoutProps) {
  const { locale, words, account, offers, siteEmail } = props;
  const [view, setView] = useState<View>({ state: 'preparing' });
  /** What was said of the eviction, where it was asked. */
  const [answered, setAnswered] = useState<EvictionNow>();
  const [packageId, setPackageId] = useState<PackageId | null>(null);
  const toast = useStore($toast);

  function prepare(eviction = answered): void {
    setAnswered(eviction);
    const named = new URLSearchParams(location.search).get('package');
    if (named === null) return setView({ state: 'no_package' });
    if (!isPackageId(named)) {
      showToast({ ...words.wrongPackageToast, variant: 'destructive' });
      return setView({ state: 'wrong_package' });
    }
    setPackageId(named);
    setView({ state: 'preparing' });
    callApi(orderApi.openIntent, { packageId: named, eviction }, { locale }).then(
      (payment) => setView({ state: 'open', payment }),
      (error: unknown) => {
        if (hasCode(error, 'purchase_paused')) return setView({ state: 'paused' });
        if (hasCode(error, 'hearing_unasked')) return setView({ state: 'asking' });
        if (hasCode(error, 'hearing_near'))
          return setView({ state: 'hearing', hasApplied: eviction === undefined });
        if (hasCode(error, 'sale_closed')) return setView({ state: 'closed' });
        if (!hasCode(error, 'sign_in_required', 'second_factor_required'))
          return setView({
            state: 'failed',
            fault: describeFault(error, account),
            paid: hasCode(error, 'already_paid'),
          });
        setView({ state: 'leaving' });
        const back = path('checkout', locale, `?package=${named}`);
        location.replace(`/api/login?returnTo=${encodeURIComponent(back)}`);
      },
    );
  }
  const onOpen = useEffectEvent(() => prepare());
  useEffect(() => onOpen(), []);

  const { state } = view;
  const isNamed = packageId !== null && state !== 'leaving';
  if (state === 'paused') return <div role="alert">{props.paused}</div>;
  if (state === 'closed') return <div role="alert">{props.saleClosed}</div>;
  // A hearing that is near comes before money, on a phone too, where one stands below the other.
  const isAboutCourt = state === 'asking' || state === 'hearing';
  const order = isNamed && (
    <OrderSummary
      offer={offers[packageId]}
      payment={view.state === 'open' ? view.payment : undefined}
      locale={locale}
      words={words}
      packageWords={props.packageWords}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start">
      {!isAboutCourt && order}
      <section
        className={`card grid grid-cols-1 gap-3 ${isNamed ? 'lg:col-start-2 lg:row-start-1' : 'w-full max-w-(--container-prose) lg:col-span-full'}`}
      >
        {(state === 'preparing' || state === 'leaving') && (
          <Waiting text={state === 'preparing' ? words.preparing : words.toSignIn} />
        )}
        {(state === 'no_package' || state === 'wrong_package') && (
          <>
            <div className="grid gap-1.5" role={state === 'wrong_package' ? 'alert' : undefined}>
              <h2 className="text-h3">{words.wrongPackage.title}</h2>
              {state === 'wrong_package' && <p>{words.wrongPackage.text}</p>}
            </div>
            <p className={buttonRow}>
              <a className="button" href={path('services', locale)}>
                {words.choose}
              </a>
            </p>
          </>
        )}
        {state === 'asking' && (
          <Suspense fallback={<Waiting text={words.preparing} />}>
            <EvictionQuestion
              locale={locale}
              words={words.eviction}
              eviction={props.eviction}
              errorPrefix={account.errorPrefix}
              onAnswer={prepare}
            />
          </Suspense>
        )}
        {state === 'hearing' && (
          <div className="grid gap-3" role="alert">
            <h2 className="text-h3">{words.hearing.title}</h2>
            <p>{view.hasApplied ? words.hearing.text : words.hearing.applyText}</p>
            <p className={buttonRow}>
              <a className="button" href={path('home', locale, freeHelpSection)}>
                {words.hearing.help}
              </a>
              {!view.hasApplied && (
                <a className={secondButton} href={path('intakeForm', locale)}>
                  {words.hearing.apply}
                </a>
              )}
            </p>
          </div>
        )}
        {state === 'failed' && (
          <>
            <Fault
              title={view.paid ? words.paidTitle : words.intentTitle}
              text={view.paid ? view.fault.text : `${view.fault.text} ${words.intentText}`}
              reference={view.fault.reference && fill(account.reference, { reference: view.fault.reference })}
              retry={view.paid ? undefined : { label: account.tryAgain, onClick: () => prepare() }}
              contact={{ label: account.orWrite, email: siteEmail }}
            />
            {view.paid && <p>{words.paidNext}</p>}
            {view.paid && (
              <p className={buttonRow}>
                <a className="button" href={path('dashboard', locale)}>
                  {words.toCase}
                </a>
              </p>
            )}
          </>
        )}
        {state === 'open' && packageId && (
          <PayForm
            locale={locale}
            words={words}
            account={account}
            siteEmail={siteEmail}
            offer={offers[packageId]}
            payment={view.payment}
            again={() => prepare()}
          />
        )}
      </section>
      {isAboutCourt && order}
      {state !== 'no_package' && state !== 'wrong_package' && (
        <p className="lg:col-span-full">
          <a className={link} href={path('services', locale)}>
            {words.back}
          </a>
        </p>
      )}
      {toast && (
        <Suspense fallback={null}>
          <Toaster
            toast={toast}
            onDismiss={dismissToast}
            phoneEdge="bottom"
            words={{ region: words.toasts, close: words.closeToast }}
          />
        </Suspense>
      )}
    </div>
  );
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <p role="status" className="text-ink-soft">
      {text}
    </p>
  );
}
