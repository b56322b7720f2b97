import { signInLinkMinutes } from '#domain/access/sessions.ts';
import { button, greeting, heading, nextAfterPayment, passwordLink, text } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** The first password for an account made from an application. */
export const invitation: Template = (draft) => {
  const { words, facts } = draft;
  const mail = words.invitation;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what, { caseNumber: need(facts.caseNumber, 'caseNumber') }),
      ...passwordLink(draft, mail.button),
      heading(words.next),
      nextAfterPayment(draft),
    ],
  };
};

/** The first password for an account that somebody asked for. */
export const registration: Template = (draft) => {
  const mail = draft.words.registration;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what),
      ...passwordLink(draft, draft.words.invitation.button),
      text(mail.ignore),
    ],
  };
};

/** A new password for somebody who forgot theirs. */
export const passwordReset: Template = (draft) => {
  const mail = draft.words.passwordReset;
  return {
    subject: mail.subject,
    blocks: [greeting(draft), text(mail.what), ...passwordLink(draft, mail.button), text(mail.ignore)],
  };
};

/** To the owner after every change, because it may have been somebody else. */
export const passwordChanged: Template = (draft) => {
  const { words, links } = draft;
  const mail = words.passwordChanged;
  return {
    subject: mail.subject,
    blocks: [greeting(draft), text(mail.what), text(mail.notYou), button(mail.button, links.login)],
  };
};

/** A link that signs in without the password, for once. */
export const signInLink: Template = (draft) => {
  const { words, links } = draft;
  const mail = words.signInLink;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what),
      button(mail.button, need(links.signIn, 'signIn')),
      text(mail.valid, { minutes: signInLinkMinutes }),
      text(mail.ignore),
    ],
  };
};
