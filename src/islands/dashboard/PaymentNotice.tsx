import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import * as orderApi from '#domain/orders/api.ts';
import { callApi } from '#browser/call-api.ts';
import type { DashboardWords } from '#i18n/en/dashboard.ts';

interface PaymentNoticeProps {
  readonly locale: Locale;
  readonly words: DashboardWords['paymentNotice'];
  /** The list of payments is older than this payment. */
  readonly onPaid: () => void;
}

type NoticeState = 'checking' | 'paid' | 'unsure' | 'notPaid';

/**
 * For people who come from paying (`?payment=success`, also the card processor's return
 * address). The address alone proves nothing, so nothing is called paid before the server says so.
 */
export default function PaymentNotice({ locale, words, onPaid }: PaymentNoticeProps) {
  const [shown, show] = useState<NoticeState | null>(null);
  const onOpen = useEffectEvent(() => {
    const query = new URLSearchParams(location.search);
    const paymentIntentId = query.get('payment_intent');
    // A reload should not tell it again, and the processor's client secret has no business in the address bar. The case that
    // is open stays in it.
    const caseQuery = new URLSearchParams([...query].filter(([name]) => name === 'case')).toString();
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${caseQuery && `?${caseQuery}`}${location.hash}`,
    );
    if (!paymentIntentId) return show('unsure');
    show('checking');
    callApi(orderApi.confirmPayment, { paymentIntentId }, { locale }).then(
      ({ state }) => {
        show(state === 'paid' ? 'paid' : state === 'not_paid' ? 'notPaid' : 'unsure');
        if (state === 'paid') onPaid();
      },
      () => show('unsure'),
    );
  });
  useEffect(() => onOpen(), []);
  const tone = shown === 'paid' ? 'notice good' : shown === 'notPaid' ? 'notice danger' : 'notice';
  return (
    <div className="empty:hidden" role="status">
      {shown && <p className={tone}>{words[shown]}</p>}
    </div>
  );
}
