import { intlTag, plural } from '#i18n/format.ts';
import { fill } from '#i18n/fill.ts';
import { usePresence } from './use-presence.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface PresenceLineProps {
  readonly caseId: string;
}

/** "Ana is here", "Ana is writing": so that two people do not answer the same client. */
export function PresenceLine({ caseId }: PresenceLineProps) {
  const words = useStaffWords();
  const locale = useLocale();
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
