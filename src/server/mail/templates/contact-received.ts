import { greeting, shownReference, text, times, type Template } from '../letter.ts';

export const contactReceived: Template = (draft) => {
  const { words, facts } = draft;
  const said = words.contactReceived;
  return {
    subject: said.subject,
    blocks: [
      greeting(draft),
      text(said.what, { reference: shownReference(facts.reference) }),
      text(said.next, { days: times.contactReply }),
    ],
  };
};
