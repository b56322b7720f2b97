import { useState } from 'react';
import { promises } from '#domain/promises/timings.ts';
import { formatReference } from '#domain/reference.ts';
import type { OwnTickets } from '#domain/tickets/ticket.ts';
import { fill } from '#i18n/format.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { OpenButton } from '#ui/OpenButton.tsx';
import { secondButton } from '#ui/button.ts';
import { useRead } from '../../calls/use-read.tsx';
import { AskQuestion } from './AskQuestion.tsx';
import { Ticket } from './Ticket.tsx';
import type { TicketsProps } from './tickets-props.ts';

/** Questions that are no message about a case: those that were asked, and a place to ask another. */
export function Tickets(props: TicketsProps) {
  const { labels } = props;
  const { answer, readFault, load } = useRead<OwnTickets>('/api/tickets', props);
  /** Unset until somebody begins: the button takes the focus only when its form has gone. */
  const [isAsking, setAsking] = useState<boolean>();
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  return (
    <>
      <p>
        {fill(labels.lead, { hours: promises.supportReplyHours })} {labels.toThread}
      </p>
      <FocusedNote note={note} />
      {isAsking ? (
        <AskQuestion
          {...props}
          onSent={(reference) => {
            setNote({ text: fill(labels.sent, { number: formatReference(reference) }) });
            setAsking(undefined);
            load();
          }}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <p className="no-print">
          <OpenButton
            className={secondButton}
            isBack={isAsking === false}
            onClick={() => {
              setNote(null);
              setAsking(true);
            }}
          >
            {labels.ask}
          </OpenButton>
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
    </>
  );
}
