// The published test cards, and what each does. No other number is accepted, so nobody's real card gets in.

export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
  behavior:
    | 'succeeds'
    | 'declines'
    | 'declines_when_saved'
    | 'authenticates'
    | 'authenticates_once'
    | 'always_authenticates'
    | 'is_disputed'
    | 'refund_fails'
    | 'refund_waits';
  /** Only for a card that declines, at once or when it is charged later. */
  decline?: { code: string; declineCode?: string; message: string };
  /** The name `stripe.paymentIntents.confirm` takes in test mode. */
  paymentMethod: string;
  /** One line for a developer. */
  about: string;
}

const declines = (
  number: string,
  paymentMethod: string,
  code: string,
  declineCode: string | undefined,
  message: string,
): TestCard => ({
  number,
  brand: 'visa',
  behavior: 'declines',
  decline: { code, message, ...(declineCode === undefined ? {} : { declineCode }) },
  paymentMethod,
  about: message,
});

export const TEST_CARDS: readonly TestCard[] = [
  {
    number: '4242424242424242',
    brand: 'visa',
    behavior: 'succeeds',
    paymentMethod: 'pm_card_visa',
    about: 'Succeeds',
  },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    behavior: 'succeeds',
    paymentMethod: 'pm_card_mastercard',
    about: 'Succeeds (Mastercard)',
  },
  {
    number: '378282246310005',
    brand: 'amex',
    behavior: 'succeeds',
    paymentMethod: 'pm_card_amex',
    about: 'Succeeds (American Express)',
  },
  {
    number: '4000000000003220',
    brand: 'visa',
    behavior: 'authenticates',
    paymentMethod: 'pm_card_threeDSecure2Required',
    about: 'Asks for a 3-D Secure step',
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    behavior: 'always_authenticates',
    paymentMethod: 'pm_card_authenticationRequired',
    about: 'Asks for a 3-D Secure step at every payment',
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    behavior: 'authenticates_once',
    paymentMethod: 'pm_card_authenticationRequiredOnSetup',
    about: 'Asks for a 3-D Secure step when it is saved, and not later',
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    behavior: 'declines_when_saved',
    decline: { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
    paymentMethod: 'pm_card_chargeCustomerFail',
    about: 'Can be saved; a charge later is declined',
  },
  {
    number: '4000000000000259',
    brand: 'visa',
    behavior: 'is_disputed',
    paymentMethod: 'pm_card_createDispute',
    about: 'Succeeds and is disputed a moment later',
  },
  {
    number: '4000000000005126',
    brand: 'visa',
    behavior: 'refund_fails',
    paymentMethod: 'pm_card_refundFail',
    about: 'Succeeds; a refund fails a moment later',
  },
  {
    number: '4000000000007726',
    brand: 'visa',
    behavior: 'refund_waits',
    paymentMethod: 'pm_card_pendingRefund',
    about: 'Succeeds; a refund is pending first',
  },
  declines(
    '4000000000000002',
    'pm_card_visa_chargeDeclined',
    'card_declined',
    'generic_decline',
    'Your card was declined.',
  ),
  declines(
    '4000000000009995',
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ),
  declines(
    '4000000000000119',
    'pm_card_chargeDeclinedProcessingError',
    'processing_error',
    undefined,
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  declines(
    '4000000000000069',
    'pm_card_chargeDeclinedExpiredCard',
    'expired_card',
    undefined,
    'Your card has expired.',
  ),
  declines(
    '4000000000000127',
    'pm_card_chargeDeclinedIncorrectCvc',
    'incorrect_cvc',
    undefined,
    "Your card's security code is incorrect.",
  ),
];

/** The card behind a number as typed, or behind a `pm_card_…` name. */
export function findTestCard(numberOrMethod: string): TestCard | undefined {
  const digits = numberOrMethod.replaceAll(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number === digits || card.paymentMethod === numberOrMethod);
}

/** Whether the digits pass the check every card number carries (ISO/IEC 7812). */
export function isCardNumber(typed: string): boolean {
  const digits = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
