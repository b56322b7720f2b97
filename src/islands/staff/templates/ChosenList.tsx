import { useId } from 'react';
import { link } from '#ui/button.ts';
import { Select, type Option } from '#ui/Select.tsx';

interface ChosenListProps {
  readonly label: string;
  /** What it means that nothing is chosen. */
  readonly none: string;
  readonly remove: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Several of a closed list, each with its way out; the list to choose from holds what is left. */
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
