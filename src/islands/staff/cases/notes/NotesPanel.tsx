import { useState } from 'react';
import { noteMax, type CaseUpdate, type CaseUpdates } from '#domain/cases/notes.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { ActionForm } from '../../ActionForm.tsx';
import { Panel, PartHeading } from '../../Panel.tsx';
import { callStaff } from '../../staff-calls.ts';
import { useAnswer } from '../../../calls/use-answer.ts';
import type { TalkProps } from '../talk-props.ts';
import { UpdateEntry } from './UpdateEntry.tsx';
import { UpdateForm } from './UpdateForm.tsx';

/**
 * Notes for staff and updates for the client, kept apart by place, color and label so that nobody confuses them. Below,
 * the history with both.
 */
export function NotesPanel(props: TalkProps) {
  const { caseId, words, locale, onChanged, isMany = false, version = '' } = props;
  const labels = words.thread.notes;
  const [kind, setKind] = useState('');
  const path = `/api/staff/cases/${caseId}/updates`;
  const filter = kind ? `?kind=${kind}` : '';
  const { answer, fault, load, waits } = useAnswer(
    words.account,
    () => callStaff<CaseUpdates>(path + filter, { locale }),
    // A new filter starts the list again.
    `${kind} ${version}`,
  );
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
  const changed = () => {
    load();
    onChanged();
  };
  const items = [...(answer?.items ?? []), ...(more?.items ?? [])];
  return (
    <Panel title={labels.title}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <section className="grid grid-cols-1 gap-3 rounded-m border-2 border-dashed border-line-strong bg-ground-sunk p-3.5">
          <div className="flex flex-wrap items-center gap-2">
            <PartHeading>{labels.note.title}</PartHeading>
            <span className="text-xs font-strong text-ink-soft">{labels.noteBadge}</span>
          </div>
          <p className="text-xs">{labels.note.lead}</p>
          <ActionForm
            words={words}
            reason={{ label: labels.note.label, required: true, maxLength: noteMax, lines: 4 }}
            submit={labels.note.save}
            quiet
            send={({ reason }, keyed) =>
              callStaff(`/api/staff/cases/${caseId}/notes`, {
                method: 'POST',
                locale,
                body: keyed({ text: reason }),
              })
            }
            onDone={changed}
            done={labels.note.done}
          />
        </section>
        <section className="grid grid-cols-1 gap-3 rounded-m border-2 border-good bg-good-soft p-3.5">
          <div className="flex flex-wrap items-center gap-2">
            <PartHeading>{labels.update.title}</PartHeading>
            <span className="text-xs font-strong text-good">{labels.updateBadge}</span>
          </div>
          <p className="text-xs">{labels.update.lead}</p>
          <UpdateForm {...props} onChanged={changed} />
        </section>
      </div>
      <PartHeading>{labels.list.title}</PartHeading>
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
      <ol className="grid grid-cols-1 gap-2" aria-label={labels.list.title}>
        {items.map((item) => (
          <UpdateEntry key={item.id} item={item} isMany={isMany} words={words} locale={locale} />
        ))}
      </ol>
      {before !== null && (
        <p>
          <button type="button" className={link} onClick={() => void showOlder().catch(load)}>
            {labels.list.older}
          </button>
        </p>
      )}
    </Panel>
  );
}
