import { resubmittedDuringOutage } from '#domain/contact/inbox.ts';
import type { Locale } from '#domain/languages.ts';
import { useStaffWords } from './staff-words.ts';

interface SentWordsProps {
  readonly text: string;
  /** The language it was sent in. */
  readonly language?: Locale;
}

/** What a person wrote, or a sentence when the service recorded it by itself. */
export function SentWords({ text, language }: SentWordsProps) {
  const words = useStaffWords();
  if (text === resubmittedDuringOutage) return words.messages.resubmitted;
  return <span lang={language}>{text}</span>;
}
