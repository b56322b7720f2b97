import { useEffect, useEffectEvent } from 'react';
import * as casesApi from '#domain/cases/api.staff.ts';
import * as textsApi from '#domain/texts/api.staff.ts';
import { locales } from '#domain/languages.ts';
import { isFilled } from '#domain/replies/blanks.ts';
import { fill } from '#i18n/format.ts';
import { Choice, TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { fieldId, useFormState } from '#ui/form/form-state.ts';
import { useApiQuery } from '../../../calls/api-query.tsx';
import { Files } from '../../../calls/Files.tsx';
import { BlanksLeft } from '../../replies/BlanksLeft.tsx';
import { selectBlank, withInserted } from '../../replies/reply-field.ts';
import { ReplyPicker } from '../../replies/ReplyPicker.tsx';
import type { TalkProps } from '../talk-props.ts';

/** Begun messages of this visit, by case, so that a message is still there after a look at something else. */
const begun = new Map<string, string>();

/** A message to the client, with files and saved replies. */
export function MessageForm(props: TalkProps) {
  const { caseId, language, words, onChanged } = props;
  return (
    <Form
      call={casesApi.sendMessage}
      words={words.thread.messages.form}
      fixed={{ id: caseId }}
      initial={{ language }}
      complete={({ filesAre, ...input }) =>
        [input['tickets']].flat().length > 0 ? { ...input, filesAre } : input
      }
      reload={onChanged}
      className="max-w-none! gap-3!"
    >
      <Message {...props} />
    </Form>
  );
}

function Message({ caseId, caseNumber, clientName, language, words, locale, member }: TalkProps) {
  const labels = words.thread.messages;
  const { id, form } = useFormState();
  const { data: sent } = useApiQuery(textsApi.ofCase, { id: caseId });
  const written = String(form.watch('message') ?? '');
  const writtenIn = form.watch('language') === 'es' ? 'es' : 'en';
  const hasFiles = [form.watch('tickets')].flat().length > 0;
  const field = () => document.getElementById(fieldId(id, 'message')) as HTMLTextAreaElement | null;
  const toBlank = () => {
    const box = field();
    if (box) selectBlank(box);
  };

  const begin = useEffectEvent(() => {
    const text = begun.get(caseId);
    if (text) form.setValue('message', text);
  });
  useEffect(() => begin(), [caseId]);
  useEffect(() => {
    begun.set(caseId, written);
  }, [caseId, written]);
  const onRefused = useEffectEvent(() => {
    if (written.trim() !== '' && !isFilled(written)) toBlank();
  });
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) onRefused();
  }, [submitCount]);

  function insert(reply: string): void {
    const box = field();
    if (!box) return;
    const { text, caret } = withInserted(box, reply);
    form.setValue('message', text, { shouldDirty: true });
    form.clearErrors('message');
    box.setSelectionRange(caret, caret);
  }
  return (
    <>
      <ReplyPicker
        words={words}
        locale={locale}
        language={writtenIn}
        known={{ name: clientName ?? '', reference: caseNumber, 'my name': member.name }}
        onPick={(texts) => insert(texts[writtenIn])}
      />
      <Choice
        name="language"
        hint={fill(words.thread.clientReads, { language: words.thread.languages[language] })}
        options={locales.map((value) => ({ value, text: words.frame.languages[value] }))}
        inRow
      />
      <TextArea name="message" lang={writtenIn} />
      <BlanksLeft words={words} locale={locale} text={written} onNext={toBlank} />
      <Files name="tickets" />
      {hasFiles && <TextField name="filesAre" lang={writtenIn} />}
      {sent?.consent?.state === 'on' && (
        <Choice
          name="tellBy"
          options={[
            { value: '', text: labels.tellByBoth },
            ...(['mail', 'text'] as const).map((value) => ({
              value,
              text: labels.form.fields.tellBy.options[value],
            })),
          ]}
          isRequired
          inRow
        />
      )}
    </>
  );
}
