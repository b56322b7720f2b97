import { useId, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { Fault } from '#ui/Fault.tsx';
import type { Option } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useWriteKey, type Keyed } from '../calls/write-key.ts';
import { Confirmation, type Question } from '#ui/form/Confirmation.tsx';
import { FormEnd } from './FormEnd.tsx';

export interface ActionValues {
  /** Empty when there is nothing to choose. */
  readonly choice: string;
  readonly reason: string;
}

/** Gives a body its idempotency key, which is kept for as long as `WriteKey` says. */
export type WithKey = <Body extends object>(body: Body) => Keyed<Body>;

interface ActionFormProps {
  readonly words: StaffWords;
  /** The question: "What becomes of this application?" Needed with `choices`. */
  readonly question?: string;
  readonly choices?: readonly Option[];
  /** The further fields of a choice, by its value. */
  readonly besides?: Readonly<Record<string, ReactNode>>;
  readonly reason?: {
    readonly label: string;
    readonly hint?: string;
    readonly required?: boolean;
    readonly maxLength: number;
    readonly lines?: number;
    /** The text that is there already, such as notes. */
    readonly initial?: string;
    /** What the field begins with once this is chosen, until somebody edits it; by the value of the choice. */
    readonly drafts?: Readonly<Partial<Record<string, string>>>;
  };
  readonly submit: string;
  /** A less prominent button, for taking something back. */
  readonly quiet?: boolean;
  /** What pressing leads to, confirmed before it happens; null when it can be undone. */
  readonly confirm?: (values: ActionValues) => Question | null;
  readonly send: (values: ActionValues, keyed: WithKey) => Promise<unknown>;
  /** Called after success and after a `stale` refusal: read the record again. */
  readonly onDone: () => void | Promise<void>;
  /** "Saved." */
  readonly done: string;
}

/** A change with a choice, a reason and a confirmation, and its result. */
export function ActionForm(props: ActionFormProps) {
  const { words, question, choices, besides, reason, submit, confirm, send, onDone, done } = props;
  const { form: labels } = words.frame;
  const id = useId();
  const form = useForm<{ choice: string; reason: string }>({
    defaultValues: { choice: '', reason: reason?.initial ?? '' },
    shouldFocusError: true,
  });
  const [asking, setAsking] = useState<{ question: Question; values: ActionValues } | null>(null);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const key = useWriteKey();
  const { errors } = form.formState;
  const chosen = useWatch({ control: form.control, name: 'choice' });

  function draftFor(choice: string): void {
    const written = form.getValues('reason');
    const isDraft = Object.values(reason?.drafts ?? {}).includes(written);
    if (isDraft || written === '') form.setValue('reason', reason?.drafts?.[choice] ?? '');
  }
  async function run(values: ActionValues): Promise<void> {
    setBusy(true);
    setFault(null);
    setNote('');
    try {
      await send(values, (body) => key.keyed('', body));
      key.done();
      await onDone();
      setNote(done);
      // Text that is kept, like notes, stays in its field.
      if (reason?.initial === undefined) form.reset();
    } catch (error) {
      const isStale = hasCode(error, 'stale');
      const field = hasCode(error, 'invalid_input') ? error.fields[0] : undefined;
      const text = isStale ? labels.stale : field?.message;
      setFault(text ? { text, reference: '' } : describeFault(error, words.account));
      if (isStale || hasCode(error, 'key_used')) await onDone();
    } finally {
      setBusy(false);
    }
  }
  const onSubmit = form.handleSubmit(async (values) => {
    const decision = { choice: values.choice ?? '', reason: values.reason.trim() };
    const confirmation = confirm?.(decision) ?? null;
    if (confirmation) setAsking({ question: confirmation, values: decision });
    else await run(decision);
  });

  return (
    <form className="grid grid-cols-1 gap-4" onSubmit={(event) => void onSubmit(event)} noValidate>
      {choices && question && (
        <RadioGroup
          id={`${id}-choice`}
          label={question}
          options={choices}
          input={form.register('choice', {
            required: labels.choose,
            onChange: () => draftFor(form.getValues('choice')),
          })}
          error={errors.choice?.message}
          errorPrefix={words.account.errorPrefix}
          inRow
        />
      )}
      {besides?.[chosen]}
      {reason && (
        <TextInput
          {...form.register(
            'reason',
            reason.required ? { validate: (text) => text.trim() !== '' || labels.required } : {},
          )}
          id={`${id}-reason`}
          label={reason.label}
          hint={reason.hint}
          error={errors.reason?.message}
          errorPrefix={words.account.errorPrefix}
          lines={reason.lines ?? 3}
          maxLength={reason.maxLength}
          autoComplete="off"
        />
      )}
      {fault && <Fault {...faultTexts(fault, words.account)} takesFocus />}
      <FormEnd submit={busy ? labels.saving : submit} busy={busy} quiet={props.quiet} note={note} />
      {asking && (
        <Confirmation
          {...asking.question}
          onYes={() => {
            setAsking(null);
            void run(asking.values);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </form>
  );
}
