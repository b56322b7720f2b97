import { draftLinkHours } from '#domain/intake/draft.ts';
import { button, greeting, need, text, type Template } from '../letter.ts';

export const draftLink: Template = (draft) => {
  const { words, links } = draft;
  const said = words.draftLink;
  return {
    subject: said.subject,
    blocks: [
      greeting(draft),
      text(said.what),
      button(said.button, need(links.continueForm, 'continueForm')),
      text(said.valid, { hours: draftLinkHours }),
      text(said.free),
    ],
  };
};
