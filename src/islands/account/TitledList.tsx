import { bulletList } from '#ui/list.ts';

export function TitledList({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <>
      <h3 className="text-l">{title}</h3>
      <ul className={bulletList}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
