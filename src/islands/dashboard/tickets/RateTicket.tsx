import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ratings } from '#domain/tickets/codes.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { Fault } from '#ui/Fault.tsx';
import { secondButton } from '#ui/button.ts';
import { useWrite } from '../../calls/use-write.ts';
import type { TicketProps } from './tickets-props.ts';

/** How it went, asked once. */
export function RateTicket({ ticket, onChanged, ...props }: TicketProps) {
  const { locale, labels, account, siteEmail } = props;
  const form = useForm({ defaultValues: { rating: '' } });
  const { write, fault, isSending } = useWrite(locale, account);
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const onSubmit = form.handleSubmit(async ({ rating }) => {
    if ((await write(`/api/tickets/${ticket.id}/rating`, { rating: Number(rating) })) === null) return;
    setNote({ text: labels.rated });
    onChanged();
  });
  if (note) return <FocusedNote note={note} />;
  return (
    <form className="no-print grid gap-3" onSubmit={(event) => void onSubmit(event)} noValidate>
      <RadioGroup
        id={`ticket-rating-${ticket.id}`}
        label={labels.rate}
        inRow
        input={form.register('rating', { required: labels.choose })}
        error={form.formState.errors.rating?.message}
        errorPrefix={account.errorPrefix}
        options={ratings.map((value) => ({ value: String(value), text: labels.ratings[value] }))}
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p>
        <button type="submit" className={secondButton} disabled={isSending}>
          {isSending ? labels.sending : labels.rateSend}
        </button>
      </p>
    </form>
  );
}
