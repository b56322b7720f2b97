import type { ReactNode } from 'react';

export type Tone = 'good' | 'wait' | 'danger' | 'quiet';

/** In full, because the build keeps only the styles whose names it reads somewhere. */
const looks: Readonly<Record<Tone, string>> = {
  good: 'badge tone-good',
  wait: 'badge tone-wait',
  danger: 'badge tone-danger',
  quiet: 'badge tone-quiet',
};

/** Written out: the build keeps the styles of class names it can read (tools/build/page-styles.ts). */
const classes: Record<Tone, string> = {
  good: 'badge tone-good',
  wait: 'badge',
  danger: 'badge tone-danger',
  quiet: 'badge tone-quiet',
};

/** A state in a word. The colour only repeats what the word says. */
export function Badge({ tone = 'quiet', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={looks[tone]}>{children}</span>;
}
