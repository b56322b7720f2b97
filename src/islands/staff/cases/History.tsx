import { useId, useState } from 'react';
import type { CaseSheet } from '#domain/cases/case-sheet.ts';
import { isCaseStatus } from '#domain/cases/status.ts';
import { fill } from '#i18n/format.ts';
import { Select } from '#ui/Select.tsx';
import { Badge } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import { Panel } from '../Panel.tsx';
import { Quote } from '../Quote.tsx';
import type { CasePartProps } from './part-props.ts';

type Entry = CaseSheet['history'][number];

/** Everything that happened, newest first; what the client reads and what stays here look different. */
export function History({ item, words, locale }: CasePartProps) {
  const said = words.cases.history;
  const id = useId();
  const [shown, setShown] = useState('all');
  const entries = item.history.filter(({ internal }) =>
    shown === 'all' ? true : internal === (shown === 'internal'),
  );
  return (
    <Panel title={said.title}>
      <Select
        id={`${id}-show`}
        label={said.filter}
        errorPrefix={words.account.errorPrefix}
        options={[
          { value: 'all', text: said.all },
          { value: 'visible', text: said.visible },
          { value: 'internal', text: said.internal },
        ]}
        value={shown}
        onChange={(event) => setShown(event.target.value)}
      />
      <ol className="grid grid-cols-1 gap-3">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className={`grid grid-cols-1 gap-1.5 border-s-3 ps-3 ${entry.internal ? 'border-accent' : 'border-good'}`}
          >
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <strong>{titleOf(entry)}</strong>
              <Badge tone={entry.internal ? 'wait' : 'good'}>{entry.internal ? said.note : said.seen}</Badge>
              <span className="text-xs text-ink-soft">
                {shortMoment(entry.at, locale)}
                {entry.byRole && `, ${entry.by ?? said.by[entry.byRole]}`}
              </span>
            </p>
            {entry.text && <Quote>{entry.text}</Quote>}
          </li>
        ))}
      </ol>
    </Panel>
  );

  function titleOf({ code, title, params }: Entry): string {
    if (code === null) return title ?? '';
    const { from, to, matter } = params;
    if (code !== 'status_changed' || !isCaseStatus(to)) return said.codes[code] ?? code;
    const moved = isCaseStatus(from)
      ? fill(said.moved, { from: words.cases.states[from], to: words.cases.states[to] })
      : words.cases.states[to];
    return item.matters.length > 1 && typeof matter === 'number'
      ? `${moved} (${fill(said.matter, { place: matter })})`
      : moved;
  }
}

/** Who saw and changed the case. */
export function AuditOfCase({ item, words, locale }: CasePartProps) {
  const { actions, gone }: { actions: Readonly<Record<string, string>>; gone: string } = words.audit;
  return (
    <Panel>
      <details>
        <summary className="cursor-pointer py-1 font-strong">{words.cases.audit.title}</summary>
        <ul className="divide-y divide-line">
          {item.audit.map((entry) => (
            <li key={entry.id} className="flex flex-wrap gap-x-3 py-1.25">
              <span className="text-ink-soft">{shortMoment(entry.at, locale)}</span>
              <span>{actions[entry.action] ?? entry.action}</span>
              <span>{entry.by ?? (entry.role === 'system' ? words.audit.system : gone)}</span>
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}
