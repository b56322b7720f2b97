import * as casesApi from '#domain/cases/api.staff.ts';
import * as textsApi from '#domain/texts/api.staff.ts';
import { locales } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { Choice, TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useFormState } from '#ui/form/form-state.ts';
import { useApiQuery } from '../../../calls/api-query.tsx';
import { Files } from '../../../calls/Files.tsx';
import { BlanksLeft } from '../../replies/BlanksLeft.tsx';
import { ReplyPicker } from '../../replies/ReplyPicker.tsx';
import { useReplyText } from '../../replies/use-reply-text.ts';
import type { TalkProps } from '../talk-props.ts';
import { useStaffWords } from '../../staff-words.ts';

/** Begun messages of this visit, by case, so that a message is still there after a look at something else. */
const begun = new Map<string, string>();

/** A message to the client, with files and saved replies. */
export function MessageForm(props: TalkProps) {
  const words = useStaffWords();
  const { caseId, language, onChanged } = props;
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

function Message({ caseId, caseNumber, clientName, language, member }: TalkProps) {
  const words = useStaffWords();
  const labels = words.thread.messages;
  const { form } = useFormState();
  const { data: sent } = useApiQuery(textsApi.ofCase, { id: caseId });
  const { written, insert, toBlank } = useReplyText('message', begun, caseId);
  const writtenIn = form.watch('language') === 'es' ? 'es' : 'en';
  const hasFiles = [form.watch('tickets')].flat().length > 0;
  return (
    <>
      <ReplyPicker
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
      <BlanksLeft text={written} onNext={toBlank} />
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
