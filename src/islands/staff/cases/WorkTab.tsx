import { fill } from '#i18n/format.ts';
import { DeclaredConflicts } from '../attorneys/DeclaredConflicts.tsx';
import { Badge } from '../Badge.tsx';
import { tab as tabLook } from '../ListTabs.tsx';
import { MatterPanel } from './MatterPanel.tsx';
import type { CasePartProps } from './part-props.ts';
import { Tasks } from './Tasks.tsx';
import { statusTones } from './tones.ts';
import { Triage } from './Triage.tsx';
import { useStaffWords } from '../staff-words.ts';

interface WorkTabProps {
  readonly part: CasePartProps;
  /** The court case in sight. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

/** What stops the work, what is to do, and one court case at a time. */
export function WorkTab({ part, place, onPlace }: WorkTabProps) {
  const words = useStaffWords();
  const { item } = part;
  const isMany = item.matters.length > 1;
  const matter = item.matters.find((one) => one.place === place) ?? item.matters[0];
  return (
    <>
      <Triage {...part} />
      <DeclaredConflicts {...part} />
      <Tasks {...part} />
      {isMany && (
        <div className="flex flex-wrap gap-1" role="group" aria-label={words.cases.columns.matters}>
          {item.matters.map((one) => (
            <button
              key={one.id}
              type="button"
              className={`${tabLook} aria-pressed:border-action aria-pressed:font-strong`}
              aria-pressed={one === matter}
              onClick={() => onPlace(one.place)}
            >
              {fill(words.cases.matter.title, { place: one.place })}
              <Badge tone={statusTones[one.status]}>{words.cases.states[one.status]}</Badge>
            </button>
          ))}
        </div>
      )}
      {matter && <MatterPanel key={matter.id} {...part} matter={matter} />}
    </>
  );
}
