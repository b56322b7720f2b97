// The box for a call that did not succeed has the same title, offers and reference line everywhere.
import { fill } from '#i18n/fill.ts';

interface FaultWords {
  readonly faultTitle: string;
  readonly reference: string;
  readonly tryAgain: string;
  readonly orWrite: string;
}

interface Offers {
  /** Tries the same call again. */
  readonly retry?: () => void;
  /** Who to write to. */
  readonly email?: string;
}

/** Takes what is known about the fault; the reference is empty if the server gave none. */
export function faultTexts(
  { text, reference }: { readonly text: string; readonly reference: string },
  words: FaultWords,
  { retry, email }: Offers = {},
) {
  return {
    title: words.faultTitle,
    text,
    reference: reference && fill(words.reference, { reference }),
    retry: retry && { label: words.tryAgain, onClick: retry },
    contact: email ? { label: words.orWrite, email } : undefined,
  };
}
