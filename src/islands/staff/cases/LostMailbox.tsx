import { useState } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import { isWaiting, lostMailboxHours, type MailboxSheet } from '#domain/access/lost-mailbox.ts';
import { fill, formatAppointment, formatList } from '#i18n/format.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { Check, TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import { Facts } from '../Facts.tsx';
import { shortMoment } from '../formats.ts';
import { MomentField } from '../../calls/MomentField.tsx';
import { Panel } from '../Panel.tsx';
import { answersOf, CallerFacts, noAnswers } from './CallerFacts.tsx';
import { UnlockFirstPassword } from './UnlockFirstPassword.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface MailboxProps {
  readonly caseId: string;
  /** Reads again what stands beside it. */
  readonly reloadCard: () => void;
}

interface PartProps extends Omit<MailboxProps, 'reloadCard'> {
  readonly sheet: MailboxSheet;
  readonly reload: () => Promise<void>;
  /** Says what was done: the form that did it is gone once the change is read again. */
  readonly tell: (text: string) => void;
}

/**
 * Gives a client who can no longer read their mail another address, and shows the last change that was asked for; opens a
 * first password that is locked.
 */
export default function LostMailbox({ caseId, reloadCard }: MailboxProps) {
  const words = useStaffWords();
  const labels = words.cases.mailbox;
  const { data: answer, fault, reload } = useApiQuery(cases.mailbox, { id: caseId }, { ignoresWrites: true });
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  if (fault) return <Panel title={labels.title}>{fault}</Panel>;
  if (!answer) return <p className="text-ink-soft">{words.frame.list.loading}</p>;
  const readAgain = () => {
    reloadCard();
    return reload();
  };
  const part: PartProps = {
    caseId,
    sheet: answer,
    reload: readAgain,
    tell: (text) => setNote({ text }),
  };
  const { change, phone, isClient, current } = answer;
  return (
    <div className="grid grid-cols-1 gap-3 pt-2">
      <UnlockFirstPassword caseId={caseId} sheet={answer} onDone={readAgain} />
      <p className="text-xs text-ink-soft">{fill(labels.lead, { hours: lostMailboxHours })}</p>
      <Facts
        rows={[
          [labels.current, current],
          [labels.phone, phone],
        ]}
      />
      <FocusedNote note={note} />
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
  change,
  reload,
  tell,
}: PartProps & { readonly change: NonNullable<MailboxSheet['change']> }) {
  const words = useStaffWords();
  const locale = useLocale();
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
            change.facts.map((fact) => labels.factNamed[fact]),
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
            <Form
              call={cases.approveMailboxChange}
              words={labels.agreeing}
              fixed={{ id: caseId, email: change.email }}
              onDone={() => tell(labels.agreeing.done)}
              reload={reload}
            />
          </>
        ))}
      {isWaiting(change.state) && (
        <Form
          call={cases.stopMailboxChange}
          words={labels.stopping}
          fixed={{ id: caseId }}
          confirm={() => ({ ...labels.stopping.confirm, yes: labels.stopping.submit })}
          onDone={() => tell(labels.stopping.done)}
          reload={reload}
          quiet
        />
      )}
    </section>
  );
}

function AskChange({ caseId, sheet, phone, reload, tell }: PartProps & { readonly phone: string }) {
  const words = useStaffWords();
  const labels = words.cases.mailbox;
  return (
    <Form
      call={cases.changeMailbox}
      words={labels.form}
      fixed={{ id: caseId, seen: sheet.current }}
      initial={noAnswers}
      complete={({ facts, ...input }) => ({ ...input, facts: answersOf(facts, sheet.onFile) })}
      onDone={() => tell(sheet.needsSecond ? labels.form.doneForSecond : labels.form.done)}
      reload={reload}
    >
      <TextField name="email" />
      <CallerFacts onFile={sheet.onFile} />
      {sheet.needsSecond && <p className="text-xs text-ink-soft">{labels.second}</p>}
      <MomentField name="calledAt" labels={labels.called} />
      <Check name="numberOnFile" label={fill(labels.form.fields.numberOnFile, { phone })} />
      <TextArea name="note" lines={2} />
    </Form>
  );
}
