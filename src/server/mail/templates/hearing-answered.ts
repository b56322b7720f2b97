import { askedFor, button, costBlocks, greeting, shownReference, text } from '../blocks.ts';
import { freeHelpFirst } from '../free-help-blocks.ts';
import type { Template } from '../letter.ts';

/** What staff said to somebody whose eviction is heard within days: the payment is open, or free help comes first. */
export const hearingAnswered: Template = (draft) => {
  const { words, facts, links } = draft;
  const mail = words.hearing;
  const says = facts.freeHelp?.payment === 'after_hearing' ? mail.helpFirst : mail.goOn;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.about, { reference: shownReference(facts.reference) }),
      text(says),
      ...freeHelpFirst(draft),
      ...(links.pay
        ? [
            text(mail.payIfYouLike),
            button(askedFor(draft, words.applicationReceived).label, links.pay),
            ...costBlocks(draft),
          ]
        : []),
    ],
  };
};
