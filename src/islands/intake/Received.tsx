import type { Locale } from '#domain/languages.ts';
import { formatReference } from '#domain/reference.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { paymentAddress, type Submitted } from './submit.ts';

interface ReceivedProps {
  readonly result: Submitted;
  readonly words: IntakeWords;
  readonly locale: Locale;
}

/** In sight until the next page comes; also what stays when a blocker stops both of them. */
export function Received({ result, words, locale }: ReceivedProps) {
  const own = words.success;
  return (
    <div className="received">
      <h2 tabIndex={-1} data-step-heading>
        {own.panel}
      </h2>
      <p className="lead">{fill(own.reference, { reference: formatReference(result.reference) })}</p>
      <div className="buttons">
        {!result.alreadyPaid && result.stored === 'now' && (
          <a
            className="button"
            href={paymentAddress(result.selectedServicePackage, result.payToken, locale)}
            target="_blank"
            rel="noopener nofollow"
          >
            {own.openPayment}
          </a>
        )}
        <a className="button second" href={path('intakeConfirmation', locale)}>
          {own.openConfirmation}
        </a>
      </div>
    </div>
  );
}
