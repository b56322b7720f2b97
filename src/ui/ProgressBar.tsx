import { progressBar } from '#ui/progress.ts';

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly className?: string;
}

/** A bar with a name; the number beside it is the caller's text. */
export function ProgressBar({ label, value, max, className = '' }: ProgressBarProps) {
  return <progress className={`${progressBar} ${className}`} aria-label={label} value={value} max={max} />;
}
