import { useState, type ChangeEvent, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as caseApi from '#domain/cases/api.ts';
import { filesAreMax, messageMax } from '#domain/cases/thread.ts';
import { promises } from '#domain/promises/timings.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { describePicker } from '#i18n/queued-files.ts';
import { button, link } from '#ui/button.ts';
import { choiceInput } from '#ui/control.ts';
import { Fault } from '#ui/Fault.tsx';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { FilePicker } from '#ui/FilePicker.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { TwoAnswers } from '#ui/TwoAnswers.tsx';
import type { CaseFormProps } from '../case-page-props.ts';
import { JoinPhotos } from '../JoinPhotos.tsx';
import { useFiles } from '../../calls/use-files.ts';
import { useWrite } from '../../calls/use-write.ts';
import { useDraft } from './use-draft.ts';

/** A message to us, with files if they want. */
export default function WriteMessage(props: CaseFormProps) {
  const { caseId, locale, account, page, messages, siteEmail, onChanged } = props;
  const labels = page.thread;
  const form = useForm({ defaultValues: { message: '', filesAre: '', isUrgent: false } });
  const draft = useDraft(caseId, locale, (text) => {
    // What was typed meanwhile is newer.
    if (form.getValues('message') === '') form.setValue('message', text);
  });
  const files = useFiles(locale);
  const [state, setState] = useState<'open' | 'early'>('open');
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const { write, fault, isSending } = useWrite(locale, account);
  const onSubmit = form.handleSubmit(async ({ message, filesAre, isUrgent }) => {
    if (files.waits()) return setState('early');
    setState('open');
    setNote(null);
    await draft.end();
    const tickets = files.tickets();
    const body = { language: locale, message, tickets, isUrgent, ...(tickets.length > 0 && { filesAre }) };
    // It was given up for the message, which is not there: keep it again.
    if (!(await write(caseApi.sendMessage, { id: caseId, ...body }))) return draft.typed(message);
    form.reset();
    files.clear();
    setNote({ text: labels.sent });
    onChanged();
  });
  const settle = (text: string) => {
    form.setValue('message', text.slice(0, messageMax));
    draft.settle(form.getValues('message'));
    form.setFocus('message');
  };
  const picker = describePicker(files.queue, page.files, messages, locale);
  return (
    <form
      className="message-box no-print mt-auto grid gap-2 border-t border-line bg-ground pt-3 pb-2"
      onSubmit={(event) => void onSubmit(event)}
      noValidate
    >
      <TextInput
        {...form.register('message', {
          validate: (text) => text.trim() !== '' || labels.required,
          onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => draft.typed(target.value),
        })}
        id="case-message"
        label={labels.write}
        hint={fill(labels.hint, { hours: promises.supportReplyHours })}
        error={form.formState.errors.message?.message}
        errorPrefix={account.errorPrefix}
        lines={1}
        className="field-sizing-content max-h-60 min-h-12! resize-none"
        onInput={growRows}
        maxLength={messageMax}
        autoComplete="off"
      />
      {draft.elsewhere !== null && (
        <TwoAnswers
          {...labels.twoTexts}
          id="case-message-two"
          questions={[
            {
              name: 'message',
              label: labels.write,
              here: form.getValues('message'),
              there: draft.elsewhere,
            },
          ]}
          onChoose={(_, takesOther) =>
            settle(takesOther ? (draft.elsewhere ?? '') : form.getValues('message'))
          }
        >
          <button
            type="button"
            className={`${link} justify-self-start`}
            onClick={() => settle(`${draft.elsewhere}\n\n${form.getValues('message')}`)}
          >
            {labels.twoTexts.both}
          </button>
        </TwoAnswers>
      )}
      <p className="small quiet empty:hidden" role="status">
        {draft.isKept && labels.kept}
      </p>
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <FocusedNote note={note} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <details className="open:w-full" open={files.queue.list().length > 0}>
          <summary className={link}>{labels.files}</summary>
          <FilePicker
            id="case-message-files"
            label={labels.files}
            errorPrefix={account.errorPrefix}
            {...picker}
            error={state === 'early' && files.waits() ? labels.wait : picker.error}
          />
          <JoinPhotos files={files.queue} page={page} />
          {files.queue.list().length > 0 && (
            <TextInput
              {...form.register('filesAre')}
              id="case-message-files-are"
              label={labels.filesAre}
              errorPrefix={account.errorPrefix}
              maxLength={filesAreMax}
              autoComplete="off"
            />
          )}
        </details>
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" className={choiceInput} {...form.register('isUrgent')} />
          <span>{labels.urgent}</span>
        </label>
        <button type="submit" className={button} disabled={isSending}>
          {isSending ? labels.sending : labels.send}
        </button>
      </div>
    </form>
  );
}

/** The box begins as one line and grows, also in browsers that do not size a field by its text. */
function growRows({ target: box }: FormEvent): void {
  if (!(box instanceof HTMLTextAreaElement) || CSS.supports('field-sizing', 'content')) return;
  box.rows = 1;
  while (box.scrollHeight > box.clientHeight && box.rows < 8) box.rows += 1;
}
