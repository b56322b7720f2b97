import { useEffect, useRef } from 'react';
import { secondButton } from '#ui/button.ts';

interface FaultProps {
  readonly title: string;
  readonly text: string;
  /** "Reference for our support: ACDE-3467", when there is one. */
  readonly reference?: string | undefined;
  readonly retry?: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly contact?: { readonly label: string; readonly email: string } | undefined;
  /** Set for errors of something the person just did. */
  readonly takesFocus?: boolean;
}

/** Says what did not work, what to do now, and whom to ask. */
export function Fault({ title, text, reference, retry, contact, takesFocus = false }: FaultProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus, text]);
  return (
    <div
      className="notice danger fault grid gap-2 focus:outline-3 focus:outline-offset-3 focus:outline-focus"
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      {contact && (
        <p>
          {contact.label}{' '}
          <a href={`mailto:${contact.email}`} translate="no">
            {contact.email}
          </a>
        </p>
      )}
      {reference && <p className="small">{reference}</p>}
      {retry && (
        <p className="buttons">
          <button type="button" className={secondButton} onClick={retry.onClick}>
            {retry.label}
          </button>
        </p>
      )}
    </div>
  );
}
