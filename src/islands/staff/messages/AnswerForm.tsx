import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { answerMaxLength, answerText } from '#domain/contact/answers.ts';
import { fullName } from '#domain/person-name.ts';
import type { InboxRecord } from '#domain/contact/inbox.ts';
import { formatReference } from '#domain/reference.ts';
import { isFilled } from '#domain/replies/blanks.ts';
import * as contact from '#domain/contact/api.staff.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useWriteKey } from '../../calls/write-key.ts';
import { Confirmation } from '#ui/form/Confirmation.tsx';
import { FormEnd } from '../FormEnd.tsx';
import { useKeyAct } from '../keys/key-acts.ts';
import { BlanksLeft } from '../replies/BlanksLeft.tsx';
import { selectBlank, withInserted } from '../replies/reply-field.ts';
import { ReplyPicker } from '../replies/ReplyPicker.tsx';
import type { SectionProps } from '../section-props.ts';
import { callStaffApi } from '../staff-calls.ts';

interface AnswerFormProps extends Pick<SectionProps, 'words' | 'locale' | 'member'> {
  readonly item: InboxRecord;
  /** Reads the message again: after it was answered, and when somebody else answered first. */
  readonly onDone: () => Promise<void>;
}

/** Answers begun during this visit, by message, so that nothing is lost by looking something up elsewhere. */
const begun = new Map<string, string>();

/** The answer to a message, written here and sent by mail. */
export function AnswerForm({ item, words, locale, member, onDone }: AnswerFormProps) {
  const labels = words.messages.answer;
  const id = useId();
  const form = useForm({
    resolver: zodResolver(answerText),
    defaultValues: { answer: begun.get(item.id) ?? '' },
    shouldFocusError: false,
  });
  const field = useRef<HTMLTextAreaElement | null>(null);
  const key = useWriteKey();
  const [asking, setAsking] = useState<string | null>(null);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const written = useWatch({ control: form.control, name: 'answer' });
  const { errors } = form.formState;
  const facts = {
    name: fullName(item.firstName, item.lastName),
    email: item.email,
    language: labels.languages[item.language],
  };

  useEffect(() => {
    begun.set(item.id, written);
  }, [item.id, written]);
  useKeyAct('reply', () => field.current?.focus());

  function insert(reply: string): void {
    if (!field.current) return;
    const { text, caret } = withInserted(field.current, reply);
    form.setValue('answer', text, { shouldDirty: true });
    form.clearErrors('answer');
    field.current.setSelectionRange(caret, caret);
  }
  const onRefused = useEffectEvent(() => {
    if (!field.current) return;
    if (isFilled(field.current.value)) field.current.focus();
    else selectBlank(field.current);
  });
  const problem = errors.answer?.message;
  useEffect(() => {
    if (problem) onRefused();
  }, [problem, form.formState.submitCount]);

  async function send(answer: string): Promise<void> {
    setBusy(true);
    setFault(null);
    setNote('');
    try {
      const body = { id: item.id, answer, version: item.version };
      await key.send(item.id, body, ({ idempotencyKey, ...input }) =>
        callStaffApi(contact.answer, { ...input, key: idempotencyKey }),
      );
      form.reset({ answer: '' });
      await onDone();
      setNote(fill(labels.done, facts));
    } catch (error) {
      if (hasCode(error, 'stale')) {
        const { by } = error.body;
        setFault({
          text: typeof by === 'string' ? fill(labels.staleBy, { name: by }) : labels.stale,
          reference: '',
        });
        await onDone();
      } else {
        const refused = hasCode(error, 'invalid_input') ? error.fields[0] : undefined;
        setFault(refused ? { text: refused.message, reference: '' } : describeFault(error, words.account));
      }
    } finally {
      setBusy(false);
    }
  }

  const { ref, ...answer } = form.register('answer');
  return (
    <form
      className="grid grid-cols-1 gap-4"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void form.handleSubmit((values) => setAsking(values.answer))(event)}
    >
      <ReplyPicker
        words={words}
        locale={locale}
        language={item.language}
        known={{
          name: item.firstName,
          reference: formatReference(item.reference),
          'my name': member.name,
        }}
        onPick={(texts) => insert(texts[item.language])}
      />
      <TextInput
        {...answer}
        ref={(element) => {
          ref(element);
          field.current = element instanceof HTMLTextAreaElement ? element : null;
        }}
        id={`${id}-answer`}
        label={labels.label}
        hint={fill(labels.hint, facts)}
        error={problem && (problem === 'blank.open' ? words.replies.blanks.refused : labels.required)}
        errorPrefix={words.account.errorPrefix}
        lines={8}
        lang={item.language}
        maxLength={answerMaxLength}
      />
      <BlanksLeft
        words={words}
        locale={locale}
        text={written}
        onNext={() => field.current && selectBlank(field.current)}
      />
      {fault && <Fault {...faultTexts(fault, words.account)} takesFocus />}
      <FormEnd submit={busy ? words.frame.form.saving : labels.submit} busy={busy} note={note} />
      {asking !== null && (
        <Confirmation
          title={fill(labels.confirm.title, facts)}
          text={fill(labels.confirm.text, facts)}
          yes={labels.confirm.yes}
          message={asking}
          onYes={() => {
            setAsking(null);
            void send(asking);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </form>
  );
}
