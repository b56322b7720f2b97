import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as casesApi from '#domain/cases/api.staff.ts';
import type { CaseSheet } from '#domain/cases/case-sheet.ts';
import { staffHolds } from '#domain/cases/endings.ts';
import { caseNoteMax } from '#domain/cases/work-requests.ts';
import { fill } from '#i18n/format.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ActionForm, type WithKey } from '../ActionForm.tsx';
import { shortMoment } from '../formats.ts';
import { callStaffApi } from '../staff-calls.ts';
import type { CasePartProps } from './part-props.ts';
import { useCaseWrite } from './use-case-write.ts';
import { WriteEnd } from './WriteEnd.tsx';

/** The holds that stop work, releasing them, and adding one. */
export function Holds(props: CasePartProps) {
  const { item, words, locale, member, reload } = props;
  const labels = words.cases.holds;
  const standing = item.holds.filter(({ releasedAt }) => releasedAt === null);
  const release = ({ kind }: CaseSheet['holds'][number], keyed: WithKey) =>
    callStaffApi(casesApi.hold, keyed({ id: item.row.id, kind, held: false }));
  return (
    <div className="grid grid-cols-1 gap-2">
      {standing.map((hold) => (
        <section key={hold.id} className="notice grid grid-cols-1 gap-2">
          <p>
            <strong>{words.cases.holdKinds[hold.kind]}</strong>{' '}
            <span className="text-xs">
              {fill(labels.since, {
                time: shortMoment(hold.heldAt, locale),
                name: hold.heldBy ?? words.cases.by.system,
              })}
            </span>
          </p>
          {hold.reason && <p className="wrap-anywhere whitespace-pre-line">{hold.reason}</p>}
          {hold.kind === 'safety' && member.role !== 'attorney' ? (
            <p>{labels.attorneyOnly}</p>
          ) : (
            <ActionForm
              words={words}
              submit={labels.release}
              quiet
              send={(_, keyed) => release(hold, keyed)}
              onDone={reload}
              done={labels.done}
            />
          )}
        </section>
      ))}
      <SetHold {...props} />
    </div>
  );
}

function SetHold({ item, words, locale, reload }: CasePartProps) {
  const labels = words.cases.holds;
  const id = useId();
  const state = useCaseWrite(words, locale, reload);
  const form = useForm<{ kind: string; reason: string }>({ defaultValues: { kind: '', reason: '' } });
  const free = staffHolds.filter(
    (kind) => !item.holds.some((hold) => hold.kind === kind && hold.releasedAt === null),
  );
  const send = form.handleSubmit(async (values) => {
    const done = await state.write(casesApi.hold, { id: item.row.id, ...values, held: true }, labels.done);
    if (done) form.reset();
  });
  return (
    <details>
      <summary className="cursor-pointer py-1 text-link">{labels.set}</summary>
      <form className="grid grid-cols-1 gap-3 pt-2" noValidate onSubmit={(event) => void send(event)}>
        <p className="text-xs text-ink-soft">{labels.help}</p>
        <Select
          {...form.register('kind', { required: words.frame.form.choose })}
          id={`${id}-kind`}
          label={labels.which}
          error={form.formState.errors.kind?.message}
          errorPrefix={words.account.errorPrefix}
          placeholder="–"
          options={free.map((value) => ({ value, text: words.cases.holdKinds[value] }))}
        />
        <TextInput
          {...form.register('reason')}
          id={`${id}-reason`}
          label={labels.reason}
          errorPrefix={words.account.errorPrefix}
          lines={2}
          maxLength={caseNoteMax}
        />
        <WriteEnd words={words} submit={labels.set} quiet state={state} />
      </form>
    </details>
  );
}
