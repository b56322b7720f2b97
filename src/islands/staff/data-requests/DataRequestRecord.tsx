import * as ownData from '#domain/own-data/api.staff.ts';
import type { DataRequestDetail, ErasedCounts } from '#domain/own-data/requests.ts';
import { formatReference } from '#domain/reference.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { Choice } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Facts } from '../Facts.tsx';
import { formatCount, shortMoment } from '../formats.ts';
import { Panel, PartHeading } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { RecordDetail } from '../RecordDetail.tsx';
import type { RecordProps } from '../section-props.ts';
import { stateBadge } from './state-badge.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** One erasure request: its extent, then carrying it out or declining it. */
export function DataRequestRecord(props: RecordProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id, onChanged } = props;
  const labels = words.dataRequests;
  return (
    <RecordDetail<DataRequestDetail>
      call={ownData.read}
      id={id}
      back={placeLink('data-requests')}
      titleOf={({ reference }) => formatReference(reference)}
      onChanged={onChanged}
      isOwn={({ email }) => email === props.member.email}
    >
      {(item, onDone) => {
        return (
          <>
            <p>{stateBadge(item, words)}</p>
            <Facts
              rows={[
                [labels.facts.email, item.email],
                [labels.facts.source, labels.sources[item.source]],
                [labels.facts.language, words.frame.languages[item.language]],
                [labels.facts.created, shortMoment(item.createdAt, locale)],
                [labels.facts.due, formatDate(item.dueAt, locale)],
                [labels.facts.decided, item.decidedAt && shortMoment(item.decidedAt, locale)],
                [labels.facts.reason, item.reason && labels.decline.fields.reason.options[item.reason]],
              ]}
            />
            {item.removed && <Counts title={labels.counts.done} counts={item.removed} {...props} />}
            {item.openMatter && <p className="notice">{labels.openMatter}</p>}
            {item.wouldRemove && (
              <>
                <Counts
                  title={labels.counts.title}
                  counts={item.hasAccount ? item.wouldRemove.account : item.wouldRemove.alsoByAddress}
                  more={item.hasAccount ? item.wouldRemove.alsoByAddress : undefined}
                  {...props}
                />
                <Panel title={labels.erase.title}>
                  {!item.mayErase ? (
                    <p className="text-ink-soft">
                      {item.freeAt
                        ? fill(labels.erase.freeAt, { time: shortMoment(item.freeAt, locale) })
                        : labels.erase.waitsForOther}
                    </p>
                  ) : (
                    <Form
                      call={ownData.erase}
                      words={labels.erase}
                      fixed={{ id, ...(!item.hasAccount && { alsoByAddress: false }) }}
                      confirm={() => ({
                        title: fill(labels.erase.confirm.title, { email: item.email ?? labels.erased }),
                        text: labels.erase.confirm.text,
                        yes: labels.erase.submit,
                      })}
                      reload={onDone}
                    >
                      {item.hasAccount && <Choice name="alsoByAddress" inRow />}
                    </Form>
                  )}
                </Panel>
              </>
            )}
            {item.status === 'open' && (
              <Panel title={labels.decline.title}>
                <Form call={ownData.decline} words={labels.decline} fixed={{ id }} reload={onDone}>
                  <Choice name="reason" inRow />
                </Form>
              </Panel>
            )}
          </>
        );
      }}
    </RecordDetail>
  );
}

interface CountsProps {
  readonly title: string;
  readonly counts: ErasedCounts;
  /** Includes what came from the same address, where that is more. */
  readonly more?: ErasedCounts | undefined;
}

function Counts({ title, counts, more }: CountsProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.dataRequests.counts;
  const rows = (Object.keys(labels.lines) as (keyof typeof labels.lines)[]).flatMap((name) => {
    const count = counts[name] ?? 0;
    const all = more?.[name] ?? count;
    if (all === 0) return [];
    const shown =
      all > count
        ? `${formatCount(count, locale)} (+${formatCount(all - count, locale)})`
        : formatCount(count, locale);
    return [[labels.lines[name], shown] as const];
  });
  return (
    <section>
      <PartHeading>{title}</PartHeading>
      {rows.length > 0 ? <Facts rows={rows} /> : <p className="text-ink-soft">{labels.nothing}</p>}
    </section>
  );
}
