import { useState } from 'react';
import * as supporterApi from '#domain/supporters/api.ts';
import type { Supporter } from '#domain/supporters/supporters.ts';
import { supporterRules } from '#domain/supporters/rules.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatDate, formatMoment } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { DoneHere } from '#ui/form/DoneHere.tsx';
import { OpenButton } from '#ui/OpenButton.tsx';
import { Fault } from '#ui/Fault.tsx';
import { link } from '#ui/button.ts';
import { useWords } from '../../calls/use-words.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { AskFirst } from '../AskFirst.tsx';
import type { CasePartProps } from '../case-page-props.ts';
import { AddSupporter } from './AddSupporter.tsx';
import { ChangeSights } from './ChangeSights.tsx';

/** Who may look at this case, what each sees, and the way to end it. */
export default function Supporters(shown: CasePartProps) {
  const labels = useWords('supporters');
  const props = { ...shown, labels };
  const { locale, caseId, account, siteEmail } = props;
  const { data: answer, reload: load, fault: readFault } = useApiQuery(supporterApi.list, { id: caseId });
  const [changing, setChanging] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  if (!answer) return readFault;
  const { items } = answer;
  const onChanged = (name: string) => {
    setChanging(null);
    setNote({ text: fill(labels.changed, { name }) });
    load();
  };
  const end = ({ id, name }: Supporter) => {
    setFault(null);
    callApi(supporterApi.end, { id }, { locale }).then(
      () => {
        setNote({ text: fill(labels.ended, { name }) });
        load();
      },
      (error: unknown) => setFault(describeFault(error, account)),
    );
  };
  return (
    <>
      {readFault}
      <p>{labels.lead}</p>
      {items.length === 0 && <p className="quiet">{labels.none}</p>}
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
            {changing === one.id && (
              <ChangeSights
                {...props}
                one={one}
                onChanged={() => onChanged(one.name)}
                onCancel={() => {
                  setChanging(null);
                  setLeft(one.id);
                }}
              />
            )}
            <div className="flex flex-wrap gap-x-4 gap-y-1">
              {changing !== one.id && (
                <OpenButton
                  className={link}
                  aria-label={fill(labels.changeNamed, { name: one.name })}
                  isBack={left === one.id}
                  onClick={() => {
                    setNote(null);
                    setChanging(one.id);
                  }}
                >
                  {labels.change}
                </OpenButton>
              )}
              <AskFirst
                label={labels.end}
                name={fill(labels.endNamed, { name: one.name })}
                question={fill(labels.endQuestion, { name: one.name })}
                yes={labels.endYes}
                onYes={() => end(one)}
              />
            </div>
          </li>
        ))}
      </ul>
      {items.length > 0 && (
        <p className="small quiet">
          {labels.log} <a href={path('account', locale, '#own-activity')}>{labels.account}</a>
        </p>
      )}
      <DoneHere>{items.length < supporterRules.most && <AddSupporter caseId={caseId} />}</DoneHere>
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <FocusedNote note={note} />
    </>
  );
}
