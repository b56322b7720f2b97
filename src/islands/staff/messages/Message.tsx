import * as contact from '#domain/contact/api.staff.ts';
import type { InboxRecord } from '#domain/contact/inbox.ts';
import { fullName } from '#domain/person-name.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import { Form } from '#ui/form/Form.tsx';
import { Badge } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { FilesPanel } from '../FilesPanel.tsx';
import { OriginalMail, Repeated } from '../mail/MailParts.tsx';
import { Columns, Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { Quote } from '#ui/Quote.tsx';
import { RecordDetail } from '../RecordDetail.tsx';
import { Reference } from '../Reference.tsx';
import type { RecordProps, SectionName } from '../section-props.ts';
import { SentWords } from '../SentWords.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

const nameOf = ({ firstName, lastName }: InboxRecord) => (
  <span translate="no">{fullName(firstName, lastName)}</span>
);

/** One message: what was written, what we answered, and the next answer. */
export function Message({
  id,
  member,
  onChanged,
  back = 'messages',
}: RecordProps & { readonly back?: SectionName }) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.messages;
  return (
    <RecordDetail<InboxRecord>
      call={contact.read}
      id={id}
      back={placeLink(back)}
      titleOf={nameOf}
      onChanged={onChanged}
    >
      {(item, onDone) => (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Reference of={item.reference} />
            <Badge tone={item.handledAt ? 'good' : 'wait'}>
              {item.handledAt ? labels.handled : labels.open}
            </Badge>
            {item.mail && <Badge tone="wait">{labels.unverified}</Badge>}
            {item.suspicion && <Badge tone="danger">{labels.suspicion[item.suspicion]}</Badge>}
          </div>
          <Columns>
            <div>
              <Panel title={labels.message}>
                {item.mail && <p className="notice">{labels.doubts[item.mail.doubt]}</p>}
                {item.mail?.subject && (
                  <p className="font-strong wrap-anywhere">
                    <span className="text-ink-soft">{`${labels.subject}: `}</span>
                    <span>{item.mail.subject}</span>
                  </p>
                )}
                <p className="wrap-anywhere whitespace-pre-line">
                  <SentWords text={item.message} language={item.language} />
                </p>
                {item.mail?.quoted && (
                  <Repeated label={words.thread.messages.quoted}>{item.mail.quoted}</Repeated>
                )}
                {item.mail?.original && (
                  <OriginalMail
                    id={item.mail.original.id}
                    until={formatMoment(item.mail.original.until, locale)}
                  />
                )}
              </Panel>
              {item.answers.length > 0 && (
                <Panel title={labels.answers}>
                  {item.answers.map((answer) => (
                    <div key={answer.id} lang={answer.language}>
                      <Quote
                        about={fill(answer.by === null ? labels.answerByNobody : labels.answerBy, {
                          name: answer.by ?? '',
                          time: formatMoment(answer.sentAt, locale),
                        })}
                      >
                        {answer.body}
                      </Quote>
                    </div>
                  ))}
                </Panel>
              )}
              <Panel title={item.answers.length > 0 ? labels.answer.again : labels.answer.title}>
                {item.mail && <p className="text-ink-soft">{labels.unverifiedHint}</p>}
                <AnswerForm key={item.id} item={item} member={member} onDone={onDone} />
              </Panel>
            </div>
            <div>
              <Panel title={labels.columns.state}>
                {item.handledAt && (
                  <p>
                    {fill(item.handledBy ? labels.markedBy : labels.marked, {
                      name: item.handledBy ?? '',
                      time: formatMoment(item.handledAt, locale),
                    })}
                  </p>
                )}
                <Form
                  call={contact.mark}
                  words={item.handledAt ? labels.unmarking : labels.marking}
                  fixed={{ id: item.id, handled: item.handledAt === null, version: item.version }}
                  reload={onDone}
                  quiet
                />
              </Panel>
              <Panel title={labels.columns.who}>
                <Facts
                  rows={[
                    [labels.facts.email, item.email],
                    [
                      labels.facts.phone,
                      item.phone && (
                        <a key="phone" href={`tel:${item.phone}`}>
                          {item.phone}
                        </a>
                      ),
                    ],
                    [labels.facts.language, words.frame.languages[item.language]],
                    [labels.facts.about, labels.types[item.inquiryType]],
                    [labels.facts.sent, formatMoment(item.createdAt, locale)],
                    [
                      labels.facts.application,
                      item.applicationId && (
                        <a key="application" href={placeLink('applications', item.applicationId)}>
                          {labels.facts.openApplication}
                        </a>
                      ),
                    ],
                  ]}
                />
              </Panel>
              {(item.files.length > 0 || item.filesMissing.length > 0) && (
                <FilesPanel files={item.files} missing={item.filesMissing} />
              )}
            </div>
          </Columns>
        </>
      )}
    </RecordDetail>
  );
}
