import * as casesApi from '#domain/cases/api.staff.ts';
import * as textsApi from '#domain/texts/api.staff.ts';
import { locales } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { Select, TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useFormState } from '#ui/form/form-state.ts';
import { useApiQuery } from '../../../calls/api-query.tsx';
import { Files } from '../../../calls/Files.tsx';
import { BlanksLeft } from '../../replies/BlanksLeft.tsx';
import { ReplyKey } from '../../replies/ReplyKey.tsx';
import { ReplyPicker } from '../../replies/ReplyPicker.tsx';
import { useReplyField, useReplyText } from '../../replies/use-reply-text.ts';
import type { TakenBackProps, CaseContactProps } from '../contact-props.ts';
import { useStaffWords } from '../../staff-words.ts';

/** Begun messages of this visit, by case, so that a message is still there after a look at something else. */
const begun = new Map<string, string>();

interface MessageFormProps extends TakenBackProps {
  /** Whether `r` leads into it; where it is folded away, whoever opens it says so. */
  readonly hasKey?: boolean;
}

/** A message to the client: a text box, and one row with saved replies, language, files and the button. */
export function MessageForm({ onSent, onTakenBack, hasKey = false, ...props }: MessageFormProps) {
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
      done={() => (onSent ? null : words.thread.messages.form.done)}
      onDone={({ undo }) => onSent?.(undo?.id ?? null)}
      onTakenBack={onTakenBack}
      beside={<Controls {...props} />}
      className="max-w-none! gap-2! [&_button[type=submit]]:self-end"
    >
      <Message {...props} />
      {hasKey && <ReplyKey name="message" />}
    </Form>
  );
}

function Message({ caseId, language }: CaseContactProps) {
  const words = useStaffWords();
  const labels = words.thread.messages.form.fields;
  const { form } = useFormState();
  const { written, toBlank } = useReplyText('message', begun, caseId);
  const writtenIn = form.watch('language') === 'es' ? 'es' : 'en';
  return (
    <>
      {writtenIn !== language && (
        <p className="text-s text-accent-ink" role="status">
          {fill(words.thread.clientReads, { language: words.thread.languages[language] })}
        </p>
      )}
      <TextArea
        name="message"
        lang={writtenIn}
        label={<ReadOut text={labels.message.label} />}
        hint={<ReadOut text={labels.message.hint} />}
        lines={3}
        fieldClass="gap-0!"
        className="max-h-[30dvh] field-sizing-content"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <BlanksLeft text={written} onNext={toBlank} />
    </>
  );
}

/** What stands in the row of the button. */
function Controls({ caseId, caseNumber, clientName, language, member }: CaseContactProps) {
  const words = useStaffWords();
  const labels = words.thread.messages;
  const { form } = useFormState();
  const { data: sent } = useApiQuery(textsApi.ofCase, { id: caseId });
  const { insert } = useReplyField('message');
  const writtenIn = form.watch('language') === 'es' ? 'es' : 'en';
  const hasFiles = [form.watch('tickets')].flat().length > 0;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 [&_.field]:gap-0!">
      <ReplyPicker
        language={writtenIn}
        known={{ name: clientName ?? '', reference: caseNumber, 'my name': member.name }}
        onPick={(texts) => insert(texts[writtenIn])}
        inRow
      />
      <Select
        name="language"
        label={<ReadOut text={labels.form.fields.language} />}
        hint={
          <ReadOut text={fill(words.thread.clientReads, { language: words.thread.languages[language] })} />
        }
        options={locales.map((value) => ({ value, text: words.frame.languages[value] }))}
        className="w-auto!"
      />
      <Files name="tickets" inRow={labels.addFiles} />
      {hasFiles && (
        <div className="order-first basis-full">
          <TextField name="filesAre" lang={writtenIn} />
        </div>
      )}
      {sent?.consent?.state === 'on' && (
        <Select
          name="tellBy"
          label={<ReadOut text={labels.form.fields.tellBy.label} />}
          className="w-auto!"
        />
      )}
    </div>
  );
}

/** For people who cannot see what the position of a field tells. */
const ReadOut = ({ text }: { readonly text: string }) => <span className="hidden-visually">{text}</span>;
