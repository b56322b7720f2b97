interface BarProps {
  readonly label: string;
  /** Percent. */
  readonly value: number;
}

/** The bar of src/ui comes in one file with all parts of forms, which pages of the Learning Center do not need. */
export function Bar({ label, value }: BarProps) {
  return <progress className="progress" aria-label={label} value={value} max={100} />;
}
