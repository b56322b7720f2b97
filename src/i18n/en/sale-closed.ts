/** While no payments are taken: what one can do meanwhile. */
const words = {
  title: 'We’re not taking payments right now.',
  before:
    'You can still fill in the application and send it. It’s free, and we’ll keep it for you. Then we’ll email you the payment link, which works as soon as we take payments again.',
  applied:
    'We keep your application, and you don’t need to do anything. The payment link in our email works as soon as we take payments again.',
  questions: 'Questions? You can reach us here:',
  start: 'Fill in the application',
};
export type SaleClosedWords = typeof words;
export default words;
