import * as supporterApi from '#domain/supporters/api.ts';
import type { Supporter } from '#domain/supporters/supporters.ts';
import { supporterRules } from '#domain/supporters/rules.ts';
import { fill, formatDate, formatMoment } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { DoneHere, useTellDone } from '#ui/form/DoneHere.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { useApiCommand, useApiQuery } from '../../calls/api-query.tsx';
import { AskFirst } from '../AskFirst.tsx';
import { AddSupporter } from './AddSupporter.tsx';
import { ChangeSights } from './ChangeSights.tsx';

/** Who may look at this case, what each sees, and the way to end it. */
export default function Supporters({ caseId }: { readonly caseId: string }) {
  const labels = useWords('supporters');
  const locale = useLocale();
  const { data: answer, fault } = useApiQuery(supporterApi.list, { id: caseId });
  if (!answer) return fault;
  const { items } = answer;
  return (
    <>
      {fault}
      <p>{labels.lead}</p>
      {items.length === 0 && <p className="quiet">{labels.none}</p>}
      <DoneHere>
        <ul className="grid gap-4">
          {items.map((one) => (
            <li key={one.id} className="grid gap-1 border-s-2 border-line ps-4">
              <p>
                <strong translate="no">{one.name}</strong> · {labels.bonds[one.bond]}
                <span className="small quiet block wrap-anywhere">{one.email}</span>
              </p>
              <p>
                {fill(labels.seesList, {
                  list: [labels.stands, ...one.sees.map((sight) => labels.sights[sight])].join(' · '),
                })}
              </p>
              <p className="small quiet">
                {fill(labels.since, { date: formatDate(one.since, locale) })} ·{' '}
                <span>
                  {one.lookedAt
                    ? fill(labels.looked, { date: formatMoment(one.lookedAt, locale) })
                    : labels.lookedNever}
                </span>
              </p>
              <ChangeSights {...one} />
              <EndSight {...one} />
            </li>
          ))}
        </ul>
        {items.length > 0 && (
          <p className="small quiet">
            {labels.log} <a href={path('account', locale, '#own-activity')}>{labels.account}</a>
          </p>
        )}
        {items.length < supporterRules.most && <AddSupporter caseId={caseId} />}
      </DoneHere>
    </>
  );
}

function EndSight({ id, name }: Supporter) {
  const labels = useWords('supporters');
  const tell = useTellDone();
  const end = useApiCommand(supporterApi.end);
  return (
    <>
      <AskFirst
        label={labels.end}
        name={fill(labels.endNamed, { name })}
        question={fill(labels.endQuestion, { name })}
        yes={labels.endYes}
        disabled={end.isRunning}
        onYes={() => void end.run({ id }, () => tell?.(fill(labels.ended, { name })))}
      />
      {end.fault}
    </>
  );
}
