import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageMax } from '#domain/cases/thread.ts';
import { formatReference } from '#domain/reference.ts';
import { isRateable, ratings, type TicketStatus } from '#domain/tickets/codes.ts';
import type { TicketText } from '#domain/tickets/ticket.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatDate, formatMoment } from '#i18n/format.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { secondButton } from '#ui/button.ts';
import { useWrite } from '../../calls/use-write.ts';
import { RateTicket } from './RateTicket.tsx';
import type { TicketProps } from './tickets-props.ts';

/** What is for the client to read stands open. */
const openStates: ReadonlySet<TicketStatus> = new Set(['waiting', 'resolved']);

/** One question: where it stands, what was written, and what the client can still say. */
export function Ticket({ ticket, ...props }: TicketProps) {
  const { locale, labels } = props;
  const { rating } = ticket;
  const [isRateOpen] = useState(() => isRateable(ticket, new Date()));
  // What they do here changes the state, and must not close the answer they are reading.
  const [isOpen] = useState(() => openStates.has(ticket.status) && rating === null);
  const ownRating = ratings.find((one) => one === rating);
  return (
    <details className="rounded-m border border-line" open={isOpen}>
      <summary className="cursor-pointer p-4">
        <strong className="wrap-anywhere">{ticket.subject}</strong>{' '}
        <span className={openStates.has(ticket.status) ? 'badge good' : 'badge'}>
          {labels.statuses[ticket.status]}
        </span>
        <span className="small quiet block">
          {fill(labels.number, { number: formatReference(ticket.reference) })},{' '}
          {fill(labels.asked, { date: formatDate(ticket.createdAt, locale) })}
        </span>
      </summary>
      <div className="grid gap-4 border-t border-line p-4">
        <ol className="grid gap-3">
          {ticket.messages.map((message) => (
            <Written key={message.id} message={message} {...props} />
          ))}
        </ol>
        {ticket.resolution && (
          <div className="notice good">
            <p>
              <strong>{labels.resolution}</strong>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{ticket.resolution}</p>
          </div>
        )}
        {isRateOpen && <RateTicket ticket={ticket} {...props} />}
        {ownRating && !isRateOpen && (
          <p className="small quiet">{fill(labels.youSaid, { rating: labels.ratings[ownRating] })}</p>
        )}
        <WriteAgain ticket={ticket} {...props} />
      </div>
    </details>
  );
}

function Written({
  message,
  locale,
  labels,
}: Pick<TicketProps, 'locale' | 'labels'> & { readonly message: TicketText }) {
  const own = message.from === 'client';
  return (
    <li className={`grid gap-1 rounded-m p-4 ${own ? 'bg-good-soft' : 'bg-accent-soft'}`}>
      <p className="small quiet">
        <strong>{own ? labels.you : (message.name ?? labels.us)}</strong>,{' '}
        <time dateTime={message.sentAt}>{formatMoment(message.sentAt, locale)}</time>
      </p>
      <p className="wrap-anywhere whitespace-pre-line" lang={message.language}>
        {message.text}
      </p>
    </li>
  );
}

function WriteAgain({ ticket, onChanged, ...props }: TicketProps) {
  const { locale, labels, account, siteEmail } = props;
  const form = useForm({ defaultValues: { message: '' } });
  const { write, fault, isSending } = useWrite(locale, account);
  const [note, setNote] = useState('');
  const onSubmit = form.handleSubmit(async ({ message }) => {
    setNote('');
    if ((await write(`/api/tickets/${ticket.id}/messages`, { message, language: locale })) === null) return;
    form.reset();
    setNote(labels.replySent);
    onChanged();
  });
  return (
    <form className="no-print grid gap-3" onSubmit={(event) => void onSubmit(event)} noValidate>
      <TextInput
        {...form.register('message', { validate: (text) => text.trim() !== '' || labels.required })}
        id={`ticket-reply-${ticket.id}`}
        label={labels.reply}
        hint={labels.replyHint}
        error={form.formState.errors.message?.message}
        errorPrefix={account.errorPrefix}
        lines={3}
        maxLength={messageMax}
        autoComplete="off"
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <DoneNote>{note}</DoneNote>
      <p>
        <button type="submit" className={secondButton} disabled={isSending}>
          {isSending ? labels.sending : labels.replySend}
        </button>
      </p>
    </form>
  );
}
