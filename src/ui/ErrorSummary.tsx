import { useEffect, useRef } from 'react';

export interface SummaryItem {
  /** Name of the field; `id` is that of its first control. */
  readonly field: string;
  readonly id: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly items: readonly SummaryItem[];
  /** Replaces the link's jump, so that a field on another step can be shown first. */
  readonly onChoose: (item: SummaryItem) => void;
}

/** The errors of a form as links to their fields. Takes the focus whenever the list changes. */
export function ErrorSummary({ title, items, onChoose }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [items]);
  return (
    <div
      className="notice danger summary focus:outline-3 focus:outline-offset-3 focus:outline-focus"
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <ul className="mt-1">
        {items.map((item) => (
          <li key={item.field}>
            <a
              className="inline-block py-1 font-strong text-danger"
              href={`#${item.id}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(item);
              }}
            >
              {item.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
