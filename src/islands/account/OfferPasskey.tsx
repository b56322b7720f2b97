import type { Locale } from '#domain/languages.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { SecondFactorWords } from '#i18n/en/second-factor.ts';
import { buttonRow } from '#ui/button.ts';
import { ActionOutcome } from './ActionOutcome.tsx';
import { makePasskey } from './passkey.ts';
import { StepTitle } from './StepTitle.tsx';
import { useAction } from './use-action.ts';

interface OfferPasskeyProps {
  readonly locale: Locale;
  readonly words: SecondFactorWords;
  readonly account: AccountWords;
  /** Came with the set-up of the app: it stands for password and code. */
  readonly permit: string;
  readonly onDone: () => void;
}

/** Offered once, after the app is set up: a passkey on this device. */
export function OfferPasskey({ locale, words, account, permit, onDone }: OfferPasskeyProps) {
  const labels = words.passkey;
  const action = useAction(account);
  return (
    <section className="card grid grid-cols-1 gap-4">
      <StepTitle>{labels.offer.title}</StepTitle>
      <p>{labels.offer.text}</p>
      <ActionOutcome action={action} account={account} />
      <p className={buttonRow}>
        <button
          type="button"
          className="button"
          disabled={action.busy}
          onClick={() =>
            void action.run(() => makePasskey(locale, { permit }, labels.cancelled).then(onDone), labels.done)
          }
        >
          {action.busy ? labels.wait : labels.add}
        </button>
        <button type="button" className="button second" disabled={action.busy} onClick={onDone}>
          {labels.offer.later}
        </button>
      </p>
    </section>
  );
}
