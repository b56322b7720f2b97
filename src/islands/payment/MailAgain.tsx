import { useState } from 'react';
import * as orderApi from '#domain/orders/api.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault } from '#browser/api-fault.ts';
import { secondButton } from '#ui/button.ts';
import type { PaymentIds, PaymentResultProps } from './payment-result-props.ts';

interface MailAgainProps extends Pick<PaymentResultProps, 'locale' | 'words' | 'account'> {
  readonly payment: PaymentIds;
}

/** Sends the receipt, and what came with it, once more. */
export function MailAgain({ payment, locale, words, account }: MailAgainProps) {
  const own = words.paid;
  const [isSending, setSending] = useState(false);
  const [outcome, say] = useState<{ readonly text: string; readonly tone: 'good' | 'danger' } | null>(null);

  async function send(): Promise<void> {
    setSending(true);
    try {
      await callApi(orderApi.mailPaymentAgain, payment, { locale });
      say({ text: own.mailSent, tone: 'good' });
    } catch (error) {
      say({ text: describeFault(error, account).text, tone: 'danger' });
    }
    setSending(false);
  }

  return (
    <>
      <p className="no-print">
        <button type="button" className={secondButton} disabled={isSending} onClick={() => void send()}>
          {isSending ? own.mailSending : own.mailAgain}
        </button>
      </p>
      <div className="empty:hidden" role="status">
        {outcome && <p className={`notice ${outcome.tone}`}>{outcome.text}</p>}
      </div>
    </>
  );
}
