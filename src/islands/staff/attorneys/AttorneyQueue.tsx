import { useState } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import {
  leftThisWeek,
  type Attorney,
  type AttorneyItem,
  type AttorneyQueue as Queue,
} from '#domain/cases/attorneys.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, plural } from '#i18n/format.ts';
import { Fault } from '#ui/Fault.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { Badge, Badges } from '../Badge.tsx';
import { CaseRecord } from '../cases/CaseRecord.tsx';
import { Facts } from '../Facts.tsx';
import { shortDay, shortMoment } from '../formats.ts';
import { rowMark } from '../keys/rows.ts';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { NothingHere } from '../RecordList.tsx';
import { SectionHead } from '../SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';
import { Cell, Row, Table } from '../Table.tsx';
import { useAnswer } from '../../calls/use-answer.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** What waits for the signed-in attorney, oldest first, and how much of their week is left. */
export default function AttorneyQueue(props: SectionProps) {
  const words = useStaffWords();
  const { id } = props;
  const labels = words.attorneys;
  const [version, setVersion] = useState(0);
  const { answer, fault, load, waits } = useAnswer(
    words.account,
    () => callStaffApi(cases.attorneyQueue),
    String(version),
  );
  const changed = () => setVersion((count) => count + 1);
  if (id !== null) return <CaseRecord key={id} {...props} id={id} back="approvals" onChanged={changed} />;
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="approvals-title" aria-busy={waits}>
      <SectionHead
        id="approvals-title"
        title={labels.title}
        update={words.frame.list.update}
        onUpdate={load}
      />
      <p>{labels.lead}</p>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {waits && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {answer && (
        <>
          {answer.own && <Week own={answer.own} items={answer.items} />}
          {answer.items.length === 0 ? <NothingHere>{labels.empty}</NothingHere> : <Items {...answer} />}
          {answer.own && (
            <details>
              <summary className="cursor-pointer py-2 text-link">{labels.profile.title}</summary>
              <div className="pt-2">
                <p className="mb-3 text-ink-soft">{labels.profile.lead}</p>
                <ProfileForm key={answer.own.version} {...props} attorney={answer.own} onSaved={changed} />
              </div>
            </details>
          )}
        </>
      )}
    </section>
  );
}

interface PartProps {}

function Week({ own, items }: PartProps & { own: Attorney; items: readonly AttorneyItem[] }) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.attorneys;
  const left = leftThisWeek(own);
  const [oldest] = items;
  const away = own.awayUntil && {
    day: shortDay(own.awayUntil, locale),
    name: own.substitute?.name ?? '',
  };
  return (
    <Panel>
      {away && <p className="notice">{fill(own.substitute ? labels.away : labels.awayNobody, away)}</p>}
      {left === 0 && <p className="notice">{labels.weekFull}</p>}
      <Facts
        rows={[
          [
            labels.week,
            own.weeklyCapacity === null
              ? plural(own.decidedThisWeek, labels.weekFree, locale)
              : fill(labels.weekOf, { done: own.decidedThisWeek, most: own.weeklyCapacity }),
          ],
          [labels.oldest, oldest && shortMoment(oldest.since, locale)],
          [labels.standIn, own.substitute?.name ?? labels.noStandIn],
        ]}
      />
    </Panel>
  );
}

function Items({ items, readAt }: PartProps & Queue) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.attorneys;
  return (
    <Table labelledBy="approvals-title" heads={Object.values(labels.columns).map((label) => ({ label }))}>
      {items.map((item) => (
        <Row key={item.matterId}>
          <Cell label={labels.columns.case}>
            <span className="grid">
              <a
                className="font-strong max-xl:min-h-9"
                href={placeLink('approvals', item.caseId)}
                id={`row-${item.matterId}`}
                {...rowMark}
                translate="no"
              >
                {item.client ?? item.caseNumber}
              </a>
              <span className="text-xs text-ink-soft">
                {[
                  item.client ? item.caseNumber : labels.notOpened,
                  item.matters > 1 ? fill(labels.courtCase, { place: item.place }) : '',
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
          </Cell>
          <Cell label={labels.columns.waiting}>{shortMoment(item.since, locale)}</Cell>
          <Cell label={labels.columns.due}>
            {item.dueAt && (
              <span className="flex flex-wrap gap-x-2">
                {shortMoment(item.dueAt, locale)}
                {!item.held && Date.parse(item.dueAt) < Date.parse(readAt) && (
                  <Badge tone="danger">{labels.late}</Badge>
                )}
              </span>
            )}
          </Cell>
          <Cell label={labels.columns.papers}>
            <span className="grid gap-1">
              <span>
                <span>
                  {item.versions > 0 ? plural(item.versions, labels.versions, locale) : labels.allApproved}
                </span>
                {item.returned > 0 && <span>{`, ${plural(item.returned, labels.returned, locale)}`}</span>}
              </span>
              {item.returned >= 3 && <span className="text-xs">{labels.callNow}</span>}
            </span>
          </Cell>
          <Cell label={labels.columns.whose}>
            <Badges>
              <Badge tone={item.whose === 'anybody' ? 'quiet' : 'wait'}>
                {fill(labels.whose[item.whose], { name: item.standsInFor ?? '' })}
              </Badge>
              {item.held && <Badge tone="danger">{labels.held}</Badge>}
            </Badges>
          </Cell>
          <Cell label={labels.columns.court}>
            {[words.cases.courts[item.court], item.county].filter(Boolean).join(', ')}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
