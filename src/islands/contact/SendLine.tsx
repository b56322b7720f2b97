import { useWatch, type Control } from 'react-hook-form';
import type { ContactMessage } from '#domain/contact/messages.ts';
import type { ContactWords } from '#i18n/en/contact.ts';
import { fill } from '#i18n/fill.ts';
import { requiredFields, type ContactValues } from './controls.ts';

interface SendLineProps {
  readonly control: Control<ContactValues, unknown, ContactMessage>;
  readonly words: ContactWords['form'];
  readonly ready: boolean;
  readonly sending: boolean;
}

/**
 * What is still needed, and the button. Give it a key that changes when the form is ready: a watcher hears of changes
 * alone, and what somebody on a slow line typed before React came is none.
 */
export function SendLine({ control, words, ready, sending }: SendLineProps) {
  const values = useWatch({ control });
  const missing = requiredFields.filter((field) => !values[field]?.trim());
  return (
    <>
      <p className="small mb-3 text-ink-soft" id="contact-missing" role="status">
        {missing.length > 0
          ? fill(words.missing, { fields: missing.map((field) => words.missingNames[field]).join(', ') })
          : words.ready}
      </p>
      <button
        type="submit"
        className="button"
        aria-describedby="contact-missing"
        disabled={!ready || missing.length > 0 || sending}
      >
        {sending ? words.sending : words.send}
      </button>
    </>
  );
}
