/** When money comes back, in the one sentence that every page, mail and paper says of it. */
const words = {
  sentence:
    'We decide within {decided} business day, and the money should be on your card {from} to {to} business days after that.',
};
export type RefundTimesWords = typeof words;
export default words;
