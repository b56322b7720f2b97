import { draftLinkHours } from '#domain/intake/draft.ts';
import { button, greeting, text } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** A link that continues a form begun elsewhere. */
export const draftLink: Template = (draft) => {
  const { words, links } = draft;
  const mail = words.draftLink;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what),
      button(mail.button, need(links.continueForm, 'continueForm')),
      text(mail.valid, { hours: draftLinkHours }),
      text(mail.free),
    ],
  };
};
