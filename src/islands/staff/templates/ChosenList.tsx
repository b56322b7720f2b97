import { useId } from 'react';
import { link } from '#ui/button.ts';
import { Select, type Option } from '#ui/Select.tsx';

interface ChosenListProps {
  readonly label: string;
  /** Says what it means if nothing is chosen. */
  readonly none: string;
  readonly remove: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Several entries of a closed list, each with a button to remove it, and a list of the rest to add from. */
export function ChosenList({ label, none, remove, options, chosen, onChange }: ChosenListProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1">
      <Select
        id={id}
        label={label}
        placeholder={chosen.length === 0 ? none : '+'}
        value=""
        onChange={({ target }) => target.value && onChange([...chosen, target.value])}
        options={options.filter(({ value }) => !chosen.includes(value))}
      />
      <ul className="flex flex-wrap gap-x-4">
        {chosen.map((one) => {
          const text = options.find(({ value }) => value === one)?.text ?? one;
          return (
            <li key={one} className="flex items-center gap-x-2">
              <span>{text}</span>
              <button
                type="button"
                className={link}
                aria-label={`${remove}: ${text}`}
                onClick={() => onChange(chosen.filter((other) => other !== one))}
              >
                {remove}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
