import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as cases from '#domain/cases/api.staff.ts';
import {
  isWaiting,
  lostMailboxHours,
  mailboxNoteMax,
  type MailboxSheet,
} from '#domain/access/lost-mailbox.ts';
import { easternMoment } from '#domain/promises/eastern-moment.ts';
import { fill, formatAppointment, formatList } from '#i18n/format.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { useAnswer } from '../../calls/use-answer.ts';
import { ActionForm } from '../ActionForm.tsx';
import { Facts } from '../Facts.tsx';
import { shortMoment } from '../formats.ts';
import { PanelFault } from '../PanelFault.tsx';
import { answersOf, CallerFacts, noAnswers } from './CallerFacts.tsx';
import type { CasePartProps } from './part-props.ts';
import { UnlockFirstPassword } from './UnlockFirstPassword.tsx';
import { WriteEnd } from './WriteEnd.tsx';
import { useCaseWrite } from './use-case-write.ts';

type MailboxProps = Pick<CasePartProps, 'words' | 'locale'> & {
  readonly caseId: string;
  /** Reads again what stands beside it. */
  readonly reloadCard: () => void;
};
interface PartProps extends Omit<MailboxProps, 'reloadCard'> {
  readonly sheet: MailboxSheet;
  readonly reload: () => Promise<void>;
}

/**
 * Gives a client who can no longer read their mail another address, and shows the last change that was asked for; opens a
 * first password that is locked.
 */
export default function LostMailbox({ caseId, words, locale, reloadCard }: MailboxProps) {
  const labels = words.cases.mailbox;
  const { answer, fault, load, reload } = useAnswer(words.account, () =>
    callStaffApi(cases.mailbox, { id: caseId }),
  );
  if (fault) return <PanelFault title={labels.title} words={words} fault={fault} retry={load} />;
  if (!answer) return <p className="text-ink-soft">{words.frame.list.loading}</p>;
  const readAgain = () => {
    reloadCard();
    return reload();
  };
  const part: PartProps = { caseId, words, locale, sheet: answer, reload };
  const { change, phone, isClient, current } = answer;
  return (
    <div className="grid grid-cols-1 gap-3 pt-2">
      <UnlockFirstPassword {...{ caseId, words, locale }} sheet={answer} onDone={readAgain} />
      <p className="text-xs text-ink-soft">{fill(labels.lead, { hours: lostMailboxHours })}</p>
      <Facts
        rows={[
          [labels.current, current],
          [labels.phone, phone],
        ]}
      />
      {change && <LastChange {...part} change={change} />}
      {(!change || !isWaiting(change.state)) &&
        (!isClient ? (
          <p>{labels.notClient}</p>
        ) : phone === null ? (
          <p className="notice">{labels.noPhone}</p>
        ) : (
          <AskChange {...part} phone={phone} />
        ))}
    </div>
  );
}

function LastChange({
  caseId,
  words,
  locale,
  change,
  reload,
}: PartProps & { readonly change: NonNullable<MailboxSheet['change']> }) {
  const labels = words.cases.mailbox;
  return (
    <section className="notice grid grid-cols-1 gap-2" aria-label={labels.last}>
      <p className="font-strong">{labels.last}</p>
      <p className="wrap-anywhere" translate="no">
        {change.email}
      </p>
      <p>{fill(labels.states[change.state], { time: formatAppointment(change.appliesAt, locale) })}</p>
      <p className="text-xs">
        {fill(labels.asked, {
          name: change.askedBy ?? words.cases.by.system,
          time: shortMoment(change.askedAt, locale),
          called: shortMoment(change.calledAt, locale),
          facts: formatList(
            change.facts.map((fact) => labels.fact[fact]),
            locale,
          ),
        })}
      </p>
      {change.approvedBy && !change.isMine && (
        <p className="text-xs">{fill(labels.approved, { name: change.approvedBy })}</p>
      )}
      {change.note && <p className="wrap-anywhere whitespace-pre-line">{change.note}</p>}
      {change.state === 'second' &&
        (change.isMine ? (
          <p>{labels.mine}</p>
        ) : (
          <>
            <p className="text-xs text-ink-soft">{labels.agreeHint}</p>
            <ActionForm
              words={words}
              submit={labels.agree}
              send={(_values, withKey) =>
                callStaffApi(cases.approveMailboxChange, withKey({ id: caseId, email: change.email }))
              }
              onDone={reload}
              done={labels.agreed}
            />
          </>
        ))}
      {isWaiting(change.state) && (
        <ActionForm
          words={words}
          submit={labels.stop}
          quiet
          confirm={() => ({ ...labels.stopConfirm, yes: labels.stop })}
          send={() => callStaffApi(cases.stopMailboxChange, { id: caseId })}
          onDone={reload}
          done={labels.stopped}
        />
      )}
    </section>
  );
}

const empty = {
  email: '',
  facts: noAnswers,
  calledOn: '',
  calledTime: '',
  numberOnFile: false,
  note: '',
};

function AskChange({ caseId, words, locale, sheet, phone, reload }: PartProps & { readonly phone: string }) {
  const labels = words.cases.mailbox;
  const id = useId();
  const state = useCaseWrite(words, locale, reload);
  const form = useForm({ defaultValues: empty, shouldFocusError: true });
  const { errors } = form.formState;
  const shared = { errorPrefix: words.account.errorPrefix };
  const send = form.handleSubmit(async ({ calledOn, calledTime, facts, ...values }) => {
    const called = easternMoment(calledOn, calledTime);
    if (typeof called === 'string') {
      form.setError('calledTime', { message: labels.calledBad }, { shouldFocus: true });
      return;
    }
    const done = await state.write(
      cases.changeMailbox,
      {
        id: caseId,
        ...values,
        facts: answersOf(facts, sheet.onFile),
        calledAt: called.at,
        seen: sheet.current,
      },
      labels.done,
    );
    if (done) form.reset(empty);
  });
  return (
    <form
      className="grid grid-cols-1 gap-4"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void send(event)}
    >
      <TextInput
        {...form.register('email', { required: words.frame.form.required })}
        {...shared}
        id={`${id}-email`}
        type="email"
        label={labels.email}
        error={errors.email?.message}
      />
      <CallerFacts words={words} onFile={sheet.onFile} register={(fact) => form.register(`facts.${fact}`)} />
      {sheet.needsSecond && <p className="text-xs text-ink-soft">{labels.second}</p>}
      <div className="grid grid-cols-1 items-end gap-4 xs:grid-cols-2">
        <TextInput
          {...form.register('calledOn')}
          {...shared}
          id={`${id}-day`}
          type="date"
          label={labels.calledOn}
        />
        <TextInput
          {...form.register('calledTime')}
          {...shared}
          id={`${id}-time`}
          type="time"
          label={labels.calledTime}
          error={errors.calledTime?.message}
        />
      </div>
      <label className={choice}>
        <input {...form.register('numberOnFile')} className={choiceInput} type="checkbox" />
        <span>{fill(labels.number, { phone })}</span>
      </label>
      <TextInput
        {...form.register('note')}
        {...shared}
        id={`${id}-note`}
        label={labels.note}
        hint={labels.noteHint}
        lines={2}
        maxLength={mailboxNoteMax}
      />
      <WriteEnd words={words} submit={labels.submit} state={state} />
    </form>
  );
}
