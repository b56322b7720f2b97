/** What somebody paid with. */
const words = {
  branded: '{brand} card ending in {last4}',
  unbranded: 'card ending in {last4}',
  card: 'card',
};
export type PaymentMethodWords = typeof words;
export default words;
