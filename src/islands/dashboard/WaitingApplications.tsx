import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { WaitingApplication } from '#domain/portal/dashboard.ts';
import { isCalendarDate, joinDate } from '#domain/intake/birth-date.ts';
import * as portalApi from '#domain/portal/api.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { button } from '#ui/button.ts';
import { DateParts } from '#ui/DateParts.tsx';
import { Fault } from '#ui/Fault.tsx';
import type { DashboardPageProps } from './dashboard-props.ts';

interface WaitingApplicationsProps extends DashboardPageProps {
  readonly waiting: readonly WaitingApplication[];
  readonly reload: () => void;
}

/** Applications with this account's address that may be somebody else's: the birth date tells. */
export default function WaitingApplications({ waiting, ...props }: WaitingApplicationsProps) {
  return waiting.map((one) => <Waiting key={one.intakeId} one={one} {...props} />);
}

interface WaitingProps extends DashboardPageProps {
  readonly one: WaitingApplication;
  readonly reload: () => void;
}

function Waiting({ one, reload, locale, words, account, siteEmail, months, dateMessages }: WaitingProps) {
  const own = words.waiting;
  const form = useForm({ defaultValues: { day: '', month: '', year: '' } });
  const [error, setError] = useState<string>();
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'locked'>('open');

  const onSubmit = form.handleSubmit(async ({ day, month, year }) => {
    const dateOfBirth = joinDate(day, month, year);
    setError(undefined);
    setFault(null);
    if (dateOfBirth === null || !isCalendarDate(dateOfBirth)) return setError(dateMessages.required);
    setState('sending');
    try {
      await callApi(portalApi.answerForApplication, { id: one.intakeId, dateOfBirth }, { locale });
      reload();
    } catch (failure) {
      if (hasCode(failure, 'locked')) return setState('locked');
      setState('open');
      if (hasCode(failure, 'invalid_input')) setError(dateMessages.wrong);
      else setFault(describeFault(failure, account));
    }
  });

  const id = `waiting-${one.intakeId}`;
  return (
    <section className="card grid gap-5" aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {own.title}
      </h2>
      <p>{fill(own.text, { date: formatDate(one.sentAt, locale) })}</p>
      {state === 'locked' ? (
        <p className="notice" role="alert">
          {own.locked}
        </p>
      ) : (
        <form className="grid gap-5" onSubmit={(event) => void onSubmit(event)} noValidate>
          <DateParts
            id={`${id}-date`}
            label={own.label}
            hint={own.hint}
            error={error}
            errorPrefix={account.errorPrefix}
            words={own}
            months={months}
            day={form.register('day')}
            month={form.register('month')}
            year={form.register('year')}
          />
          {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
          <p className="buttons">
            <button type="submit" className={button} disabled={state === 'sending'}>
              {state === 'sending' ? own.submitting : own.submit}
            </button>
          </p>
        </form>
      )}
    </section>
  );
}
