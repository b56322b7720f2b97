import { Suspense, useState } from 'react';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { Milestones as Answer } from '#domain/cases/milestones.ts';
import { callApi } from '#browser/api.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { late } from '../../calls/late.tsx';
import { Unread, useRead } from '../../calls/use-read.tsx';
import type { Ending } from './EndingArt.tsx';
import type { MilestonesProps } from './milestones-props.ts';

/** Comes when a case has ended. */
const EndingArt = late(() => import('./EndingArt.tsx'));

/** How a case ended, the newest step once, and the steps that are behind the client. */
export function Milestones(props: MilestonesProps) {
  const { locale, labels, caseId, status, isMany } = props;
  const { answer, readFault } = useRead<Answer>(`/api/cases/${caseId}/milestones`, props);
  const [isClosed, setClosed] = useState(false);
  const ending = endingOf(status);
  const close = () => {
    setClosed(true);
    // Should this get lost, it is celebrated once more.
    callApi(`/api/cases/${caseId}/milestones`, { method: 'POST', locale }).catch(() => undefined);
  };
  const celebrated = isClosed ? null : (answer?.celebrate ?? null);
  return (
    <>
      {ending && (
        <div
          className={`card flex flex-wrap items-center gap-x-5 gap-y-3 ${ending === 'granted' ? 'bg-good-soft' : ''}`}
        >
          <Suspense fallback={<span className="size-18" />}>
            <EndingArt of={ending} />
          </Suspense>
          <p className="min-w-0 flex-1 basis-60">{labels.endings[ending]}</p>
        </div>
      )}
      {celebrated && (
        <div className="notice good no-print flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-60 font-strong">{labels.celebrate[celebrated]}</p>
          <button type="button" className={link} onClick={close}>
            {labels.thanks}
          </button>
        </div>
      )}
      {!answer && <Unread title={labels.title} fault={readFault} />}
      {answer && answer.items.length > 0 && (
        <section className="card grid grid-cols-1 gap-3" aria-labelledby="milestones">
          <h2 className="text-h3" id="milestones">
            {labels.title}
          </h2>
          <ol className={`-mb-2 ${answer.items.length > 6 ? 'gap-x-8 md:columns-2' : ''}`}>
            {answer.items.map(({ kind, at, place }) => (
              <li key={`${place} ${kind}`} className="mb-2 flex break-inside-avoid flex-wrap gap-x-3">
                <span className="font-strong">{labels.steps[kind]}</span>
                <span className="quiet">
                  <time dateTime={at}>{formatDate(at, locale)}</time>
                  {isMany && `, ${fill(labels.inMatter, { place })}`}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** Granted, denied and closed have a drawing and a tone of their own. */
function endingOf(status: CaseStatus): Ending | null {
  return status === 'granted' || status === 'denied' || status === 'closed' ? status : null;
}
