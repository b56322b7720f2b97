import { useState } from 'react';
import { formatReference } from '#domain/reference.ts';
import type { OwnTicket, TicketText } from '#domain/tickets/answers.ts';
import * as ticketApi from '#domain/tickets/api.ts';
import { isRateable, ratings, type TicketStatus } from '#domain/tickets/codes.ts';
import { fill, formatDate, formatMoment } from '#i18n/format.ts';
import { Choice, TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { WithCode } from '#ui/WithCode.tsx';

/** Of these, the client has something to read. */
const answered: ReadonlySet<TicketStatus> = new Set(['waiting', 'resolved']);

/** One question: its state, what was written, and what the client can still say. */
export function Ticket({ ticket }: { readonly ticket: OwnTicket }) {
  const locale = useLocale();
  const words = useWords('tickets');
  const { id, rating } = ticket;
  const [isRateOpen] = useState(() => isRateable(ticket, new Date()));
  // What they do here changes the state, and must not close the answer they are reading.
  const [isOpen] = useState(() => answered.has(ticket.status) && rating === null);
  const ownRating = ratings.find((one) => one === rating);
  return (
    <details className="rounded-m border border-line" open={isOpen}>
      <summary className="cursor-pointer p-4">
        <strong className="wrap-anywhere">{ticket.subject}</strong>{' '}
        <span className={answered.has(ticket.status) ? 'badge good' : 'badge'}>
          {words.statuses[ticket.status]}
        </span>
        <span className="small quiet block">
          <WithCode text={words.number} code={formatReference(ticket.reference)} />,{' '}
          {fill(words.asked, { date: formatDate(ticket.createdAt, locale) })}
        </span>
      </summary>
      <div className="grid gap-4 border-t border-line p-4">
        <ol className="grid gap-3">
          {ticket.messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
        {ticket.resolution && (
          <div className="notice good">
            <p>
              <strong>{words.resolution}</strong>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{ticket.resolution}</p>
          </div>
        )}
        {isRateOpen && (
          <Form call={ticketApi.rate} words={words.rate} fixed={{ id }} after="gone" quiet>
            <Choice name="rating" inRow />
          </Form>
        )}
        {ownRating && !isRateOpen && (
          <p className="small quiet">
            {fill(words.youSaid, { rating: words.rate.fields.rating.options[ownRating] })}
          </p>
        )}
        <Form call={ticketApi.write} words={words.write} fixed={{ id, language: locale }} quiet>
          <TextArea name="message" />
        </Form>
      </div>
    </details>
  );
}

function Message({ message }: { readonly message: TicketText }) {
  const locale = useLocale();
  const words = useWords('tickets');
  const isOwn = message.from === 'client';
  return (
    <li className={`grid gap-1 rounded-m p-4 ${isOwn ? 'bg-good-soft' : 'bg-accent-soft'}`}>
      <p className="small quiet">
        <strong>{isOwn ? words.you : (message.name ?? words.us)}</strong>,{' '}
        <time dateTime={message.sentAt}>{formatMoment(message.sentAt, locale)}</time>
      </p>
      <p className="wrap-anywhere whitespace-pre-line" lang={message.language}>
        {message.text}
      </p>
    </li>
  );
}
