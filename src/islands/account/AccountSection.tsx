import type { ReactNode } from 'react';

interface AccountSectionProps {
  /** Id of the heading, which labels the section. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the account page that is always open. */
export function AccountSection({ id, title, children }: AccountSectionProps) {
  return (
    <section className="card grid grid-cols-1 gap-4" aria-labelledby={id}>
      <h2 className="text-h3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
