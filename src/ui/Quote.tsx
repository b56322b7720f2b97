import type { ReactNode } from 'react';

interface QuoteProps {
  /** Who says it to whom. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** What we wrote, or are about to write, to a client, with its line breaks. */
export function Quote({ about, children }: QuoteProps) {
  return (
    <blockquote className="border-s-3 border-line-strong bg-ground-sunk px-3.5 py-2.5">
      {about && <p className="text-xs text-ink-soft">{about}</p>}
      <p className="wrap-anywhere whitespace-pre-line">{children}</p>
    </blockquote>
  );
}
