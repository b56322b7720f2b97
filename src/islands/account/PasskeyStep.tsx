import { useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { SecondFactorWords } from '#i18n/en/second-factor.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { buttonRow } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { showPasskey } from './passkey.ts';

interface PasskeyStepProps {
  readonly locale: Locale;
  readonly account: AccountWords;
  readonly words: SecondFactorWords['passkey'];
  readonly onDone: () => void;
  readonly onSignedOut: () => void;
}

/** The second step by a device, above the code: one press and no typing. */
export function PasskeyStep({ locale, account, words, onDone, onSignedOut }: PasskeyStepProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  async function show(): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      await showPasskey(locale, words.cancelled);
      onDone();
    } catch (error) {
      setBusy(false);
      if (hasCode(error, 'sign_in_required')) onSignedOut();
      else setFault(describeFault(error, account));
    }
  }
  return (
    <div className="grid gap-5">
      {fault && <Fault {...faultTexts(fault, account)} takesFocus />}
      <p className={buttonRow}>
        <button type="button" className="button" disabled={busy} onClick={() => void show()}>
          {busy ? words.wait : words.use}
        </button>
      </p>
      <p className="border-t border-line pt-5 font-strong">{words.or}</p>
    </div>
  );
}
