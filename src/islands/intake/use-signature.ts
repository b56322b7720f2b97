import { useState } from 'react';
import { signedContent, type IntakeValues } from './form-values.ts';
import type { Stage } from './stage.ts';

/** Ties the signature to the answers it stands over. */
export function useSignature({ form, place }: Stage) {
  const [signAgain, setSignAgain] = useState(false);
  return {
    /** The signature was taken back because an answer changed after signing. */
    signAgain,

    sign(): void {
      place.current.signedOver = signedContent(form.getValues());
      setSignAgain(false);
    },

    takeBackIfChanged(now: IntakeValues): void {
      const { signedOver } = place.current;
      if (signedOver === null || signedContent(now) === signedOver) return;
      place.current.signedOver = null;
      form.setValue('signature', '');
      form.setValue('agreementAccepted', false);
      setSignAgain(true);
    },

    /** Signing again in the language one reads: the acceptance is for the text that was shown. */
    takeBackAcceptance(): void {
      if (place.current.signedOver === null) return;
      place.current.signedOver = null;
      form.setValue('agreementAccepted', false);
    },

    forget: () => setSignAgain(false),
  };
}

export type Signature = ReturnType<typeof useSignature>;
