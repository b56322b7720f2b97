import type { ReactNode } from 'react';
import * as applications from '#domain/intake/api.staff.ts';
import type { ApplicationRecord } from '#domain/intake/review.ts';
import { signatureMatchesName } from '#domain/intake/signature.ts';
import { isFulfilled } from '#domain/orders/status.ts';
import { formatReference } from '#domain/reference.ts';
import { fullName } from '#domain/person-name.ts';
import { fill, formatDate, formatMoment, formatPrice } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { Badge } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { FilesPanel } from '../FilesPanel.tsx';
import { shortMoment } from '../formats.ts';
import { Columns, Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { RecordDetail } from '../RecordDetail.tsx';
import { Reference } from '../Reference.tsx';
import type { RecordProps } from '../section-props.ts';
import { SentWords } from '../SentWords.tsx';
import { AddressOfAnother } from './AddressOfAnother.tsx';
import { Answers, changedAnswers } from './Answers.tsx';
import { Decision } from './Decision.tsx';
import { Notes } from './Notes.tsx';
import type { PartProps } from './part-props.ts';
import { PlanPanel } from './PlanPanel.tsx';
import { stateTones } from './state-tones.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

const line = 'flex flex-wrap items-baseline gap-x-3 gap-y-0.5';

function nameOf({ answers, erasedAt }: ApplicationRecord, words: StaffWords): ReactNode {
  if (erasedAt) return words.applications.erasedName;
  return <span translate="no">{fullName(answers.firstName, answers.lastName)}</span>;
}

/** One application: answers, files, and the decision. */
export function Application({ next, ...props }: RecordProps & { readonly next: string | null }) {
  const words = useStaffWords();
  const { id, onChanged } = props;
  return (
    <RecordDetail<ApplicationRecord>
      call={applications.read}
      id={id}
      back={placeLink('applications')}
      titleOf={(item) => nameOf(item, words)}
      onChanged={onChanged}
      isOwn={({ answers }) => answers.email?.toLowerCase() === props.member.email}
    >
      {(item, reload) => {
        const part: PartProps = { ...props, next, item, reload };
        return (
          <>
            <Head {...part} />
            <Columns>
              <div>
                <Panel title={words.applications.answers}>
                  {/* An erased row has placeholders instead of answers. */}
                  {item.erasedAt ? (
                    <p className="notice">{words.applications.erasedText}</p>
                  ) : (
                    <Answers answers={item.answers} />
                  )}
                </Panel>
              </div>
              <div>
                {/* Nobody is left to decide about, or to write to. */}
                {!item.erasedAt && <AddressOfAnother {...part} />}
                {!item.erasedAt && <Decision {...part} />}
                <Notes {...part} />
                <Money {...part} />
                {!item.erasedAt && <PlanPanel {...part} />}
                <FilesPanel files={item.files} missing={item.filesMissing} />
                <Corrections {...part} />
                <Signature {...part} />
              </div>
            </Columns>
          </>
        );
      }}
    </RecordDetail>
  );
}

function Head({ item }: PartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.applications;
  const paid = item.orders.some(({ status }) => isFulfilled(status));
  const returned = !paid && item.orders.some(({ status }) => status === 'refunded');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Reference of={item.reference} />
      <Badge tone={stateTones[item.status]}>{labels.states[item.status]}</Badge>
      <Badge tone={paid ? 'good' : 'quiet'}>
        {paid ? labels.paid : returned ? words.orders.statuses.refunded : labels.unpaid}
      </Badge>
      {item.erasedAt && <Badge>{fill(labels.erased, { date: formatDate(item.erasedAt, locale) })}</Badge>}
      {item.filesMissing.length > 0 && <Badge tone="danger">{labels.filesMissing}</Badge>}
      <span className="text-xs text-ink-soft">
        {labels.sent}: {formatMoment(item.submittedAt, locale)}
      </span>
      <span className="text-xs text-ink-soft">
        {labels.reads}: {words.frame.languages[item.reads]}
      </span>
    </div>
  );
}

function Money({ item }: PartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.applications;
  return (
    <Panel title={labels.money.title}>
      {item.case && (
        <p className={line}>
          <a className="font-strong" href={placeLink('cases', item.case.id)}>
            {fill(labels.money.case, { number: item.case.number })}
          </a>
          <Badge>{words.cases.states[item.case.status]}</Badge>
        </p>
      )}
      {item.orders.length === 0 && <p className="text-ink-soft">{labels.money.none}</p>}
      {item.orders.map((order) => (
        <p key={order.id} className={line}>
          <a href={placeLink('orders', order.id)}>
            {fill(labels.money.order, { reference: formatReference(order.reference) })}
          </a>
          <span>
            {words.packageNames[order.packageId]}, {formatPrice(order.amountCents, locale)}
          </span>
          <Badge tone={order.status === 'paid' ? 'good' : 'quiet'}>
            {words.orders.statuses[order.status]}
          </Badge>
        </p>
      ))}
    </Panel>
  );
}

function Corrections({ item }: PartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.applications.corrections;
  return (
    <Panel title={labels.title}>
      {item.corrections.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
      {item.corrections.map((correction) => {
        const changes = correction.answers ? changedAnswers(item.answers, correction.answers) : null;
        return (
          <div
            key={correction.id}
            className="grid grid-cols-1 gap-1.5 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-3"
          >
            <p className={line}>
              <a href={placeLink('messages', correction.id)}>
                {labels.open} {formatReference(correction.reference)}
              </a>
              <span className="text-xs text-ink-soft">{shortMoment(correction.at, locale)}</span>
              {correction.handled && <Badge tone="good">{labels.handled}</Badge>}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">
              <SentWords text={correction.message} />
            </p>
            {changes && changes.length > 0 && correction.answers && (
              <>
                <p>
                  <strong>{labels.shouldRead}</strong>
                </p>
                <Answers answers={correction.answers} only={changes} />
              </>
            )}
          </div>
        );
      })}
    </Panel>
  );
}

function Signature({ item }: PartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.applications.signature;
  const { agreement, answers } = item;
  return (
    <Panel title={labels.title}>
      {!agreement && <p className="text-ink-soft">{labels.missing}</p>}
      {agreement && (
        <>
          {!signatureMatchesName(agreement.signature, answers.firstName ?? '', answers.lastName ?? '') && (
            <p className="notice">{labels.differs}</p>
          )}
          <Facts
            rows={[
              [labels.signature, agreement.signature],
              [labels.signedAt, formatMoment(agreement.signedAt, locale)],
              [labels.language, words.frame.languages[agreement.language]],
              [labels.version, agreement.version],
              [labels.agreementHash, <code key="agreement">{agreement.agreementHash.slice(0, 16)}…</code>],
              [labels.shownHash, <code key="shown">{agreement.shownHash.slice(0, 16)}…</code>],
              [labels.ip, agreement.ip],
            ]}
          />
        </>
      )}
    </Panel>
  );
}
