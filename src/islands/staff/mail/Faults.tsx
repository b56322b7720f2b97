import { useId } from 'react';
import * as operations from '#domain/operations/api.staff.ts';
import { formatReference } from '#domain/reference.ts';
import { fill, plural } from '#i18n/format.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { Badge } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import { Panel } from '../Panel.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

type FaultsProps = { readonly version: number };

/** What went wrong in browsers and on the server, by place: codes, counts and the release, nobody's words. */
export function Faults({ version }: FaultsProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.mail.faults;
  const title = useId();
  const {
    data: answer,
    fault,
    isLoading,
  } = useApiQuery(operations.faults, undefined, { keepsOld: true, version });
  return (
    <section className="mt-6 grid grid-cols-1 gap-3" aria-labelledby={title} aria-busy={isLoading}>
      <h2 className="text-h3" id={title}>
        {labels.title}
      </h2>
      {fault}
      {answer && (
        <Panel>
          {answer.items.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
          <ul className="divide-y divide-line">
            {answer.items.map((one) => (
              <li key={`${one.side} ${one.place}`} className="grid gap-0.5 py-1.75">
                <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
                  <Badge tone={one.side === 'server' ? 'danger' : 'wait'}>{labels.sides[one.side]}</Badge>
                  <code className="wrap-anywhere">{one.place}</code>
                </p>
                <p className="text-xs text-ink-soft wrap-anywhere">
                  {[
                    one.codes.join(', '),
                    `${plural(one.count, labels.times, locale)} ${plural(one.days, labels.on, locale)}`,
                    fill(labels.last, { when: shortMoment(one.lastAt, locale), build: one.build }),
                    one.reference && fill(labels.reference, { reference: formatReference(one.reference) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </section>
  );
}
