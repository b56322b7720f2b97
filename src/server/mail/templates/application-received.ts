import {
  askedFor,
  button,
  costBlocks,
  greeting,
  heading,
  missingFiles,
  nextAfterPayment,
  packageAndPrice,
  shownReference,
  text,
  times,
} from '../blocks.ts';
import { freeHelpFirst } from '../free-help-blocks.ts';
import { need, type Template } from '../letter.ts';

/** The application arrived: its reference, and the payment link unless it has been paid for. */
export const applicationReceived: Template = (draft) => {
  const { words, facts, links } = draft;
  const mail = words.applicationReceived;
  const values = packageAndPrice(draft);
  const request = askedFor(draft, mail);
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what, { reference: shownReference(facts.reference) }),
      ...freeHelpFirst(draft),
      ...(facts.alreadyPaid
        ? [text(mail.paid, values), heading(words.next), nextAfterPayment(draft)]
        : facts.freeHelp && !links.pay
          ? []
          : [
              facts.saleClosed
                ? text(mail.saleClosed)
                : facts.freeHelp
                  ? text(words.hearing.payIfYouLike)
                  : request.pay,
              button(request.label, need(links.pay, 'pay')),
              heading(words.next),
              text(words.afterPayment, times),
              text(mail.accept),
            ]),
      ...missingFiles(draft, mail),
      ...(facts.alreadyPaid || !links.pay ? [] : costBlocks(draft)),
    ],
  };
};
