import type { Locale } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { Badge } from '../Badge.tsx';
import { Email } from '../Email.tsx';
import { shortMoment } from '../formats.ts';

interface ClientEmailProps {
  readonly email: string;
  /** Since when mail to it comes back. */
  readonly lostAt: string | null;
  readonly words: StaffWords;
  readonly locale: Locale;
}

/** A client's address, with what mail servers said of it: nobody writes on to a mailbox that is gone. */
export function ClientEmail({ email, lostAt, words, locale }: ClientEmailProps) {
  return (
    <>
      <a href={`mailto:${email}`}>
        <Email address={email} />
      </a>{' '}
      {lostAt && (
        <Badge tone="danger">
          {fill(words.thread.ways.tries.lost, { time: shortMoment(lostAt, locale) })}
        </Badge>
      )}
    </>
  );
}
