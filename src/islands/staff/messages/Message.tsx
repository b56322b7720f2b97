import type { InboxRecord } from '#domain/contact/inbox.ts';
import { formatReference } from '#domain/reference.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import { button } from '#ui/button.ts';
import { ActionForm } from '../ActionForm.tsx';
import { Badge } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { FilesPanel } from '../FilesPanel.tsx';
import { Columns, Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { RecordDetail } from '../RecordDetail.tsx';
import { Reference } from '../Reference.tsx';
import type { RecordProps } from '../section-props.ts';
import { SentWords } from '../SentWords.tsx';
import { callStaff } from '../staff-calls.ts';

/** One message: read, answer by mail, mark as answered. */
export function Message({ words, locale, id, onChanged }: RecordProps) {
  const said = words.messages;
  return (
    <RecordDetail<InboxRecord>
      words={words}
      locale={locale}
      endpoint={`/api/staff/messages/${id}`}
      back={placeLink('messages')}
      titleOf={(item) => `${item.firstName} ${item.lastName}`}
      onChanged={onChanged}
    >
      {(item, onDone) => (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Reference of={item.reference} />
            <Badge tone={item.handledAt ? 'good' : 'wait'}>{item.handledAt ? said.handled : said.open}</Badge>
            {item.suspicion && <Badge tone="danger">{said.suspicion[item.suspicion]}</Badge>}
          </div>
          <Columns>
            <div>
              <Panel title={said.message}>
                <p className="wrap-anywhere whitespace-pre-line">
                  <SentWords text={item.message} language={item.language} words={words} />
                </p>
                <p className="buttons">
                  <a className={button} href={replyAddress(item, words.replySubjects[item.language])}>
                    {said.reply}
                  </a>
                </p>
              </Panel>
            </div>
            <div>
              <Panel title={said.columns.state}>
                {item.handledAt && (
                  <p>
                    {fill(item.handledBy ? said.markedBy : said.marked, {
                      name: item.handledBy ?? '',
                      time: formatMoment(item.handledAt, locale),
                    })}
                  </p>
                )}
                <ActionForm
                  words={words}
                  submit={item.handledAt ? said.unmark : said.mark}
                  quiet={item.handledAt !== null}
                  send={() =>
                    callStaff(`/api/staff/messages/${item.id}/handled`, {
                      method: 'POST',
                      locale,
                      body: { handled: item.handledAt === null },
                    })
                  }
                  onDone={onDone}
                  done={item.handledAt ? said.saidUnmarked : said.saidMarked}
                />
              </Panel>
              <Panel title={said.columns.who}>
                <Facts
                  rows={[
                    [said.facts.email, item.email],
                    [
                      said.facts.phone,
                      item.phone && (
                        <a key="phone" href={`tel:${item.phone}`}>
                          {item.phone}
                        </a>
                      ),
                    ],
                    [said.facts.language, words.frame.languages[item.language]],
                    [said.facts.about, said.types[item.inquiryType]],
                    [said.facts.sent, formatMoment(item.createdAt, locale)],
                    [
                      said.facts.application,
                      item.applicationId && (
                        <a key="application" href={placeLink('applications', item.applicationId)}>
                          {said.facts.openApplication}
                        </a>
                      ),
                    ],
                  ]}
                />
              </Panel>
              {(item.files.length > 0 || item.filesMissing.length > 0) && (
                <FilesPanel words={words} locale={locale} files={item.files} missing={item.filesMissing} />
              )}
            </div>
          </Columns>
        </>
      )}
    </RecordDetail>
  );
}

/** To the sender, with a subject that says nothing but the reference, in the sender's language. */
function replyAddress(item: InboxRecord, subject: string): string {
  const said = encodeURIComponent(fill(subject, { reference: formatReference(item.reference) }));
  return `mailto:${encodeURIComponent(item.email).replace('%40', '@')}?subject=${said}`;
}
