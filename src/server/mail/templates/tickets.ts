import { formatReference, isReference } from '#domain/reference.ts';
import { button, greeting, text } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** We answered a question; which one is told by its number alone. */
export const ticketAnswered: Template = (draft) => {
  const mail = draft.words.ticketAnswered;
  const reference = need(draft.facts.reference, 'reference');
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what, { number: isReference(reference) ? formatReference(reference) : reference }),
      button(mail.button, `${draft.links.dashboard}#tickets`),
    ],
  };
};
