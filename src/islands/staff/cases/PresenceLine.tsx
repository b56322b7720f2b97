import type { Locale } from '#domain/languages.ts';
import { intlTag, plural } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { fill } from '#i18n/fill.ts';
import { usePresence } from './use-presence.ts';

interface PresenceLineProps {
  readonly caseId: string;
  readonly words: StaffWords;
  readonly locale: Locale;
}

/** "Ana is here", "Ana is writing": so that two people do not answer the same client. */
export function PresenceLine({ caseId, words, locale }: PresenceLineProps) {
  const labels = words.team.presence;
  const others = usePresence(caseId);
  const sentence = (writing: boolean) => {
    const names = others.filter((one) => one.writing === writing).map(({ name }) => name);
    if (names.length === 0) return '';
    const listed = new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }).format(names);
    const { one, other } = writing ? labels.writing : labels.here;
    const values = { names: listed };
    return plural(names.length, { one: fill(one, values), other: fill(other, values) }, locale);
  };
  const line = [sentence(true), sentence(false)].filter(Boolean).join('. ');
  return (
    <p className="rounded-s bg-accent-soft px-2 font-strong text-accent-ink empty:hidden" role="status">
      {line}
    </p>
  );
}
