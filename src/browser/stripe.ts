// `pure`: the vendor's script is fetched when a payment is about to be made, never by merely importing this.
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import type { Locale } from '#domain/languages.ts';

export type { Stripe, StripeElements };

loadStripe.setLoadParameters({ advancedFraudSignals: false });

/** The card processor's script, in the page's language. Throws when it does not load. */
export async function openStripe(publishableKey: string, locale: Locale): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey, { locale });
  if (!stripe) throw new Error('the payment script did not load');
  return stripe;
}

/** The page's colours for the processor's fields, which live in a frame of their own. */
export function pageAppearance(): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const colour = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    theme: document.documentElement.dataset.theme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('--action'),
      colorBackground: colour('--card'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--ink-soft'),
      colorDanger: colour('--danger'),
      borderRadius: '8px',
      fontSizeBase: '17px',
    },
  };
}
