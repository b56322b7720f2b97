import { useState } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import { historyLines } from '#domain/cases/history-lines.ts';
import type { CaseUpdate, CaseUpdates } from '#domain/cases/notes.ts';
import { link } from '#ui/button.ts';
import { Select } from '#ui/Select.tsx';
import { callStaffApi } from '../../staff-calls.ts';
import { useApiQuery } from '../../../calls/api-query.tsx';
import { Panel } from '../../Panel.tsx';
import type { CaseContactProps } from '../contact-props.ts';
import { UpdateEntry } from './UpdateEntry.tsx';
import { useStaffWords } from '../../staff-words.ts';

type Kind = '' | 'internal' | 'visible';

/** Lines in sight before somebody asks for more. */
const shownFirst = 5;

/** Notes for staff and updates for the client in one history, each with whom it is for. */
export function HistoryPanel({ caseId, isMany = false, version = '' }: CaseContactProps) {
  const words = useStaffWords();
  const labels = words.thread.notes;
  const [kind, setKind] = useState<Kind>('');
  const filter = { id: caseId, ...(kind && { kind }) };
  const { data, fault, isLoading, reload } = useApiQuery(cases.history, filter, { keepsOld: true, version });
  const [all, setAll] = useState(false);
  const [older, setOlder] = useState<{
    of: CaseUpdates;
    items: readonly CaseUpdate[];
    before: string | null;
  }>();
  const more = older?.of === data ? older : undefined;
  const before = more ? more.before : (data?.before ?? null);
  async function showOlder(): Promise<void> {
    if (before === null || !data) return;
    const page = await callStaffApi(cases.history, { ...filter, before });
    setOlder({ of: data, items: [...(more?.items ?? []), ...page.items], before: page.before });
  }
  const lines = historyLines([...(data?.items ?? []), ...(more?.items ?? [])]);
  const shown = all ? lines : lines.slice(0, shownFirst);
  return (
    <Panel title={labels.list.title}>
      <Select
        id={`history-${caseId}`}
        label={labels.list.filter}
        errorPrefix={words.account.errorPrefix}
        value={kind}
        onChange={(event) => setKind(event.target.value as Kind)}
        options={[
          { value: '', text: labels.list.all },
          { value: 'internal', text: labels.list.internal },
          { value: 'visible', text: labels.list.visible },
        ]}
      />
      {fault}
      {isLoading && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {data && lines.length === 0 && <p className="text-ink-soft">{labels.list.empty}</p>}
      <ol className="grid grid-cols-1 gap-1" aria-label={labels.list.title}>
        {shown.map((line) => (
          <UpdateEntry key={line.entry.id} line={line} isMany={isMany} />
        ))}
      </ol>
      {shown.length < lines.length && (
        <p>
          <button type="button" className={link} onClick={() => setAll(true)}>
            {labels.list.older}
          </button>
        </p>
      )}
      {shown.length === lines.length && before !== null && (
        <p>
          <button type="button" className={link} onClick={() => void showOlder().catch(reload)}>
            {labels.list.older}
          </button>
        </p>
      )}
    </Panel>
  );
}
