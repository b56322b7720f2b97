import type { InboxRecord } from '#domain/contact/inbox.ts';
import { formatReference } from '#domain/reference.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import { ActionForm } from '../ActionForm.tsx';
import { Badge } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { FilesPanel } from '../FilesPanel.tsx';
import { placeLink } from '../place.ts';
import { RecordDetail } from '../RecordDetail.tsx';
import type { RecordProps } from '../sections.ts';
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
          <div className="record-head">
            <span className="reference">{formatReference(item.reference)}</span>
            <Badge tone={item.handledAt ? 'good' : 'wait'}>{item.handledAt ? said.handled : said.open}</Badge>
            {item.suspicion && <Badge tone="danger">{said.suspicion[item.suspicion]}</Badge>}
          </div>
          <div className="record-columns">
            <div>
              <section className="panel">
                <h3>{said.message}</h3>
                <p className="record-text" lang={item.language}>
                  {item.message}
                </p>
                <p className="buttons">
                  <a className="button" href={replyAddress(item, words.replySubjects[item.language])}>
                    {said.reply}
                  </a>
                </p>
              </section>
            </div>
            <div>
              <section className="panel">
                <h3>{said.columns.state}</h3>
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
              </section>
              <section className="panel">
                <h3>{said.columns.who}</h3>
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
              </section>
              {(item.files.length > 0 || item.filesMissing.length > 0) && (
                <FilesPanel words={words} locale={locale} files={item.files} missing={item.filesMissing} />
              )}
            </div>
          </div>
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
