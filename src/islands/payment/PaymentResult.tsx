import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentAnswer } from '#domain/orders/payment-answers.ts';
import type { Locale } from '#domain/languages.ts';
import * as orderApi from '#domain/orders/api.ts';
import { isPackageId, type PackageId } from '#domain/packages/catalogue.ts';
import { promises } from '#domain/promises/timings.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { Fault } from '#ui/Fault.tsx';
import { ResultHelp } from '#ui/ResultHelp.tsx';
import { StateHead } from '#ui/StateHead.tsx';
import { Paid } from './Paid.tsx';
import type { PaymentResultProps } from './payment-result-props.ts';
import { pollPauses } from './poll-pauses.ts';
import { readReturnQuery, type ReturnQuery } from './return-query.ts';

type View =
  | { readonly state: 'checking' | 'not_paid' | 'unknown' }
  | { readonly state: 'in_review'; readonly checkAddress: boolean }
  | { readonly state: 'processing'; readonly waiting: boolean }
  | { readonly state: 'failed'; readonly fault: FaultFacts }
  | { readonly state: 'paid'; readonly answer: PaymentAnswer };

/**
 * The page people return to after paying. Only the server says what happened: the address proves nothing, and without
 * a payment in it the page claims none.
 */
export default function PaymentResult(props: PaymentResultProps) {
  const { locale, words, account, siteEmail } = props;
  const [view, setView] = useState<View>({ state: 'checking' });
  const query = useRef<ReturnQuery | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function ask(tries: number): void {
    const { payment } = (query.current ??= readReturnQuery(location.search));
    if (!payment) return setView({ state: 'unknown' });
    callApi(orderApi.confirmPayment, payment, { locale }).then(
      (answer) => {
        if (answer.state === 'paid') return setView({ state: 'paid', answer });
        if (answer.inReview)
          return setView({ state: 'in_review', checkAddress: answer.checkAddress === true });
        if (answer.state !== 'processing') return setView({ state: answer.state });
        const pause = pollPauses[tries];
        setView({ state: 'processing', waiting: pause !== undefined });
        if (pause !== undefined) timer.current = setTimeout(() => ask(tries + 1), pause);
      },
      (error: unknown) => setView({ state: 'failed', fault: describeFault(error, account) }),
    );
  }
  const onOpen = useEffectEvent(() => ask(0));
  useEffect(() => {
    onOpen();
    return () => clearTimeout(timer.current);
  }, []);

  const { state } = view;
  const packageId = query.current?.packageId ?? null;
  return (
    <div className="grid grid-cols-1 gap-[clamp(--spacing(7),4vw,--spacing(11))]">
      {state === 'paid' && <Paid {...props} answer={view.answer} payment={query.current?.payment ?? {}} />}
      {state === 'checking' && <StateHead {...words.checking} />}
      {state === 'processing' && (
        <>
          <StateHead
            heading={words.processing.heading}
            lead={view.waiting ? words.processing.lead : undefined}
          />
          {!view.waiting && (
            <p className="notice" role="status">
              {words.processing.waited}
            </p>
          )}
          <p>{words.processing.text}</p>
          {!view.waiting && (
            <p className="buttons">
              <button type="button" className="button second" onClick={() => ask(pollPauses.length - 1)}>
                {words.processing.again}
              </button>
            </p>
          )}
        </>
      )}
      {state === 'in_review' && (
        <>
          <StateHead heading={words.inReview.heading} lead={words.inReview.lead} />
          <p className="notice" role="status">
            {fill(words.inReview.text, { days: promises.contactReplyBusinessDays })}
          </p>
          {view.checkAddress && (
            <>
              <p>{words.inReview.address}</p>
              <p className="buttons">
                <a className="button" href={path('intakeConfirmation', locale)}>
                  {words.inReview.checkAddress}
                </a>
              </p>
            </>
          )}
        </>
      )}
      {state === 'not_paid' && (
        <>
          <StateHead heading={words.notPaid.heading} lead={words.notPaid.lead} />
          <p>{words.notPaid.text}</p>
          <p className="buttons">
            <a className="button" href={wayBack(query.current, packageId, locale)}>
              {isEmbedded(query.current) ? words.notPaid.backToCheckout : words.notPaid.backToApplication}
            </a>
          </p>
        </>
      )}
      {state === 'unknown' && (
        <>
          <StateHead heading={words.unknown.heading} lead={words.unknown.lead} />
          <p>{words.unknown.text}</p>
          <p className="buttons">
            <a className="button" href={path('login', locale)}>
              {words.unknown.signIn}
            </a>
            <a className="button second" href={path('intakeForm', locale)}>
              {words.unknown.start}
            </a>
          </p>
        </>
      )}
      {state === 'failed' && (
        <>
          <StateHead heading={words.checking.heading} />
          <Fault
            {...faultTexts(view.fault, account, {
              retry: () => {
                setView({ state: 'checking' });
                ask(0);
              },
              email: siteEmail,
            })}
          />
        </>
      )}
      <ResultHelp
        title={account.help.title}
        text={fill(account.help.text, { hours: promises.supportReplyHours })}
        email={siteEmail}
        home={{ label: account.home, href: path('home', locale) }}
      />
    </div>
  );
}

const isEmbedded = (query: ReturnQuery | null) => query?.payment?.paymentIntentId !== undefined;

function wayBack(query: ReturnQuery | null, packageId: PackageId | null, locale: Locale): string {
  if (!isEmbedded(query)) return path('intakeConfirmation', locale);
  return path('checkout', locale, isPackageId(packageId) ? `?package=${packageId}` : '');
}
