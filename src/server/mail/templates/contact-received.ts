import { greeting, missingFiles, shownReference, text, times } from '../blocks.ts';
import type { Template } from '../letter.ts';

/** The message arrived: its reference, when we answer, and which files did not arrive. */
export const contactReceived: Template = (draft) => {
  const { words, facts } = draft;
  const mail = words.contactReceived;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what, { reference: shownReference(facts.reference) }),
      text(mail.next, { days: times.contactReply }),
      ...missingFiles(draft, mail),
    ],
  };
};
