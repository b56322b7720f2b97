import * as contact from '#domain/contact/api.staff.ts';
import type { InboxRecord } from '#domain/contact/inbox.ts';
import { fullName } from '#domain/person-name.ts';
import { formatReference } from '#domain/reference.ts';
import { hasCode } from '#browser/api-fault.ts';
import { fill } from '#i18n/format.ts';
import { TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useKeyAct } from '../keys/key-acts.ts';
import { BlanksLeft } from '../replies/BlanksLeft.tsx';
import { ReplyPicker } from '../replies/ReplyPicker.tsx';
import { useReplyText } from '../replies/use-reply-text.ts';
import type { SectionProps } from '../section-props.ts';
import { useStaffWords } from '../staff-words.ts';

interface AnswerFormProps extends Pick<SectionProps, 'member'> {
  readonly item: InboxRecord;
  /** Reads the message again: after it was answered, and when somebody else answered first. */
  readonly onDone: () => Promise<void>;
}

/** Answers begun during this visit, by message, so that nothing is lost by looking something up elsewhere. */
const begun = new Map<string, string>();

/** The answer to a message, written here and sent by mail. */
export function AnswerForm(props: AnswerFormProps) {
  const { item, onDone } = props;
  const words = useStaffWords();
  const labels = words.messages.answer;
  const facts = {
    name: fullName(item.firstName, item.lastName),
    email: item.email,
    language: labels.languages[item.language],
  };
  return (
    <Form
      call={contact.answer}
      words={{
        fields: { answer: { label: labels.label, hint: fill(labels.hint, facts) } },
        submit: labels.submit,
        done: fill(labels.done, facts),
        refusals: { 'message.required': labels.required, 'blank.open': words.replies.blanks.refused },
      }}
      fixed={{ id: item.id, version: item.version }}
      confirm={({ answer }) => ({
        title: fill(labels.confirm.title, facts),
        text: fill(labels.confirm.text, facts),
        yes: labels.confirm.yes,
        message: answer,
      })}
      onRefused={(error) => {
        if (!hasCode(error, 'stale')) return false;
        const { by } = error.body;
        return typeof by === 'string' ? fill(labels.staleBy, { name: by }) : labels.stale;
      }}
      reload={onDone}
      className="max-w-none!"
    >
      <Answer {...props} />
    </Form>
  );
}

function Answer({ item, member }: AnswerFormProps) {
  const { written, insert, toBlank, focus } = useReplyText('answer', begun, item.id);
  useKeyAct('reply', focus);
  return (
    <>
      <ReplyPicker
        language={item.language}
        known={{
          name: item.firstName,
          reference: formatReference(item.reference),
          'my name': member.name,
        }}
        onPick={(texts) => insert(texts[item.language])}
      />
      <TextArea name="answer" lines={8} lang={item.language} />
      <BlanksLeft text={written} onNext={toBlank} />
    </>
  );
}
