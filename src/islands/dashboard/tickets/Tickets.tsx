import { useEffect, useState } from 'react';
import { promises } from '#domain/promises/timings.ts';
import { formatReference } from '#domain/reference.ts';
import type { OwnTickets } from '#domain/tickets/ticket.ts';
import { fill } from '#i18n/format.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { secondButton } from '#ui/button.ts';
import { leadTo } from '../lead-to.ts';
import { useRead } from '../../calls/use-read.tsx';
import { AskQuestion } from './AskQuestion.tsx';
import { Ticket } from './Ticket.tsx';
import type { TicketsProps } from './tickets-props.ts';

/** Questions that are no message about a case: those that were asked, and a place to ask another. */
export function Tickets(props: TicketsProps) {
  const { labels } = props;
  const { answer, readFault, load } = useRead<OwnTickets>('/api/tickets', props);
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  useEffect(() => (location.hash === '#tickets' ? leadTo('tickets') : undefined), []);
  return (
    <section className="card grid grid-cols-1 gap-4" aria-labelledby="tickets">
      <h2 className="text-h3" id="tickets" tabIndex={-1}>
        {labels.title}
      </h2>
      <p>
        {fill(labels.lead, { hours: promises.supportReplyHours })} {labels.toThread}
      </p>
      <DoneNote>{note}</DoneNote>
      {isAsking ? (
        <AskQuestion
          {...props}
          onSent={(reference) => {
            setNote(fill(labels.sent, { number: formatReference(reference) }));
            setAsking(false);
            load();
          }}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <p className="no-print">
          <button type="button" className={secondButton} onClick={() => setAsking(true)}>
            {labels.ask}
          </button>
        </p>
      )}
      {readFault}
      {answer && answer.items.length > 0 && (
        <>
          <h3 className="text-l">{labels.yours}</h3>
          <ul className="grid gap-3">
            {answer.items.map((ticket) => (
              <li key={ticket.id}>
                <Ticket {...props} ticket={ticket} onChanged={load} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
