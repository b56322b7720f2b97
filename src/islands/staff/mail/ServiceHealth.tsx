import { useId } from 'react';
import * as operations from '#domain/operations/api.staff.ts';
import type { ServiceState } from '#domain/operations/health.ts';
import { fill, plural } from '#i18n/format.ts';
import { Badge, type Tone } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { formatCount, shortMoment } from '../formats.ts';
import { Columns, Panel } from '../Panel.tsx';
import type { SectionProps } from '../section-props.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

type Schedule = ServiceState['schedules'][number];

/** The health of the service: what is wrong, how long things wait, when everything last ran. */
export function ServiceHealth({ version }: SectionProps & { readonly version: number }) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.mail.health;
  const {
    data: state,
    fault,
    isLoading,
  } = useApiQuery(operations.health, undefined, { keepsOld: true, version });
  const title = useId();

  const age = (seconds: number) =>
    seconds < 60 ? labels.nothing : plural(Math.floor(seconds / 60), labels.age, locale);
  const count = (number: number | null) =>
    number === null ? labels.unknown : number === 0 ? labels.nothing : formatCount(number, locale);
  const badge = ({ silent, failed, ranAt }: Schedule): readonly [Tone, string] => {
    if (silent) return ['danger', labels.silent];
    if (failed) return ['wait', labels.failed];
    return ranAt ? ['good', labels.fine] : ['quiet', labels.never];
  };

  return (
    <section className="mt-10 grid grid-cols-1 gap-3" aria-labelledby={title} aria-busy={isLoading}>
      <h2 className="text-h3" id={title}>
        {labels.title}
      </h2>
      {fault}
      {isLoading && <p className="text-xs text-ink-soft">{words.frame.list.loading}</p>}
      {state && (
        <Columns>
          <div>
            <Panel>
              {state.failing.length === 0 ? (
                <p>
                  <Badge tone="good">{labels.good}</Badge>
                </p>
              ) : (
                <>
                  <p>
                    <Badge tone="danger">{labels.bad}</Badge>
                  </p>
                  <ul className="list-disc ps-5">
                    {state.failing.map((code) => (
                      <li key={code}>{labels.codes[code]}</li>
                    ))}
                  </ul>
                </>
              )}
              <Facts
                rows={[
                  [labels.oldestMail, age(state.oldestMailSeconds)],
                  [labels.oldestEvent, age(state.oldestEventSeconds)],
                  [labels.retrying, count(state.retrying)],
                  [labels.submissions, count(state.waitingSubmissions)],
                ]}
              />
            </Panel>
          </div>
          <div>
            <Panel title={labels.schedules}>
              <ul className="divide-y divide-line">
                {state.schedules.map((schedule) => {
                  const [tone, word] = badge(schedule);
                  return (
                    <li
                      key={schedule.name}
                      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-1.75 sm:flex-nowrap"
                    >
                      <span>
                        {labels.names[schedule.name]}
                        {schedule.ranAt && (
                          <>
                            <br />
                            <span className="text-xs text-ink-soft">
                              {fill(labels.ran, { when: shortMoment(schedule.ranAt, locale) })}
                            </span>
                          </>
                        )}
                      </span>
                      <span className="flex-none">
                        <Badge tone={tone}>{word}</Badge>
                      </span>
                    </li>
                  );
                })}
              </ul>
            </Panel>
          </div>
        </Columns>
      )}
    </section>
  );
}
