import * as textsApi from '#domain/texts/api.staff.ts';
import { fill } from '#i18n/format.ts';
import { useApiQuery } from '../../../calls/api-query.tsx';
import { Badge } from '../../Badge.tsx';
import { shortMoment } from '../../formats.ts';
import { Panel } from '../../Panel.tsx';
import type { CaseContactProps } from '../contact-props.ts';
import { useStaffWords } from '../../staff-words.ts';
import { useLocale } from '../../../calls/use-words.ts';

/** What went to the client's phone, and what arrived. Nothing for somebody who never allowed a text. */
export function TextsPanel({ caseId }: CaseContactProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.thread.texts;
  const { data, fault } = useApiQuery(textsApi.ofCase, { id: caseId });
  if (!fault && !data?.consent) return null;
  return (
    <Panel title={labels.title}>
      {fault}
      {data?.consent && (
        <p className="text-xs">
          {fill(labels.states[data.consent.endedBy ?? data.consent.state], {
            time: shortMoment(data.consent.since, locale),
          })}
        </p>
      )}
      <ol className="divide-y divide-line" aria-label={labels.title}>
        {data?.items.map(({ id, kind, status, delivery, at, openedAt }) => {
          const has = delivery === 'undelivered' || delivery === 'failed' || status === 'dead';
          const state = status === 'sent' ? (openedAt ? 'opened' : (delivery ?? 'sent')) : status;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-2 py-2 text-xs">
              <span className="font-strong">{labels.kinds[kind]}</span>
              <Badge tone={has ? 'danger' : openedAt ? 'good' : 'quiet'}>{labels.deliveries[state]}</Badge>
              <time dateTime={at}>{shortMoment(at, locale)}</time>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
