import type { ReactNode } from 'react';

interface MessageProps {
  /** "Our message of November 22", where the text around it does not say so. */
  readonly about?: string | null;
  readonly title?: string | null;
  readonly children: ReactNode;
}

/** Words a person here wrote to the client, in their lines. */
export function Message({ about, title, children }: MessageProps) {
  return (
    <blockquote className="rounded-s bg-card px-4 py-3.5">
      {about && <p className="small quiet">{about}</p>}
      {title && <p className="font-strong">{title}</p>}
      <p className="whitespace-pre-line">{children}</p>
    </blockquote>
  );
}
