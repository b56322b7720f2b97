import { useState } from 'react';
import { formatReference } from '#domain/reference.ts';
import type { ApplicationWords } from '#i18n/en/application.ts';

interface ReferenceProps {
  readonly reference: string;
  readonly words: ApplicationWords['reference'];
}

/** The number people read to us over the phone. */
export function Reference({ reference, words }: ReferenceProps) {
  const [copied, setCopied] = useState(false);
  const shown = formatReference(reference);
  return (
    <section className="card">
      <h2>{words.label}</h2>
      <p className="reference large">{shown}</p>
      <p className="small quiet">{words.hint}</p>
      <p className="buttons no-print">
        <button
          type="button"
          className="button second"
          onClick={() => {
            // Refused in some browsers without HTTPS; the number can still be selected by hand.
            navigator.clipboard?.writeText(shown).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {copied ? words.copied : words.copy}
        </button>
        <button type="button" className="link" onClick={() => print()}>
          {words.print}
        </button>
      </p>
      <p className="hidden-visually" role="status">
        {copied ? words.copied : ''}
      </p>
    </section>
  );
}
