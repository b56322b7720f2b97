import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { cannotComeMax } from '#domain/calendar/cannot-come.ts';
import * as caseApi from '#domain/cases/api.ts';
import type { CasePageMatter } from '#domain/portal/case-page.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { link, secondButton } from '#ui/button.ts';
import { useWrite } from '../../calls/use-write.ts';
import type { HearingProps } from './hearing-props.ts';

/** "I cannot come", with the reason: it is in the messages, and somebody looks at it the same day. */
export function CannotCome({ matter, ...props }: HearingProps & { readonly matter: CasePageMatter }) {
  const { locale, account, siteEmail, labels, caseId, onChanged } = props;
  const form = useForm({ defaultValues: { message: '' } });
  const { write, fault, isSending } = useWrite(locale, account);
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const onSubmit = form.handleSubmit(async ({ message }) => {
    const body = { message, language: locale };
    if (!(await write(caseApi.cannotCome, { id: caseId, matterId: matter.id, ...body }))) return;
    form.reset();
    setNote({ text: labels.sent });
    onChanged();
  });
  return (
    <details className="no-print">
      <summary className={link}>{labels.cannot}</summary>
      <form className="grid max-w-prose gap-4 pt-3" onSubmit={(event) => void onSubmit(event)} noValidate>
        <p>{labels.cannotText}</p>
        <TextInput
          {...form.register('message', {
            validate: (text) => text.trim() !== '' || labels.required,
          })}
          id={`cannot-come-${matter.id}`}
          label={labels.why}
          error={form.formState.errors.message?.message}
          errorPrefix={account.errorPrefix}
          lines={3}
          maxLength={cannotComeMax}
        />
        {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
        <p>
          <button type="submit" className={secondButton} disabled={isSending}>
            {isSending ? labels.sending : labels.send}
          </button>
        </p>
        <FocusedNote note={note} />
      </form>
    </details>
  );
}
