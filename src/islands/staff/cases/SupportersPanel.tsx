import * as cases from '#domain/cases/api.staff.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { shortMoment } from '../formats.ts';
import { Panel } from '../Panel.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import type { CaseContactProps } from './contact-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** The people who may look at the case, and what each sees: staff who get a call from them know what they may tell them. */
export function SupportersPanel({ caseId }: Pick<CaseContactProps, 'caseId'>) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.supporters;
  const { data: answer, fault } = useApiQuery(cases.supporters, { id: caseId }, { ignoresWrites: true });
  if (fault) return <Panel title={labels.title}>{fault}</Panel>;
  if (!answer || answer.items.length === 0) return null;
  return (
    <Panel title={labels.title}>
      <p className="text-xs">{labels.lead}</p>
      <ul className="divide-y divide-line">
        {answer.items.map((one) => (
          <li key={one.id} className="grid gap-0.5 py-1.25">
            <p>
              <strong translate="no">{one.name}</strong>, {labels.bonds[one.bond]}
              <span className="block wrap-anywhere text-ink-soft" translate="no">
                {one.email}
              </span>
            </p>
            <p>
              {fill(labels.sees, {
                list: [labels.stands, ...one.sees.map((sight) => labels.sights[sight])].join('; '),
              })}
            </p>
            <p className="text-xs text-ink-soft">
              {fill(labels.since, { date: formatDate(one.since, locale) })},{' '}
              <span>
                {one.lookedAt
                  ? fill(labels.looked, { date: shortMoment(one.lookedAt, locale) })
                  : labels.never}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
