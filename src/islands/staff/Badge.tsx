import type { ReactNode } from 'react';

export type Tone = 'good' | 'wait' | 'danger' | 'quiet';

/** Written out: the build keeps the styles of class names it can read (tools/build/page-styles.ts). */
const looks: Readonly<Record<Tone, string>> = {
  good: 'badge tone-good',
  wait: 'badge tone-wait',
  danger: 'badge tone-danger',
  quiet: 'badge tone-quiet',
};

/** A state in a word. The colour only repeats what the word says. */
export function Badge({ tone = 'quiet', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={looks[tone]}>{children}</span>;
}
