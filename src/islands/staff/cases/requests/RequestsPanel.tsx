import type { FileRequests, StaffFileRequest } from '#domain/cases/file-requests.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { Panel } from '../../Panel.tsx';
import { callStaff } from '../../staff-calls.ts';
import { useAnswer } from '../../../calls/use-answer.ts';
import type { TalkProps } from '../talk-props.ts';
import { AskFilesForm } from './AskFilesForm.tsx';
import { FileRequestEntry } from './FileRequestEntry.tsx';

/** What we ask the client for, and what became of it. */
export function RequestsPanel(props: TalkProps) {
  const { caseId, words, locale, onChanged } = props;
  const labels = words.papers.requests;
  const { answer, fault, load, waits } = useAnswer(words.account, () =>
    callStaff<FileRequests<StaffFileRequest>>(`/api/staff/cases/${caseId}/requests`, { locale }),
  );
  const changed = () => {
    load();
    onChanged();
  };
  return (
    <Panel title={labels.title}>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {waits && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {answer?.items.length === 0 && <p className="text-ink-soft">{labels.empty}</p>}
      <ol className="grid grid-cols-1 gap-3" aria-label={labels.title}>
        {answer?.items.map((item) => (
          <FileRequestEntry key={item.id} item={item} words={words} locale={locale} onChanged={changed} />
        ))}
      </ol>
      <details>
        <summary className={link}>{labels.ask.title}</summary>
        <div className="pt-3">
          <AskFilesForm {...props} onChanged={changed} />
        </div>
      </details>
    </Panel>
  );
}
