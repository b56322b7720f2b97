import { useState } from 'react';
import { courtChannels } from '#domain/cases/contact-log.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { CutText } from '../../CutText.tsx';
import { shortDay, shortMoment } from '../../formats.ts';
import { Panel } from '../../Panel.tsx';
import type { CaseContactProps } from '../contact-props.ts';
import { useContactLog } from './use-contact-log.ts';
import { useStaffWords } from '../../staff-words.ts';
import { useLocale } from '../../../calls/use-words.ts';

/** Lines in sight before somebody asks for more. */
const shownFirst = 2;

/** Whom we reached, how, and when we try again. Nothing where nobody was tried yet. */
export function ContactLogPanel({ caseId }: CaseContactProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.thread.contact;
  const { data, fault } = useContactLog(caseId);
  const [all, setAll] = useState(false);
  if (!fault && (!data || data.items.length === 0)) return null;
  const shown = all ? data?.items : data?.items.slice(0, shownFirst);
  return (
    <Panel title={labels.title}>
      {fault}
      <ol className="divide-y divide-line" aria-label={labels.title}>
        {shown?.map((entry) => {
          const court = courtChannels.includes(entry.channel);
          const reached = entry.found
            ? fill(words.courtChecks.foundIn, {
                place: entry.matter ?? '',
                finding: words.courtChecks.fields.found.options[entry.found],
              })
            : court
              ? entry.reached
                ? labels.found
                : labels.notFound
              : `${labels.form.fields.reached.label} ${entry.reached ? labels.form.fields.reached.options.true : labels.form.fields.reached.options.false}`;
          return (
            <li key={entry.id} className="grid grid-cols-1 gap-0.5 py-1.25">
              <p className="flex flex-wrap items-center gap-x-2 text-xs">
                <span className="font-strong">{labels.channels[entry.channel]}</span>
                {!court && <span>{labels.form.fields.direction.options[entry.direction]}</span>}
                <span>{reached}</span>
                <time dateTime={entry.happenedAt}>{shortMoment(entry.happenedAt, locale)}</time>
                {entry.by && <span>{entry.by}</span>}
              </p>
              {entry.note && <CutText text={entry.note} />}
              {entry.nextTryOn && (
                <p className="text-xs">{fill(labels.next, { day: shortDay(entry.nextTryOn, locale) })}</p>
              )}
            </li>
          );
        })}
      </ol>
      {data && shown && shown.length < data.items.length && (
        <p>
          <button type="button" className={link} onClick={() => setAll(true)}>
            {words.thread.notes.list.older}
          </button>
        </p>
      )}
    </Panel>
  );
}
