import type { FileRequests, StaffFileRequest } from '#domain/cases/file-requests.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { Panel } from '../../Panel.tsx';
import { useStaffRead } from '../../staff-queries.ts';
import type { TalkProps } from '../talk-props.ts';
import { AskFilesForm } from './AskFilesForm.tsx';
import { FileRequestEntry } from './FileRequestEntry.tsx';

/** What we ask the client for, and what became of it. */
export function RequestsPanel(props: TalkProps) {
  const { caseId, words, locale, onChanged } = props;
  const labels = words.papers.requests;
  const { answer, fault, load, waits } = useStaffRead<FileRequests<StaffFileRequest>>(
    { key: ['case', caseId, 'requests'], path: `/api/staff/cases/${caseId}/requests` },
    { locale, account: words.account },
  );
  return (
    <Panel title={labels.title}>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {waits && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      <ol className="grid grid-cols-1 gap-3" aria-label={labels.title}>
        {answer?.items.map((item) => (
          <FileRequestEntry key={item.id} item={item} words={words} locale={locale} onChanged={onChanged} />
        ))}
      </ol>
      <details id="case-ask-files">
        <summary className={link}>{labels.ask.title}</summary>
        <div className="pt-3">
          <AskFilesForm {...props} />
        </div>
      </details>
    </Panel>
  );
}
