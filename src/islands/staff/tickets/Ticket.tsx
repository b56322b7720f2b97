import { messageMax, messagePriorities } from '#domain/cases/thread.ts';
import { formatReference } from '#domain/reference.ts';
import { resolutionMax } from '#domain/tickets/limits.ts';
import type { TicketChange, TicketRecord } from '#domain/tickets/ticket.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import { ActionForm } from '../ActionForm.tsx';
import { Badge, Badges } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { shortMoment } from '../formats.ts';
import { Columns, Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { Quote } from '../Quote.tsx';
import { RecordDetail } from '../RecordDetail.tsx';
import type { RecordProps } from '../section-props.ts';
import { callStaff } from '../staff-calls.ts';

type Changed = Omit<TicketChange, 'version'>;

/** One ticket: what was written, the next answer, and how it goes on. */
export function Ticket({ words, locale, id, onChanged }: RecordProps) {
  const said = words.tickets;
  const address = `/api/staff/tickets/${encodeURIComponent(id)}`;
  return (
    <RecordDetail<TicketRecord>
      words={words}
      locale={locale}
      endpoint={address}
      back={placeLink('tickets')}
      titleOf={({ subject }) => subject}
      onChanged={onChanged}
    >
      {(item, onDone) => {
        const change = (body: Changed) =>
          callStaff(address, { method: 'PATCH', locale, body: { ...body, version: item.version } });
        const form = { words, onDone };
        return (
          <>
            <Badges>
              <Badge tone={item.waitingSince ? 'wait' : 'good'}>{said.states[item.status]}</Badge>
              {item.waitingSince && <Badge tone="wait">{said.waits}</Badge>}
            </Badges>
            <Columns>
              <div>
                <Panel title={said.thread}>
                  {item.messages.map((message) => (
                    <div key={message.id} lang={message.language}>
                      <Quote
                        about={fill(said.by, {
                          name: message.name ?? (message.from === 'client' ? item.name : said.team),
                          time: formatMoment(message.sentAt, locale),
                        })}
                      >
                        {message.text}
                      </Quote>
                    </div>
                  ))}
                </Panel>
                {item.resolution && (
                  <Panel title={said.resolution}>
                    <p className="wrap-anywhere whitespace-pre-line">{item.resolution}</p>
                  </Panel>
                )}
                <Panel title={said.answer.title}>
                  <ActionForm
                    {...form}
                    reason={{
                      label: said.answer.label,
                      hint: fill(said.answer.hint, { language: said.answer.languages[item.language] }),
                      required: true,
                      maxLength: messageMax,
                      lines: 6,
                    }}
                    submit={said.answer.submit}
                    send={({ reason }, keyed) =>
                      callStaff(`${address}/answer`, {
                        method: 'POST',
                        locale,
                        body: keyed({ message: reason, language: item.language }),
                      })
                    }
                    done={said.answer.done}
                  />
                </Panel>
              </div>
              <div>
                <Panel>
                  <Facts
                    rows={[
                      [said.facts.number, formatReference(item.reference)],
                      [said.columns.who, item.name],
                      [said.facts.email, item.email],
                      [
                        said.facts.case,
                        item.caseId && (
                          <a key="case" href={placeLink('cases', item.caseId)}>
                            {item.caseNumber}
                          </a>
                        ),
                      ],
                      [said.facts.category, said.categories[item.category]],
                      [said.facts.priority, said.priorities[item.priority]],
                      [said.facts.owner, item.owner],
                      [said.facts.asked, shortMoment(item.createdAt, locale)],
                      [said.facts.waiting, item.waitingSince && shortMoment(item.waitingSince, locale)],
                      [said.facts.resolved, item.resolvedAt && shortMoment(item.resolvedAt, locale)],
                      [said.facts.rating, item.rating && fill(said.rating, { rating: item.rating })],
                    ]}
                  />
                  <ActionForm
                    {...form}
                    submit={item.mine ? said.leave : said.take}
                    quiet
                    send={() => change({ owner: item.mine ? 'nobody' : 'me' })}
                    done={said.taken}
                  />
                </Panel>
                <Panel title={said.settle.title}>
                  <ActionForm
                    {...form}
                    question={said.settle.question}
                    choices={(['in_progress', 'resolved', 'closed'] as const).map((value) => ({
                      value,
                      text: said.settle.choices[value],
                    }))}
                    reason={{ label: said.settle.resolution, maxLength: resolutionMax }}
                    submit={said.settle.submit}
                    send={({ choice, reason }) =>
                      change({
                        status: choice === 'resolved' || choice === 'closed' ? choice : 'in_progress',
                        ...(choice === 'resolved' && { resolution: reason }),
                      })
                    }
                    done={said.settle.done}
                  />
                </Panel>
                <Panel title={said.urgency.title}>
                  <ActionForm
                    {...form}
                    question={said.urgency.question}
                    choices={messagePriorities.map((value) => ({ value, text: said.priorities[value] }))}
                    submit={said.urgency.submit}
                    send={({ choice }) => {
                      const priority = messagePriorities.find((one) => one === choice);
                      return priority ? change({ priority }) : Promise.resolve();
                    }}
                    done={said.settle.done}
                  />
                </Panel>
              </div>
            </Columns>
          </>
        );
      }}
    </RecordDetail>
  );
}
