import type { ReactNode } from 'react';

export type Tone = 'good' | 'wait' | 'danger' | 'quiet';

/** A state in a word. The colour only repeats what the word says. */
export function Badge({ tone = 'quiet', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={`badge tone-${tone}`}>{children}</span>;
}
