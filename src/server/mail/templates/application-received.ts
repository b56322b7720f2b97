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

/** The application arrived: its reference, and the payment link unless it is paid already. */
export const applicationReceived: Template = (draft) => {
  const { words, facts, links } = draft;
  const said = words.applicationReceived;
  const values = packageAndPrice(draft);
  return {
    subject: said.subject,
    blocks: [
      greeting(draft),
      text(said.what, { reference: shownReference(facts.reference) }),
      ...(facts.alreadyPaid
        ? [text(said.paid, values), heading(words.next), text(said.afterPaid, times)]
        : [
            text(said.pay, values),
            button(fill(said.button, values), need(links.pay, 'pay')),
            heading(words.next),
            text(words.afterPayment, times),
            text(said.accept),
          ]),
      ...missingFiles(draft, said),
      ...(facts.alreadyPaid ? [] : costBlocks(draft)),
    ],
  };
};
