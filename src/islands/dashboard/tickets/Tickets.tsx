import type { DashboardCase } from '#domain/portal/dashboard.ts';
import { promises } from '#domain/promises/timings.ts';
import { formatReference } from '#domain/reference.ts';
import * as ticketApi from '#domain/tickets/api.ts';
import { fill } from '#i18n/format.ts';
import { Select, TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { Ticket } from './Ticket.tsx';

interface TicketsProps {
  readonly cases: readonly Pick<DashboardCase, 'id' | 'caseNumber'>[];
}

/** Questions that are no message about a case: those that were asked, and a place to ask another. */
export default function Tickets({ cases }: TicketsProps) {
  const words = useWords('tickets');
  const { data, fault } = useApiQuery(ticketApi.list);
  return (
    <>
      <p>
        {fill(words.lead, { hours: promises.supportReplyHours })} {words.toThread}
      </p>
      <Form
        call={ticketApi.ask}
        words={words.ask}
        fixed={{ language: useLocale() }}
        initial={{ caseId: cases[0]?.id ?? '' }}
        done={({ reference }) => fill(words.ask.done, { number: formatReference(reference) })}
      >
        {cases.length > 1 && (
          <Select
            name="caseId"
            options={cases.map(({ id, caseNumber }) => ({ value: id, text: caseNumber }))}
          />
        )}
        <Select name="category" />
        <TextField name="subject" />
        <TextArea name="message" />
        <TextArea name="wish" lines={2} />
      </Form>
      {fault}
      {data && data.items.length > 0 && (
        <>
          <h3 className="text-l">{words.yours}</h3>
          <ul className="grid gap-3">
            {data.items.map((ticket) => (
              <li key={ticket.id}>
                <Ticket ticket={ticket} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
