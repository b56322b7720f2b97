interface TimeListProps {
  readonly items: readonly { readonly when: string; readonly what: string }[];
}

/** What happens when, in order. */
export function TimeList({ items }: TimeListProps) {
  return (
    <ol className="times">
      {items.map(({ when, what }) => (
        <li key={what}>
          <strong>{when}</strong>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
