interface TimeListProps {
  readonly items: readonly { readonly when: string; readonly what: string }[];
}

/** Events in order, as dots on a line. */
export function TimeList({ items }: TimeListProps) {
  return (
    <ol className="mt-4 ms-1.5 grid">
      {items.map(({ when, what }) => (
        <li
          key={what}
          className="relative grid gap-0.5 border-s-2 border-line ps-7 pb-5 last:border-transparent last:pb-0"
        >
          <span className="absolute -start-1.75 top-2 size-3 rounded-full bg-good" aria-hidden="true" />
          <strong>{when}</strong>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
