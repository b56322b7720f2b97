import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DashboardOrder } from '#domain/portal/dashboard.ts';
import * as refundApi from '#domain/refunds/api.ts';
import { refundReasons, refundTextMax, type RefundReason } from '#domain/refunds/rule.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { refundTimes } from '#i18n/refund-times.ts';
import { button } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { RadioGroup } from '#ui/Choices.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { DashboardProps } from '../dashboard-props.ts';

interface AskRefundProps extends Pick<DashboardProps, 'locale' | 'words' | 'account' | 'siteEmail'> {
  readonly order: DashboardOrder;
  readonly onAsked: () => void;
}

/** A client asks for money back: the rule, a reason, and what they want to say about it. */
export default function AskRefund({ order, locale, words, account, siteEmail, onAsked }: AskRefundProps) {
  const { refunds: labels } = words;
  const form = useForm<{ reasonCode: RefundReason; words: string }>({
    defaultValues: { reasonCode: '' as RefundReason, words: '' },
    shouldFocusError: true,
  });
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [state, setState] = useState<'open' | 'sending'>('open');
  const { errors } = form.formState;

  const onSubmit = form.handleSubmit(async (values) => {
    setState('sending');
    setFault(null);
    try {
      await callApi(refundApi.ask, { orderId: order.id, ...values }, { locale });
      onAsked();
    } catch (error) {
      setState('open');
      setFault(describeFault(error, account));
    }
  });

  return (
    <form className="grid max-w-160 gap-6 pt-4" onSubmit={(event) => void onSubmit(event)} noValidate>
      <p>{order.refundRule === 'full' ? labels.full : labels.rule}</p>
      <p className="small quiet">{refundTimes(locale)}</p>
      <RadioGroup
        id={`refund-reason-${order.id}`}
        label={labels.reason}
        options={refundReasons.map((value) => ({ value, text: labels.reasons[value] }))}
        input={form.register('reasonCode', { required: labels.choose })}
        error={errors.reasonCode?.message}
        errorPrefix={account.errorPrefix}
      />
      <TextInput
        {...form.register('words')}
        id={`refund-words-${order.id}`}
        label={labels.words}
        errorPrefix={account.errorPrefix}
        lines={4}
        maxLength={refundTextMax}
        autoComplete="off"
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p className="buttons">
        <button type="submit" className={button} disabled={state === 'sending'}>
          {state === 'sending' ? labels.sending : labels.send}
        </button>
      </p>
    </form>
  );
}
