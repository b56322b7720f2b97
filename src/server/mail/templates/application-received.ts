import { fill } from '#i18n/format.ts';
import {
  button,
  costBlocks,
  greeting,
  heading,
  missingFiles,
  packageAndPrice,
  shownReference,
  text,
  times,
} from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** The application arrived: its reference, and the payment link unless it has been paid for. */
export const applicationReceived: Template = (draft) => {
  const { words, facts, links } = draft;
  const mail = words.applicationReceived;
  const values = packageAndPrice(draft);
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what, { reference: shownReference(facts.reference) }),
      ...(facts.alreadyPaid
        ? [text(mail.paid, values), heading(words.next), text(mail.afterPaid, times)]
        : [
            text(mail.pay, values),
            button(fill(mail.button, values), need(links.pay, 'pay')),
            heading(words.next),
            text(words.afterPayment, times),
            text(mail.accept),
          ]),
      ...missingFiles(draft, mail),
      ...(facts.alreadyPaid ? [] : costBlocks(draft)),
    ],
  };
};
