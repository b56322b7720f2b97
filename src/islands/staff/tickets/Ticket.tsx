import { formatReference } from '#domain/reference.ts';
import type { TicketRecord } from '#domain/tickets/answers.staff.ts';
import * as ticketApi from '#domain/tickets/api.staff.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import { Choice, TextArea, When } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { ApiRecord } from '../ApiRecord.tsx';
import { Badge, Badges } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { shortMoment } from '../formats.ts';
import { Columns, Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { Quote } from '#ui/Quote.tsx';
import { ReplyKey } from '../replies/ReplyKey.tsx';
import type { SectionName, SectionProps } from '../section-props.ts';

interface TicketProps extends Pick<SectionProps, 'member'> {
  readonly id: string;
  /** Tells the list. */
  readonly onChanged: () => void;
  /** The list it was opened from. */
  readonly back?: SectionName;
}

/** One ticket: what was written, the next answer, and how it goes on. */
export function Ticket({ id, member, onChanged, back = 'tickets' }: TicketProps) {
  return (
    <ApiRecord
      call={ticketApi.read}
      input={{ id }}
      back={placeLink(back)}
      titleOf={({ subject }) => subject}
      isOwn={({ email }) => email === member.email}
    >
      {(item) => <Parts item={item} onDone={onChanged} />}
    </ApiRecord>
  );
}

interface PartsProps {
  readonly item: TicketRecord;
  readonly onDone: () => void;
}

function Parts({ item, onDone }: PartsProps) {
  const locale = useLocale();
  const words = useWords('staff/tickets');
  const { id, version, mine, language } = item;
  const hint = fill(words.answer.fields.message.hint, { language: words.languages[language] });
  const seen = { id, version };
  return (
    <>
      <Badges>
        <Badge tone={item.waitingSince ? 'wait' : 'good'}>{words.states[item.status]}</Badge>
        {item.waitingSince && <Badge tone="wait">{words.waits}</Badge>}
      </Badges>
      <Columns>
        <div>
          <Panel title={words.thread}>
            {item.messages.map((message) => (
              <div key={message.id} lang={message.language}>
                <Quote
                  about={fill(words.by, {
                    name: message.name ?? (message.from === 'client' ? item.name : words.team),
                    time: formatMoment(message.sentAt, locale),
                  })}
                >
                  {message.text}
                </Quote>
              </div>
            ))}
          </Panel>
          {item.resolution && (
            <Panel title={words.resolution}>
              <p className="wrap-anywhere whitespace-pre-line">{item.resolution}</p>
            </Panel>
          )}
          <Panel title={words.answerTitle}>
            <Form call={ticketApi.answer} words={words.answer} fixed={{ id, language }} onDone={onDone}>
              <TextArea name="message" hint={hint} lines={6} />
              <ReplyKey name="message" />
            </Form>
          </Panel>
        </div>
        <div>
          <Panel>
            <TicketFacts item={item} />
            <Form
              call={ticketApi.assign}
              words={mine ? words.leave : words.take}
              fixed={{ ...seen, owner: mine ? 'nobody' : 'me' }}
              onDone={onDone}
              quiet
            />
          </Panel>
          <Panel title={words.stateTitle}>
            <Form call={ticketApi.settle} words={words.settle} fixed={seen} onDone={onDone}>
              <Choice name="status" inRow />
              {/* What was done is told to the client only of what is done. */}
              <When field="status" is="resolved">
                <TextArea name="resolution" isRequired />
              </When>
            </Form>
          </Panel>
          <Panel title={words.urgencyTitle}>
            <Form call={ticketApi.prioritize} words={words.prioritize} fixed={seen} onDone={onDone}>
              <Choice name="priority" inRow />
            </Form>
          </Panel>
        </div>
      </Columns>
    </>
  );
}

function TicketFacts({ item }: Pick<PartsProps, 'item'>) {
  const locale = useLocale();
  const words = useWords('staff/tickets');
  const { facts } = words;
  return (
    <Facts
      rows={[
        [facts.number, formatReference(item.reference)],
        [words.columns.who, item.name],
        [facts.email, item.email],
        [
          facts.case,
          item.caseId && (
            <a key="case" href={placeLink('cases', item.caseId)} translate="no">
              {item.caseNumber}
            </a>
          ),
        ],
        [facts.category, words.categories[item.category]],
        [facts.priority, words.priorities[item.priority]],
        [facts.owner, item.owner],
        [facts.asked, shortMoment(item.createdAt, locale)],
        [
          facts.wish,
          item.wish && (
            <span key="wish" lang={item.language}>
              {item.wish}
            </span>
          ),
        ],
        [facts.waiting, item.waitingSince && shortMoment(item.waitingSince, locale)],
        [facts.resolved, item.resolvedAt && shortMoment(item.resolvedAt, locale)],
        [facts.rating, item.rating && fill(words.rating, { rating: item.rating })],
      ]}
    />
  );
}
