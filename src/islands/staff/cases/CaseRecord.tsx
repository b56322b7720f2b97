import type { CaseSheet } from '#domain/cases/case-sheet.ts';
import { versionOfMatters } from '#domain/cases/matters.ts';
import { isOver } from '#domain/cases/status.ts';
import { formatReference } from '#domain/reference.ts';
import { fill, formatDate, formatPrice, plural } from '#i18n/format.ts';
import { ConflictGate } from '../attorneys/ConflictGate.tsx';
import { DeclaredConflicts } from '../attorneys/DeclaredConflicts.tsx';
import { Badge } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { FilesPanel } from '../FilesPanel.tsx';
import { shortMoment } from '../formats.ts';
import { Columns, Panel } from '../Panel.tsx';
import { PlanOf } from '../PlanOf.tsx';
import { placeLink } from '../place.ts';
import { RecordDetail } from '../RecordDetail.tsx';
import type { RecordProps, SectionName } from '../section-props.ts';
import { Holds } from './Holds.tsx';
import { AuditOfCase } from './AuditOfCase.tsx';
import { ContactPanel } from './contact/ContactPanel.tsx';
import { ClientCard } from './ClientCard.tsx';
import { EndCase } from './EndCase.tsx';
import { NotesPanel } from './notes/NotesPanel.tsx';
import { PapersPanel } from './papers/PapersPanel.tsx';
import { RequestsPanel } from './requests/RequestsPanel.tsx';
import type { TalkProps } from './talk-props.ts';
import { ThreadPanel } from './thread/ThreadPanel.tsx';
import { MatterPanel } from './MatterPanel.tsx';
import { Owner } from './Owner.tsx';
import { PackagePanel } from './PackagePanel.tsx';
import type { CasePartProps } from './part-props.ts';
import { PresenceLine } from './PresenceLine.tsx';
import { CaseBadges } from './row-parts.tsx';
import { SupportersPanel } from './SupportersPanel.tsx';
import { Tasks } from './Tasks.tsx';
import { turnTones } from './tones.ts';
import { Triage } from './Triage.tsx';

interface CaseRecordProps extends RecordProps {
  /** The list it was opened from. */
  readonly back?: SectionName;
}

/** One case: what is known and what comes next. An attorney answers about conflicts first. */
export function CaseRecord(props: CaseRecordProps) {
  if (props.member.role !== 'attorney') return <OpenCase {...props} />;
  return (
    <ConflictGate {...props}>
      <OpenCase {...props} />
    </ConflictGate>
  );
}

function OpenCase({ back = 'cases', ...props }: CaseRecordProps) {
  const { words, locale, id, onChanged } = props;
  return (
    <RecordDetail<CaseSheet>
      words={words}
      locale={locale}
      endpoint={`/api/staff/cases/${id}`}
      back={placeLink(back)}
      titleOf={({ row }) => row.client}
      onChanged={onChanged}
      isOwn={({ client }) => client.email === props.member.email}
    >
      {(item, reload) => {
        const part: CasePartProps = { ...props, item, reload };
        const talk: TalkProps = {
          words,
          locale,
          member: props.member,
          caseId: item.row.id,
          caseNumber: item.row.number,
          language: item.row.language,
          clientName: item.client.firstName,
          isMany: item.matters.length > 1,
          version: versionOfMatters(item.matters),
          onChanged: () => void reload(),
        };
        return (
          <>
            <Head {...part} />
            <PresenceLine caseId={item.row.id} words={words} locale={locale} />
            <Triage {...part} />
            <DeclaredConflicts {...part} />
            <Columns>
              <div>
                {item.matters.map((matter) => (
                  <MatterPanel key={matter.id} {...part} matter={matter} />
                ))}
                <PapersPanel {...talk} />
                <ThreadPanel {...talk} />
                <NotesPanel {...talk} />
              </div>
              <div>
                <Tasks {...part} />
                <ClientPanel {...part} />
                <ClientCard {...part} />
                <SupportersPanel {...talk} />
                <RequestsPanel {...talk} />
                <ContactPanel {...talk} />
                <Owner {...part} />
                <Holds {...part} />
                <Dates {...part} />
                <PackagePanel {...talk} isOver={isOver(item.row.status)} />
                <PlanOf
                  address={`/api/staff/cases/${item.row.id}/plan`}
                  words={words}
                  locale={locale}
                  onDone={reload}
                />
                <Money {...part} />
                <FilesPanel words={words} locale={locale} files={item.files} missing={item.filesMissing} />
                <EndCase {...part} />
                <AuditOfCase {...part} />
              </div>
            </Columns>
          </>
        );
      }}
    </RecordDetail>
  );
}

function Head({ item: { row }, words, locale }: CasePartProps) {
  const labels = words.cases;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <strong>{row.number}</strong>
      <CaseBadges row={row} words={words} locale={locale} />
      <Badge tone={turnTones[row.turn]}>
        {labels.columns.turn}: {labels.turns[row.turn]}
      </Badge>
      <Badge>{words.packageNames[row.packageId]}</Badge>
      <Badge>{words.frame.languages[row.language]}</Badge>
      <span className="text-xs text-ink-soft">{plural(row.statusDays, labels.daysHere, locale)}</span>
    </div>
  );
}

function ClientPanel({ item, words, locale }: CasePartProps) {
  const labels = words.cases.facts;
  const { client, row } = item;
  return (
    <Panel title={labels.title}>
      <Facts
        rows={[
          [
            labels.phone,
            client.phone && (
              <a key="phone" href={`tel:${client.phone}`}>
                {client.phone}
              </a>
            ),
          ],
          [
            labels.email,
            <a key="email" href={`mailto:${client.email}`}>
              {client.email}
            </a>,
          ],
          [labels.language, words.frame.languages[row.language]],
          [labels.address, client.address],
          [labels.birthDate, client.birthDate && formatDate(client.birthDate, locale)],
          [labels.since, shortMoment(item.createdAt, locale)],
          [labels.lastSeen, client.lastSeenAt ? shortMoment(client.lastSeenAt, locale) : words.cases.never],
          [labels.covered, plural(item.covered, words.cases.matterCount, locale)],
          [
            labels.application,
            item.intakeId && (
              <a key="application" href={placeLink('applications', item.intakeId)}>
                {labels.openApplication}
              </a>
            ),
          ],
        ]}
      />
    </Panel>
  );
}

function Dates({ item, words, locale }: CasePartProps) {
  const labels = words.cases.dates;
  return (
    <Panel title={labels.title}>
      {item.dates.length === 0 ? (
        <p className="text-ink-soft">{labels.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {item.dates.map((date) => (
            <li key={date.id} className="flex flex-wrap gap-x-3 py-1.25">
              <strong>{shortMoment(date.at, locale)}</strong>
              <span>{date.kind === 'hearing' ? labels.hearing : labels.other}</span>
              {date.place && <span className="wrap-anywhere">{date.place}</span>}
              {date.status === 'cancelled' && <Badge>{labels.cancelled}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Money({ item, words, locale }: CasePartProps) {
  const labels = words.cases.money;
  return (
    <Panel title={labels.title}>
      {item.orders.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
      {item.orders.map((order) => (
        <div key={order.id} className="grid gap-1">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
            <a href={placeLink('orders', order.id)}>
              {fill(labels.order, { reference: formatReference(order.reference) })}
            </a>
            <span>
              {words.packageNames[order.packageId]}, {formatPrice(order.amountCents, locale)}
            </span>
            <Badge tone={order.status === 'paid' ? 'good' : 'quiet'}>
              {words.orders.statuses[order.status]}
            </Badge>
          </p>
          {order.refunds.map((refund) => (
            <p key={refund.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
              <a href={placeLink('refunds', refund.id)}>{labels.refund}</a>
              <span>{words.orders.refunds.reasons[refund.reasonCode]}</span>
              <Badge>{words.orders.refunds.statuses[refund.status]}</Badge>
            </p>
          ))}
        </div>
      ))}
    </Panel>
  );
}
