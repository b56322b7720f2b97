import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as cases from '#domain/cases/api.staff.ts';
import { conflictNoteMax, type ConflictCheck } from '#domain/cases/attorneys.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { link } from '#ui/button.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { useCaseWrite } from '../cases/use-case-write.ts';
import { WriteEnd } from '../cases/WriteEnd.tsx';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import type { RecordProps } from '../section-props.ts';
import { useAnswer } from '../../calls/use-answer.ts';

/**
 * Asks an attorney about conflicts before a case opens for the first time, and again when new names are added to it.
 */
export function ConflictGate({ children, ...props }: RecordProps & { readonly children: ReactNode }) {
  const { words, id } = props;
  const labels = words.attorneys.conflict;
  const { answer, fault, load, waits } = useAnswer(words.account, () =>
    callStaffApi(cases.conflictCheck, { id }),
  );
  if (answer?.state === 'clear') return children;
  return (
    <article className="grid grid-cols-1 gap-4" aria-busy={waits}>
      <p>
        <a className={link} href={placeLink('approvals')} data-back>
          {words.frame.record.back}
        </a>
      </p>
      {waits && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} takesFocus />}
      {answer && (
        <>
          <h2 className="text-h3">{`${labels.title}, ${answer.caseNumber}`}</h2>
          {answer.state === 'conflict' ? (
            <Panel>
              <p className="notice">{labels.has}</p>
              <p className="text-ink-soft">{labels.wrong}</p>
            </Panel>
          ) : (
            <Question {...props} check={answer} onAnswered={load} />
          )}
        </>
      )}
    </article>
  );
}

interface QuestionProps extends RecordProps {
  readonly check: ConflictCheck;
  readonly onAnswered: () => void;
}

function Question({ words, locale, id, check, onAnswered, onChanged }: QuestionProps) {
  const labels = words.attorneys.conflict;
  const fieldId = useId();
  const state = useCaseWrite(words, locale, async () => {
    onAnswered();
    onChanged();
  });
  const form = useForm({ defaultValues: { conflict: '', note: '' } });
  const others = check.parties.filter(({ isClient }) => !isClient);
  const send = form.handleSubmit(async ({ conflict, note }) => {
    const answer = { namesHash: check.namesHash, hasConflict: conflict === 'yes', note };
    await state.write(cases.answerConflict, { id, ...answer }, labels.done);
  });
  return (
    <Panel title={labels.parties}>
      <p>{check.state === 'open' && check.answeredAt !== null ? labels.again : labels.lead}</p>
      <ul className="divide-y divide-line">
        {check.parties.map(({ name, role, isClient }) => (
          <li key={`${role} ${name}`} className="flex flex-wrap gap-x-3 py-1.25">
            <strong className="wrap-anywhere" translate="no">
              {name}
            </strong>
            <span className="text-ink-soft">
              <span>{words.cases.party.roles[role]}</span>
              {isClient && <span>{`, ${labels.client}`}</span>}
            </span>
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className="notice">{labels.noParty}</p>}
      <form className="grid grid-cols-1 gap-4" noValidate onSubmit={(event) => void send(event)}>
        <RadioGroup
          id={`${fieldId}-conflict`}
          label={labels.question}
          errorPrefix={words.account.errorPrefix}
          options={[
            { value: 'no', text: labels.no },
            { value: 'yes', text: labels.yes },
          ]}
          input={form.register('conflict', { required: words.frame.form.choose })}
          error={form.formState.errors.conflict?.message}
        />
        <TextInput
          {...form.register('note')}
          id={`${fieldId}-note`}
          label={labels.note}
          errorPrefix={words.account.errorPrefix}
          lines={2}
          maxLength={conflictNoteMax}
        />
        <WriteEnd words={words} submit={labels.submit} state={state} />
      </form>
    </Panel>
  );
}
