import type { ReactNode } from 'react';

export interface FieldTexts {
  /** Unique in the page; hint and error hang on it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Said before the error by screen readers. */
  readonly errorPrefix?: string | undefined;
}

/** The ids that describe a control, for its `aria-describedby`. */
export function describedBy({
  id,
  hint,
  error,
}: Pick<FieldTexts, 'id' | 'hint' | 'error'>): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** What stands between a label and its control. */
export function HintAndError({ id, hint, error, errorPrefix }: FieldTexts) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <span className="hidden-visually">{errorPrefix} </span>
          {error}
        </p>
      )}
    </>
  );
}

interface FieldProps extends FieldTexts {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A label, its hint and error, and one control. The control takes `id` and `describedBy(...)` itself. */
export function Field({ className = '', children, ...texts }: FieldProps) {
  return (
    <div className={`field ${className}`}>
      <label htmlFor={texts.id}>{texts.label}</label>
      <HintAndError {...texts} />
      {children}
    </div>
  );
}

/** Several controls under one question. */
export function FieldGroup({ className = '', children, ...texts }: FieldProps) {
  return (
    <fieldset className={`field ${className}`} aria-describedby={describedBy(texts)}>
      <legend>{texts.label}</legend>
      <HintAndError {...texts} />
      {children}
    </fieldset>
  );
}
