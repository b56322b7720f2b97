import { shortMoment } from '../formats.ts';
import { Panel } from '../Panel.tsx';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** Who saw and changed the case. */
export function AuditOfCase({ item }: CasePartProps) {
  const words = useStaffWords();
  const locale = useLocale();
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
