interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly className?: string;
}

/** A labeled progress bar. Numbers beside it are up to the caller. */
export function ProgressBar({ label, value, max, className = '' }: ProgressBarProps) {
  return <progress className={`progress ${className}`} aria-label={label} value={value} max={max} />;
}
