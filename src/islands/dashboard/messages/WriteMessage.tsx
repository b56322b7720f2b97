import { useEffect, type FormEvent } from 'react';
import * as caseApi from '#domain/cases/api.ts';
import { messageMax, ownMessageRequest } from '#domain/cases/thread.ts';
import { promises } from '#domain/promises/timings.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { choiceInput } from '#ui/control.ts';
import { TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useFormState } from '#ui/form/form-state.ts';
import { ConflictingAnswers } from '#ui/ConflictingAnswers.tsx';
import { Files } from '../../calls/Files.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { useDraft, type MessageDraft } from './use-draft.ts';

/** A message to us, with files if they want. */
export default function WriteMessage({ caseId }: { readonly caseId: string }) {
  const language = useLocale();
  const { thread } = useWords('case-forms');
  const draft = useDraft(caseId, language);
  return (
    <Form
      call={caseApi.sendMessage}
      schema={ownMessageRequest}
      words={thread}
      fixed={{ id: caseId, language }}
      complete={({ filesAre, ...input }) =>
        [input.tickets].flat().length > 0 ? { ...input, filesAre } : input
      }
      onSend={draft.end}
      // It was given up for the message, which is not there: keep it again.
      onRefused={draft.resume}
      beside={<FilesAndUrgency />}
      className="message-box mt-auto max-w-none! gap-2! border-t border-line bg-ground pt-3 pb-2"
    >
      <Message draft={draft} />
    </Form>
  );
}

function Message({ draft }: { readonly draft: MessageDraft }) {
  const { thread } = useWords('case-forms');
  const { id, form } = useFormState();
  const { found, elsewhere } = draft;
  useEffect(() => {
    // What was typed meanwhile is newer.
    if (found !== null && form.getValues('message') === '') form.setValue('message', found);
  }, [found, form]);
  const written = () => String(form.getValues('message'));
  const settle = (text: string) => {
    form.setValue('message', text.slice(0, messageMax));
    draft.settle(written());
    form.setFocus('message');
  };
  return (
    <>
      <TextArea
        name="message"
        hint={fill(thread.hint, { hours: promises.supportReplyHours })}
        lines={1}
        className="field-sizing-content max-h-60 min-h-12! resize-none"
        onInput={(event) => {
          growRows(event);
          draft.typed(event.currentTarget.value);
        }}
      />
      {elsewhere !== null && (
        <ConflictingAnswers
          {...thread.conflictingAnswers}
          id={`${id}-two`}
          questions={[{ name: 'message', label: thread.fields.message, here: written(), there: elsewhere }]}
          onChoose={(_, takesOther) => settle(takesOther ? elsewhere : written())}
        >
          <button
            type="button"
            className={`${link} justify-self-start`}
            onClick={() => settle(`${elsewhere}\n\n${written()}`)}
          >
            {thread.conflictingAnswers.both}
          </button>
        </ConflictingAnswers>
      )}
      <p className="small quiet empty:hidden" role="status">
        {draft.isKept && thread.kept}
      </p>
    </>
  );
}

function FilesAndUrgency() {
  const { thread } = useWords('case-forms');
  const { form } = useFormState();
  const hasFiles = [form.watch('tickets')].flat().length > 0;
  return (
    <>
      <details className="open:w-full" open={hasFiles}>
        <summary className={link}>{thread.files}</summary>
        <Files name="tickets" joinsPhotos />
        {hasFiles && <TextField name="filesAre" />}
      </details>
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" className={choiceInput} {...form.register('isUrgent')} />
        <span>{thread.fields.isUrgent}</span>
      </label>
    </>
  );
}

/** The box begins as one line and grows, also in browsers that do not size a field by its text. */
function growRows({ target: box }: FormEvent): void {
  if (!(box instanceof HTMLTextAreaElement) || CSS.supports('field-sizing', 'content')) return;
  box.rows = 1;
  while (box.scrollHeight > box.clientHeight && box.rows < 8) box.rows += 1;
}
