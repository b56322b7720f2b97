// `pure`: Stripe's script is fetched when a payment is about to be made, not merely by importing this.
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import type { Locale } from '#domain/languages.ts';

export type { Stripe, StripeElements };

loadStripe.setLoadParameters({ advancedFraudSignals: false });

/** Milliseconds until the person is told instead of left waiting. */
export const longestMs = 20_000;

/**
 * The library tries a second time, but with a failed script still in the page it waits forever for an event that has
 * already fired. Once that script is removed it fetches a new one, and fails if that one fails.
 */
function dropFailedScript({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/')) target.remove();
}

/** The card processor's script, in the page's language. Throws if it does not load in time. */
export async function openStripe(publishableKey: string, locale: Locale): Promise<Stripe> {
  addEventListener('error', dropFailedScript, true);
  const late = new Promise<null>((resolve) => setTimeout(resolve, longestMs, null));
  const stripe = await Promise.race([loadStripe(publishableKey, { locale }), late]);
  if (!stripe) throw new Error('the payment script did not load');
  return stripe;
}

/** The page's colors for the processor's fields, which are in a frame of their own. */
export function pageAppearance(): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const color = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    theme: document.documentElement.dataset.theme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('--color-action'),
      colorBackground: color('--color-card'),
      colorText: color('--color-ink'),
      colorTextSecondary: color('--color-ink-soft'),
      colorDanger: color('--color-danger'),
      borderRadius: '8px',
      fontSizeBase: '17px',
    },
  };
}
