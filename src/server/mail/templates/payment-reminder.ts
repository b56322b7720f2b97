import { fill } from '#i18n/format.ts';
import {
  button,
  costBlocks,
  greeting,
  heading,
  packageAndPrice,
  shownReference,
  text,
  times,
} from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** One reminder, two days after an application nobody paid for. */
export const paymentReminder: Template = (draft) => {
  const { words, facts, links } = draft;
  const said = words.paymentReminder;
  const values = packageAndPrice(draft);
  return {
    subject: said.subject,
    blocks: [
      greeting(draft),
      text(said.what, { reference: shownReference(facts.reference) }),
      text(said.pay, values),
      button(fill(said.button, values), need(links.pay, 'pay')),
      text(said.stop),
      heading(words.next),
      text(words.afterPayment, times),
      ...costBlocks(draft),
    ],
  };
};
