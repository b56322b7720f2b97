import { useState } from 'react';
import * as applications from '#domain/intake/api.staff.ts';
import { noteMaxLength, type DecisionAnswer } from '#domain/intake/review.ts';
import { intakeStatuses, mayMoveIntake, type IntakeStatus } from '#domain/intake/status.ts';
import { isFulfilled } from '#domain/orders/status.ts';
import { fullName } from '#domain/person-name.ts';
import { fill, formatDate, formatMoment, formatPrice } from '#i18n/format.ts';
import { draftMessage } from '#i18n/move-drafts.ts';
import { ActionForm } from '../ActionForm.tsx';
import { Panel } from '../Panel.tsx';
import { Quote } from '#ui/Quote.tsx';
import { writeMoney } from '../write-money.ts';
import type { PartProps } from './part-props.ts';

/** Accepting, declining or withdrawing, with what the client is told; or what was decided before. */
export function Decision({ item, words, locale, member, reload }: PartProps) {
  const labels = words.applications.decision;
  const [outcome, setOutcome] = useState<DecisionAnswer | null>(null);
  const open = intakeStatuses.filter(
    (to): to is Exclude<IntakeStatus, 'submitted'> =>
      to !== 'submitted' && mayMoveIntake(item.status, to, member.role),
  );
  const paid = item.orders.some(({ status }) => isFulfilled(status));
  const language = item.reads;
  return (
    <Panel title={labels.title}>
      {item.reviewedAt && (
        <>
          <p>
            {fill(item.reviewedBy ? labels.by : labels.byUnknown, {
              state: words.applications.states[item.status],
              name: item.reviewedBy ?? '',
              time: formatMoment(item.reviewedAt, locale),
            })}
          </p>
          {item.decisionNote && <Quote about={labels.told}>{item.decisionNote}</Quote>}
        </>
      )}
      {outcome && (
        <div role="status" className={outcome.refundLeftOpen ? 'notice' : 'notice good'}>
          <p>
            {outcome.refundedCents > 0
              ? fill(labels.doneRefund, { amount: formatPrice(outcome.refundedCents, locale) })
              : labels.done}
          </p>
          {outcome.refundLeftOpen && <p>{labels.leftOpen}</p>}
        </div>
      )}
      {open.length > 0 && (
        <ActionForm
          words={words}
          question={labels.question}
          choices={open.map((value) => ({ value, text: labels.options[value] }))}
          reason={{
            label: labels.note,
            hint: fill(labels.noteHint, { language: words.thread.languages[language] }),
            required: true,
            maxLength: noteMaxLength,
            lines: 6,
            drafts: {
              accepted: draftMessage('review_begins', language, {
                name: item.answers.firstName ?? '',
                preparer: member.name.split(' ')[0] ?? '',
                due: item.hearsBy ? formatDate(item.hearsBy, language) : '',
              }),
            },
          }}
          submit={labels.submit}
          confirm={({ choice, reason }) => {
            const to = open.find((value) => value === choice);
            if (!to) return null;
            const { firstName = '', lastName = '', email = '' } = item.answers;
            return {
              title: fill(labels.questions[to], { name: fullName(firstName, lastName) }),
              text: fill(to === 'declined' && paid ? labels.confirm.declinedPaid : labels.confirm[to], {
                email,
              }),
              yes: labels.options[to],
              message: reason,
            };
          }}
          send={async ({ choice, reason }) => {
            const to = open.find((value) => value === choice);
            if (!to) return;
            const answer = await writeMoney(
              applications.decide,
              { id: item.id, from: item.status, to, note: reason },
              reload,
            );
            setOutcome(answer);
          }}
          onDone={reload}
          done=""
        />
      )}
    </Panel>
  );
}
