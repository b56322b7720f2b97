import { button, greeting, heading, passwordLink, text, times } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** The first password of an account made from an application. */
export const invitation: Template = (draft) => {
  const { words, facts } = draft;
  const said = words.invitation;
  return {
    subject: said.subject,
    blocks: [
      greeting(draft),
      text(said.what, { caseNumber: need(facts.caseNumber, 'caseNumber') }),
      ...passwordLink(draft, said.button),
      heading(words.next),
      text(words.applicationReceived.afterPaid, times),
    ],
  };
};

/** The first password of an account somebody asked for. */
export const registration: Template = (draft) => {
  const said = draft.words.registration;
  return {
    subject: said.subject,
    blocks: [
      greeting(draft),
      text(said.what),
      ...passwordLink(draft, draft.words.invitation.button),
      text(said.ignore),
    ],
  };
};

/** Another password, for whoever forgot theirs. */
export const passwordReset: Template = (draft) => {
  const said = draft.words.passwordReset;
  return {
    subject: said.subject,
    blocks: [greeting(draft), text(said.what), ...passwordLink(draft, said.button), text(said.ignore)],
  };
};

/** To the owner, after every change: it may have been somebody else. */
export const passwordChanged: Template = (draft) => {
  const { words, links } = draft;
  const said = words.passwordChanged;
  return {
    subject: said.subject,
    blocks: [greeting(draft), text(said.what), text(said.notYou), button(said.button, links.login)],
  };
};
