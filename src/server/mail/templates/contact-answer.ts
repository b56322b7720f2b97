import { greeting, shownReference, text } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** What staff answered to a message from the contact form. Its words go out as they were written. */
export const contactAnswer: Template = (draft) => {
  const { words, facts } = draft;
  const mail = words.contactAnswer;
  const paragraphs = need(facts.answer, 'answer').split(/\n{2,}/);
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what, { reference: shownReference(facts.reference) }),
      ...paragraphs.map((paragraph) => ({ kind: 'text', text: paragraph }) as const),
      text(mail.again),
    ],
  };
};
