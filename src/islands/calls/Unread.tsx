import type { ReactNode } from 'react';

/** A part of the page that could not be read, under its title; nothing while it is being read. */
export function Unread({ title, fault }: { readonly title: string; readonly fault: ReactNode }) {
  if (!fault) return null;
  return (
    <section className="card no-print grid grid-cols-1 gap-4">
      <h2 className="text-h3">{title}</h2>
      {fault}
    </section>
  );
}
