import { greeting, missingFiles, shownReference, text, times } from '../blocks.ts';
import type { Template } from '../letter.ts';

/** The message arrived: its reference, when an answer comes, and files that did not arrive with it. */
export const contactReceived: Template = (draft) => {
  const { words, facts } = draft;
  const said = words.contactReceived;
  return {
    subject: said.subject,
    blocks: [
      greeting(draft),
      text(said.what, { reference: shownReference(facts.reference) }),
      text(said.next, { days: times.contactReply }),
      ...missingFiles(draft, said),
    ],
  };
};
