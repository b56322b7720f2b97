import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as goalApi from '#domain/goals/api.ts';
import { goalRules } from '#domain/goals/goals.ts';
import type { NotesRequest } from '#domain/goals/plans.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { secondButton } from '#ui/button.ts';
import type { PlanPartProps } from './plans-props.ts';

/** Notes for nobody else. What another device wrote meanwhile is never written over. */
export function OwnNotes({ plans, ...props }: Omit<PlanPartProps, 'onChanged'>) {
  const { locale, labels, account, siteEmail } = props;
  const seen = useRef(plans.notes);
  const form = useForm({ defaultValues: { notes: plans.notes } });
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const onSubmit = form.handleSubmit(async ({ notes }) => {
    const body: NotesRequest = { notes: notes.trim(), seen: seen.current };
    setBusy(true);
    setFault(null);
    setNote(null);
    try {
      await callApi(goalApi.keepNotes, body, { locale });
      seen.current = body.notes;
      setNote({ text: labels.notes.saved });
    } catch (error) {
      setFault(
        hasCode(error, 'stale') ? { text: labels.notes.stale, reference: '' } : describeFault(error, account),
      );
    } finally {
      setBusy(false);
    }
  });
  return (
    <form
      className="grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => void onSubmit(event)}
      noValidate
    >
      <h3 className="text-l">{labels.notes.title}</h3>
      <p>{labels.notes.lead}</p>
      <TextInput
        {...form.register('notes')}
        id="own-notes-text"
        label={labels.notes.label}
        errorPrefix={account.errorPrefix}
        lines={4}
        maxLength={goalRules.notesMax}
        autoComplete="off"
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <FocusedNote note={note} />
      <p className="no-print">
        <button type="submit" className={secondButton} disabled={busy}>
          {busy ? labels.adding.sending : labels.notes.save}
        </button>
      </p>
    </form>
  );
}
