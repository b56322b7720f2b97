import type { Locale } from '#domain/languages.ts';
import { formatDate } from '#i18n/format.ts';

/** What somebody typed and did not send. */
export interface TypedWords {
  readonly id: number;
  readonly label: string;
  readonly text: string;
}

type TextField = HTMLTextAreaElement | HTMLInputElement;

const typedKinds: ReadonlySet<string> = new Set(['text', 'email', 'number', 'tel', 'url', 'date']);

const holdsWords = (field: unknown): field is TextField =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && typedKinds.has(field.type) && field.autocomplete !== 'one-time-code');

/**
 * Knows what is typed and not sent, so that it can be given back when the session ends under somebody. Words that a form
 * put back (begun before, or taken back after sending) were typed, too: they differ from what the field began with.
 * Passwords and codes are never kept. Returns how to read the words and how to stop.
 */
export function rememberTyping(): {
  readonly read: (locale: Locale) => TypedWords[];
  readonly stop: () => void;
} {
  // A field that React controls always says that it began with what is in it.
  const typed = new Set<TextField>();
  const onInput = ({ target }: Event) => {
    if (holdsWords(target)) typed.add(target);
  };
  addEventListener('input', onInput);
  return {
    read: (locale) =>
      [...document.querySelectorAll<TextField>('textarea, input')]
        .filter(
          (field) =>
            holdsWords(field) &&
            field.value.trim() !== '' &&
            (typed.has(field) || field.value !== field.defaultValue),
        )
        .map((field, id) => ({
          id,
          label: field.labels?.[0]?.textContent?.trim() ?? '',
          text: field.type === 'date' ? formatDate(field.value, locale) : field.value,
        })),
    stop: () => removeEventListener('input', onInput),
  };
}
