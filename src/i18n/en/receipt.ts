/** The receipt of a payment on paper. It does not say what kind of case it is, because papers lie on tables. */
const words = {
  title: 'Receipt',
  lead: 'Thank you. We received your payment.',
  facts: {
    order: 'Order',
    date: 'Paid on',
    payer: 'Paid by',
    what: 'For',
    method: 'Paid with',
    case: 'Case',
  },
  package: '{name} package, service fee',
  money: 'Amounts',
  paid: 'Paid: {amount}',
  paidMore: 'Paid for a larger package on {date}: {amount}',
  refunded: 'Sent back on {date}: {amount}',
  total: 'Paid in all: {amount}',
  kept: 'Paid after refunds: {amount}',
  second: 'A further payment of {amount} on {date} was not part of this order.',
  asOf: 'As of {date}.',
  courtFees: 'Court costs are separate and are paid to the court. They are not part of this receipt.',
  contact: 'Questions? {email}',
  contactPhone: 'Questions? {email}, {phone}',
  foot: '{title} {reference} · page {page} of {pages}',
};
export type ReceiptWords = typeof words;
export default words;
