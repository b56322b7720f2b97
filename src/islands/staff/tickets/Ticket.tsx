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
export function Ticket({ words, locale, id, member, onChanged }: RecordProps) {
  const labels = words.tickets;
  const address = `/api/staff/tickets/${encodeURIComponent(id)}`;
  return (
    <RecordDetail<TicketRecord>
      words={words}
      locale={locale}
      endpoint={address}
      back={placeLink('tickets')}
      titleOf={({ subject }) => subject}
      onChanged={onChanged}
      isOwn={({ email }) => email === member.email}
    >
      {(item, onDone) => {
        const change = (body: Changed) =>
          callStaff(address, { method: 'PATCH', locale, body: { ...body, version: item.version } });
        const form = { words, onDone };
        return (
          <>
            <Badges>
              <Badge tone={item.waitingSince ? 'wait' : 'good'}>{labels.states[item.status]}</Badge>
              {item.waitingSince && <Badge tone="wait">{labels.waits}</Badge>}
            </Badges>
            <Columns>
              <div>
                <Panel title={labels.thread}>
                  {item.messages.map((message) => (
                    <div key={message.id} lang={message.language}>
                      <Quote
                        about={fill(labels.by, {
                          name: message.name ?? (message.from === 'client' ? item.name : labels.team),
                          time: formatMoment(message.sentAt, locale),
                        })}
                      >
                        {message.text}
                      </Quote>
                    </div>
                  ))}
                </Panel>
                {item.resolution && (
                  <Panel title={labels.resolution}>
                    <p className="wrap-anywhere whitespace-pre-line">{item.resolution}</p>
                  </Panel>
                )}
                <Panel title={labels.answer.title}>
                  <ActionForm
                    {...form}
                    reason={{
                      label: labels.answer.label,
                      hint: fill(labels.answer.hint, { language: labels.answer.languages[item.language] }),
                      required: true,
                      maxLength: messageMax,
                      lines: 6,
                    }}
                    submit={labels.answer.submit}
                    send={({ reason }, keyed) =>
                      callStaff(`${address}/answer`, {
                        method: 'POST',
                        locale,
                        body: keyed({ message: reason, language: item.language }),
                      })
                    }
                    done={labels.answer.done}
                  />
                </Panel>
              </div>
              <div>
                <Panel>
                  <Facts
                    rows={[
                      [labels.facts.number, formatReference(item.reference)],
                      [labels.columns.who, item.name],
                      [labels.facts.email, item.email],
                      [
                        labels.facts.case,
                        item.caseId && (
                          <a key="case" href={placeLink('cases', item.caseId)}>
                            {item.caseNumber}
                          </a>
                        ),
                      ],
                      [labels.facts.category, labels.categories[item.category]],
                      [labels.facts.priority, labels.priorities[item.priority]],
                      [labels.facts.owner, item.owner],
                      [labels.facts.asked, shortMoment(item.createdAt, locale)],
                      [labels.facts.waiting, item.waitingSince && shortMoment(item.waitingSince, locale)],
                      [labels.facts.resolved, item.resolvedAt && shortMoment(item.resolvedAt, locale)],
                      [labels.facts.rating, item.rating && fill(labels.rating, { rating: item.rating })],
                    ]}
                  />
                  <ActionForm
                    {...form}
                    submit={item.mine ? labels.leave : labels.take}
                    quiet
                    send={() => change({ owner: item.mine ? 'nobody' : 'me' })}
                    done={labels.taken}
                  />
                </Panel>
                <Panel title={labels.settle.title}>
                  <ActionForm
                    {...form}
                    question={labels.settle.question}
                    choices={(['in_progress', 'resolved', 'closed'] as const).map((value) => ({
                      value,
                      text: labels.settle.choices[value],
                    }))}
                    reason={{ label: labels.settle.resolution, maxLength: resolutionMax }}
                    submit={labels.settle.submit}
                    send={({ choice, reason }) =>
                      change({
                        status: choice === 'resolved' || choice === 'closed' ? choice : 'in_progress',
                        ...(choice === 'resolved' && { resolution: reason }),
                      })
                    }
                    done={labels.settle.done}
                  />
                </Panel>
                <Panel title={labels.urgency.title}>
                  <ActionForm
                    {...form}
                    question={labels.urgency.question}
                    choices={messagePriorities.map((value) => ({ value, text: labels.priorities[value] }))}
                    submit={labels.urgency.submit}
                    send={({ choice }) => {
                      const priority = messagePriorities.find((one) => one === choice);
                      return priority ? change({ priority }) : Promise.resolve();
                    }}
                    done={labels.settle.done}
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
