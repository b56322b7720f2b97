import { useId } from 'react';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { fill, formatList } from '#i18n/format.ts';
import { matterName } from '#i18n/matter-name.ts';
import { choice, choiceInput } from '#ui/control.ts';
import type { companionsOf } from './go-along.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface GoAlongProps {
  readonly companions: ReturnType<typeof companionsOf>;
  readonly along: readonly string[];
  readonly onAlong: (along: readonly string[]) => void;
}

/** Other court cases of the client that go the same way by the same move, and those that cannot yet. */
export function GoAlong({ companions: { can, cannot }, along, onAlong }: GoAlongProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const id = useId();
  const labels = words.cases.move.together;
  const nameOf = (matter: MatterSheet) => {
    const landlord = matter.parties.find(({ role }) => role === 'plaintiff')?.name;
    const name = matterName({ ...matter, landlord }, locale);
    const numbered = fill(labels.one, { place: matter.place });
    return name ? `${numbered}: ${name}` : numbered;
  };
  if (can.length + cannot.length === 0) return null;
  return (
    <div className="grid gap-2" role="group" aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className="font-strong">
        {labels.title}
      </p>
      {can.length > 1 && (
        <label className={choice}>
          <input
            className={choiceInput}
            type="checkbox"
            checked={can.every((matter) => along.includes(matter.id))}
            onChange={({ target }) => onAlong(target.checked ? can.map((matter) => matter.id) : [])}
          />
          <span>{labels.all}</span>
        </label>
      )}
      {can.map((matter) => (
        <label className={choice} key={matter.id}>
          <input
            className={choiceInput}
            type="checkbox"
            checked={along.includes(matter.id)}
            onChange={({ target }) =>
              onAlong(target.checked ? [...along, matter.id] : along.filter((other) => other !== matter.id))
            }
          />
          <span>{nameOf(matter)}</span>
        </label>
      ))}
      {cannot.map(({ matter, lacks }) => (
        <p key={matter.id} className="text-ink-soft">
          {fill(labels.cannot, {
            name: nameOf(matter),
            list: formatList(
              lacks.map((need) => words.cases.move.needWords[need]),
              locale,
            ),
          })}
        </p>
      ))}
    </div>
  );
}
