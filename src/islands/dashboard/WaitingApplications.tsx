import { useState } from 'react';
import { joinDate } from '#domain/intake/birth-date.ts';
import * as portalApi from '#domain/portal/api.ts';
import { answerForApplicationSchema } from '#domain/portal/case-writes.ts';
import type { WaitingApplication } from '#domain/portal/dashboard.ts';
import { hasCode } from '#browser/api-fault.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { DateParts } from '#ui/DateParts.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useField } from '#ui/form/form-state.ts';
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

function Waiting({ one, reload, locale, words, months, birthDateRequired }: WaitingProps) {
  const own = words.waiting;
  const [isLocked, setLocked] = useState(false);
  const id = `waiting-${one.intakeId}`;
  return (
    <section className="card grid gap-5" aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {own.title}
      </h2>
      <p>{fill(own.text, { date: formatDate(one.sentAt, locale) })}</p>
      {isLocked ? (
        <p className="notice" role="alert">
          {own.locked}
        </p>
      ) : (
        <Form
          call={portalApi.answerForApplication}
          schema={answerForApplicationSchema}
          fixed={{ id: one.intakeId }}
          words={{
            fields: { dateOfBirth: { label: own.label, hint: own.hint } },
            submit: own.submit,
            sending: own.submitting,
            refusals: { 'dateOfBirth.required': birthDateRequired },
          }}
          complete={({ day, month, year, ...input }) => ({
            ...input,
            dateOfBirth: joinDate(String(day), String(month), String(year)) ?? '',
          })}
          onDone={reload}
          // The case takes the place of the question.
          done={() => null}
          onRefused={(error) => {
            if (!hasCode(error, 'locked')) return;
            setLocked(true);
            return true;
          }}
        >
          <BirthDate words={own} months={months} />
        </Form>
      )}
    </section>
  );
}

function BirthDate(props: Pick<Parameters<typeof DateParts>[0], 'words' | 'months'>) {
  const { form, texts } = useField({ name: 'dateOfBirth' });
  return (
    <DateParts
      {...props}
      {...texts}
      day={form.register('day')}
      month={form.register('month')}
      year={form.register('year')}
    />
  );
}
