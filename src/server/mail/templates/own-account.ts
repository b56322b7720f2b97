import { confirmEmailHours, undoEmailDays } from '#domain/access/email-change.ts';
import { button, greeting, passwordLink, text } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** To an address somebody typed: it greets nobody by name, since it may reach a stranger. */
export const emailConfirm: Template = ({ words, links }) => {
  const said = words.emailConfirm;
  return {
    subject: said.subject,
    blocks: [
      text(words.helloPlain),
      text(said.what),
      button(said.button, need(links.confirmEmail, 'confirmEmail')),
      text(said.valid, { hours: confirmEmailHours }),
      text(said.ignore),
    ],
  };
};

/** Instead of the link, to an address that has an account: the asker learns nothing of it, its owner does. */
export const emailInUse: Template = ({ words, links }) => {
  const said = words.emailInUse;
  return {
    subject: said.subject,
    blocks: [
      text(words.helloPlain),
      text(said.what),
      text(said.own),
      button(said.button, links.login),
      text(said.ignore),
    ],
  };
};

/** To the old address. It names the new one to nobody. */
export const emailChanged: Template = (draft) => {
  const { words, links } = draft;
  const said = words.emailChanged;
  return {
    subject: said.subject,
    blocks: [
      greeting(draft),
      text(said.what),
      ...(links.undoEmail
        ? [text(said.notYou, { days: undoEmailDays }), button(said.button, links.undoEmail)]
        : []),
      text(said.late),
    ],
  };
};

/** The change was undone from the old mailbox: the password may be a thief's, so another one comes first. */
export const emailRestored: Template = (draft) => {
  const said = draft.words.emailRestored;
  return {
    subject: said.subject,
    blocks: [greeting(draft), text(said.what), ...passwordLink(draft, said.button)],
  };
};

/** The last mail of an account: what was closed, and what stays as the law asks. */
export const accountClosed: Template = (draft) => {
  const said = draft.words.accountClosed;
  return {
    subject: said.subject,
    blocks: [greeting(draft), text(said.what), text(said.kept), text(said.notYou)],
  };
};

/** To staff: each change of how they sign in, and each recovery code that was used. */
export const secondFactorChanged: Template = (draft) => {
  const said = draft.words.secondFactorChanged;
  const change = need(draft.facts.change, 'change');
  return {
    subject: said.subject,
    blocks: [
      greeting(draft),
      text(said.what[change]),
      text(change === 'removed' ? said.next : said.notYou),
      button(said.button, draft.links.login),
    ],
  };
};
