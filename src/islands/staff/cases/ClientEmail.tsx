import { fill } from '#i18n/format.ts';
import { Badge } from '../Badge.tsx';
import { Email } from '../Email.tsx';
import { shortMoment } from '../formats.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface ClientEmailProps {
  readonly email: string;
  /** Since when mail to it comes back. */
  readonly lostAt: string | null;
}

/** A client's address, with what mail servers said of it: nobody writes on to a mailbox that is gone. */
export function ClientEmail({ email, lostAt }: ClientEmailProps) {
  const words = useStaffWords();
  const locale = useLocale();
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
