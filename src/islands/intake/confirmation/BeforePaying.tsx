import type { FreeHelp } from '#domain/intake/sent-application.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { FreeHelpBox } from '../../calls/FreeHelpBox.tsx';
import type { ConfirmationProps } from './confirmation-props.ts';
import HelpPage from './HelpPage.tsx';

interface BeforePayingProps extends ConfirmationProps {
  readonly freeHelp: FreeHelp;
  readonly isPaid: boolean;
}

/** A court may still be working on the eviction: free help of that county stands before anything about money. */
export default function BeforePaying({ freeHelp, isPaid, words, locale }: BeforePayingProps) {
  const { notice, county, payment, hearingDate, answerBy } = freeHelp;
  const own = words.hearing;
  return (
    <FreeHelpBox
      notice={notice}
      county={county}
      words={words.notices}
      locale={locale}
      heading="h2"
      after={<HelpPage words={words.helpPage} />}
    >
      {!isPaid && payment !== 'open' && hearingDate && (
        <p>
          <strong>{fill(own[payment], { hearing: formatDate(hearingDate, locale) })}</strong>{' '}
          {payment === 'waits' && <span>{fill(own.answer, { date: formatDate(answerBy, locale) })}</span>}
        </p>
      )}
    </FreeHelpBox>
  );
}
