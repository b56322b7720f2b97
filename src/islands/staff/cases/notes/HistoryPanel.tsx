import { useState } from 'react';
import type { CaseUpdate, CaseUpdates } from '#domain/cases/notes.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { Panel } from '../../Panel.tsx';
import { callStaff } from '../../staff-calls.ts';
import { useStaffRead } from '../../staff-queries.ts';
import type { TalkProps } from '../talk-props.ts';
import { UpdateEntry } from './UpdateEntry.tsx';

/** Lines in sight before somebody asks for more. */
const shownFirst = 8;

/** Notes for staff and updates for the client in one history, each with whom it is for. */
export function HistoryPanel({ caseId, words, locale, isMany = false, version = '' }: TalkProps) {
  const labels = words.thread.notes;
  const [kind, setKind] = useState('');
  const path = `/api/staff/cases/${caseId}/updates`;
  const filter = kind ? `?kind=${kind}` : '';
  const { answer, fault, load, waits } = useStaffRead<CaseUpdates>(
    { key: ['case', caseId, 'updates', kind, version], path: path + filter, keepsOld: true },
    { locale, account: words.account },
  );
  const [all, setAll] = useState(false);
  const [older, setOlder] = useState<{
    of: CaseUpdates;
    items: readonly CaseUpdate[];
    before: string | null;
  }>();
  const more = older?.of === answer ? older : undefined;
  const before = more ? more.before : (answer?.before ?? null);
  async function showOlder(): Promise<void> {
    if (before === null || !answer) return;
    const query = new URLSearchParams({ before, ...(kind && { kind }) });
    const page = await callStaff<CaseUpdates>(`${path}?${query}`, { locale });
    setOlder({ of: answer, items: [...(more?.items ?? []), ...page.items], before: page.before });
  }
  const items = [...(answer?.items ?? []), ...(more?.items ?? [])];
  const shown = all ? items : items.slice(0, shownFirst);
  return (
    <Panel title={labels.list.title}>
      <Select
        id={`history-${caseId}`}
        label={labels.list.filter}
        errorPrefix={words.account.errorPrefix}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        options={[
          { value: '', text: labels.list.all },
          { value: 'internal', text: labels.list.internal },
          { value: 'visible', text: labels.list.visible },
        ]}
      />
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {waits && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {answer && items.length === 0 && <p className="text-ink-soft">{labels.list.empty}</p>}
      <ol className="grid grid-cols-1 gap-1.5" aria-label={labels.list.title}>
        {shown.map((item) => (
          <UpdateEntry key={item.id} item={item} isMany={isMany} words={words} locale={locale} />
        ))}
      </ol>
      {shown.length < items.length && (
        <p>
          <button type="button" className={link} onClick={() => setAll(true)}>
            {labels.list.older}
          </button>
        </p>
      )}
      {shown.length === items.length && before !== null && (
        <p>
          <button type="button" className={link} onClick={() => void showOlder().catch(load)}>
            {labels.list.older}
          </button>
        </p>
      )}
    </Panel>
  );
}
