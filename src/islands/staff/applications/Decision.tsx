import { useState } from 'react';
import * as applications from '#domain/intake/api.staff.ts';
import type { DecisionAnswer } from '#domain/intake/review.ts';
import { intakeStatuses, mayMoveIntake, type IntakeStatus } from '#domain/intake/status.ts';
import { isFulfilled } from '#domain/orders/status.ts';
import { fullName } from '#domain/person-name.ts';
import { fill, formatDate, formatMoment, formatPrice } from '#i18n/format.ts';
import { draftMessage } from '#i18n/move-drafts.ts';
import { button, buttonRow, secondButton } from '#ui/button.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { Choice, Draft, TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { Quote } from '#ui/Quote.tsx';
import type { PartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** Accepting, declining or withdrawing, with what the client is told; or what was decided before. */
export function Decision({ item, member, next, reload }: PartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.applications.decision;
  const [outcome, setOutcome] = useState<(DecisionAnswer & { readonly text: string }) | null>(null);
  const sentenceOf = ({ refundedCents }: DecisionAnswer) =>
    refundedCents > 0 ? fill(labels.doneRefund, { amount: formatPrice(refundedCents, locale) }) : labels.done;
  const open = intakeStatuses.filter(
    (to): to is Exclude<IntakeStatus, 'submitted'> =>
      to !== 'submitted' && mayMoveIntake(item.status, to, member.role),
  );
  const isDecided = item.status !== 'submitted';
  const paid = item.orders.some(({ status }) => isFulfilled(status));
  const language = item.reads;
  const accepted = draftMessage('review_begins', language, {
    name: item.answers.firstName ?? '',
    preparer: member.name.split(' ')[0] ?? '',
    due: item.hearsBy ? formatDate(item.hearsBy, language) : '',
  });
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
      {outcome?.refundLeftOpen && <p className="notice">{labels.leftOpen}</p>}
      {/* Said here, since the form of that decision is gone. */}
      {isDecided && <FocusedNote note={outcome} />}
      {isDecided && (item.case || next) && (
        <p className={buttonRow}>
          {item.case && (
            <a className={button} href={placeLink('cases', item.case.id)}>
              {words.cases.page.open}
            </a>
          )}
          {next && (
            <a className={secondButton} href={next}>
              {labels.next}
            </a>
          )}
        </p>
      )}
      {open.length > 0 && (
        <Form
          // What can still be decided afterwards is seldom meant.
          key={item.status}
          call={applications.decide}
          words={isDecided ? { ...labels, open: labels.later } : labels}
          fixed={{ id: item.id, from: item.status }}
          {...(open.length === 1 && open[0] && { initial: { to: open[0] } })}
          confirm={({ to, note }) => {
            const { firstName = '', lastName = '', email = '' } = item.answers;
            const chosen = to === 'submitted' ? 'accepted' : to;
            return {
              title: fill(labels.questions[chosen], { name: fullName(firstName, lastName) }),
              text: [
                fill(item.case ? labels.reading.inCase : labels.reading.byMail, { email }),
                chosen === 'declined' && paid ? labels.confirm.declinedPaid : labels.confirm[chosen],
              ]
                .filter(Boolean)
                .join(' '),
              yes: labels.fields.to.options[chosen],
              message: note,
            };
          }}
          done={sentenceOf}
          onDone={(answer) => setOutcome({ ...answer, text: sentenceOf(answer) })}
          reload={reload}
          movesMoney
        >
          <Choice
            name="to"
            options={open.map((value) => ({ value, text: labels.fields.to.options[value] }))}
            inRow
          />
          <Draft of="to" into="note" drafts={{ accepted }} />
          <TextArea
            name="note"
            hint={fill(labels.fields.note.hint, { language: words.thread.languages[language] })}
            lines={6}
          />
        </Form>
      )}
    </Panel>
  );
}
