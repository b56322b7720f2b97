import type { ReactNode } from 'react';

export interface FieldTexts {
  /** Unique in the page. The ids of hint and error derive from it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Read by screen readers before the error. */
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

/** The texts between a label and its control. */
export function HintAndError({ id, hint, error, errorPrefix }: FieldTexts) {
  return (
    <>
      {hint && (
        <p className="text-s text-ink-soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="text-s font-strong text-danger" id={`${id}-error`}>
          <span className="hidden-visually">{`${errorPrefix ?? ''} `}</span>
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

interface FieldProps extends FieldTexts {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const looks = 'field grid min-w-0 grid-cols-1 gap-1.5';
const wrong = 'border-s-4 border-danger ps-4';

/** A label, its hint and error, and one control. The control takes `id` and `describedBy(...)` itself. */
export function Field({ className = '', children, ...texts }: FieldProps) {
  return (
    <div className={`${looks} ${texts.error ? wrong : ''} ${className}`}>
      <label className="leading-snug font-strong" htmlFor={texts.id}>
        {texts.label}
      </label>
      <HintAndError {...texts} />
      {children}
    </div>
  );
}

/** Several controls under one question. */
export function FieldGroup({ className = '', children, ...texts }: FieldProps) {
  return (
    <fieldset
      className={`${looks} ${texts.error ? wrong : ''} ${className}`}
      aria-describedby={describedBy(texts)}
    >
      {/* Unless it floats, a legend sits above the line that marks an error. */}
      <legend className={`leading-snug font-strong ${texts.error ? 'float-start' : 'mb-1.5'}`}>
        {texts.label}
      </legend>
      <HintAndError {...texts} />
      {children}
    </fieldset>
  );
}
