import * as portalApi from '#domain/portal/api.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { useWords } from '../../calls/use-words.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import type { MilestonesProps } from './milestones-props.ts';

/** The steps that are behind the client. */
export default function Milestones(props: MilestonesProps) {
  const labels = useWords('milestones');
  const { locale, caseId, isMany } = props;
  const { data: answer, fault: readFault } = useApiQuery(portalApi.milestones, { id: caseId });
  if (!answer) return readFault;
  if (answer.items.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="milestones">
      <h3 className="text-l" id="milestones">
        {labels.title}
      </h3>
      <ol className={`-mb-2 ${answer.items.length > 6 ? 'gap-x-8 md:columns-2' : ''}`}>
        {answer.items.map(({ kind, at, place, title, text, language, isHigh }) => (
          <li
            key={`${at} ${place} ${kind}`}
            className={`mb-2 flex break-inside-avoid flex-wrap gap-x-3 ${isHigh ? 'border-s-2 border-good ps-3' : ''}`}
          >
            <span className="font-strong wrap-anywhere" lang={language ?? undefined}>
              {kind === 'told' ? title : labels.steps[kind]}
            </span>
            <span className="quiet">
              <time dateTime={at}>{formatDate(at, locale)}</time>
              {isMany && place !== null && <span>{`, ${fill(labels.inMatter, { place })}`}</span>}
            </span>
            {text && (
              <span className="basis-full wrap-anywhere whitespace-pre-line" lang={language ?? undefined}>
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
