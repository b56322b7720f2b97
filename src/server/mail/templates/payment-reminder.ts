import { askedFor, button, costBlocks, greeting, heading, shownReference, text, times } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** One reminder, two days after an application that nobody has paid for. */
export const paymentReminder: Template = (draft) => {
  const { words, facts, links } = draft;
  const mail = words.paymentReminder;
  const request = askedFor(draft, mail);
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what, { reference: shownReference(facts.reference) }),
      request.pay,
      button(request.label, need(links.pay, 'pay')),
      text(mail.stop),
      heading(words.next),
      text(words.afterPayment, times),
      ...costBlocks(draft),
    ],
  };
};
