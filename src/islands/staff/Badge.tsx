import type { ReactNode } from 'react';

export type Tone = 'good' | 'wait' | 'danger' | 'quiet';

const looks: Readonly<Record<Tone, string>> = {
  good: 'bg-good-soft text-good',
  wait: 'bg-accent-soft text-accent-ink',
  danger: 'bg-danger-soft text-danger',
  // With an edge: it also stands on ground of its own color, such as a closed day.
  quiet: 'bg-ground-sunk text-ink-soft inset-ring inset-ring-line',
};

/** A state as a word. The color only repeats it. A long one breaks where large text leaves no room for it. */
export function Badge({ tone = 'quiet', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span
      className={`inline-block max-w-full flex-none rounded-m px-2 text-xs leading-relaxed font-strong forced-colors:border ${looks[tone]}`}
    >
      {children}
    </span>
  );
}

/** Several, what presses most first: the one line of a list may cut the last ones off. */
export function Badges({ children }: { readonly children: ReactNode }) {
  return <span className="flex flex-wrap gap-1 xl:in-[td]:flex-nowrap">{children}</span>;
}
