import { draftLinkHours } from '#domain/intake/draft.ts';
import { button, greeting, text } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** A link that goes on with a form begun elsewhere. */
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
