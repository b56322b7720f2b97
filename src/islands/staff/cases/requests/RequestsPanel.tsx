import * as cases from '#domain/cases/api.staff.ts';
import { link } from '#ui/button.ts';
import { useApiQuery } from '../../../calls/api-query.tsx';
import { Panel } from '../../Panel.tsx';
import type { CaseContactProps } from '../contact-props.ts';
import { AskFilesForm } from './AskFilesForm.tsx';
import { FileRequestEntry } from './FileRequestEntry.tsx';
import { useStaffWords } from '../../staff-words.ts';

/** What we ask the client for, and what happened with it. */
export function RequestsPanel(props: CaseContactProps) {
  const words = useStaffWords();
  const { caseId, onChanged } = props;
  const labels = words.papers.requests;
  const { data, fault, isLoading } = useApiQuery(cases.requests, { id: caseId });
  return (
    <Panel title={labels.title}>
      {fault}
      {isLoading && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {data && data.items.length > 0 && (
        <ol className="grid grid-cols-1 gap-3" aria-label={labels.title}>
          {data.items.map((item) => (
            <FileRequestEntry key={item.id} item={item} onChanged={onChanged} />
          ))}
        </ol>
      )}
      <details id="case-ask-files">
        <summary className={link}>{labels.ask.title}</summary>
        <div className="pt-3">
          <AskFilesForm {...props} />
        </div>
      </details>
    </Panel>
  );
}
