import type { ReactNode } from 'react';

/** What went wrong with reading a part of the page, under its title. Nothing while it is being read. */
export function PartFault({ title, fault }: { readonly title: string; readonly fault: ReactNode }) {
  if (!fault) return null;
  return (
    <section className="card no-print grid grid-cols-1 gap-4">
      <h2 className="text-h3">{title}</h2>
      {fault}
    </section>
  );
}
