import { confirmEmailHours, undoEmailDays } from '#domain/access/email-change.ts';
import { lostMailboxHours } from '#domain/access/lost-mailbox.ts';
import { formatAppointment } from '#i18n/format.ts';
import { button, greeting, passwordLink, text } from '../blocks.ts';
import { need, type Draft, type Template } from '../letter.ts';

/** Goes to an address that somebody typed. It greets nobody by name, since it may reach a stranger. */
export const emailConfirm: Template = ({ words, links }) => {
  const mail = words.emailConfirm;
  return {
    subject: mail.subject,
    blocks: [
      text(words.helloPlain),
      text(mail.what),
      button(mail.button, need(links.confirmEmail, 'confirmEmail')),
      text(mail.valid, { hours: confirmEmailHours }),
      text(mail.ignore),
    ],
  };
};

/**
 * Goes to an address that has an account, instead of the link: its owner learns of it, and the person who asked does
 * not.
 */
export const emailInUse: Template = ({ words, links }) => {
  const mail = words.emailInUse;
  return {
    subject: mail.subject,
    blocks: [
      text(words.helloPlain),
      text(mail.what),
      text(mail.own),
      button(mail.button, links.login),
      text(mail.ignore),
    ],
  };
};

/** Goes to the old address. It does not name the new one. */
export const emailChanged: Template = (draft) => {
  const { words, links } = draft;
  const mail = words.emailChanged;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what),
      ...(links.undoEmail
        ? [text(mail.notYou, { days: undoEmailDays }), button(mail.button, links.undoEmail)]
        : []),
      text(mail.late),
    ],
  };
};

const whenApplied = ({ facts, language }: Draft) =>
  formatAppointment(need(facts.appliesAt, 'appliesAt'), language);

/** Goes to the old address at once, after somebody asked staff for another one by phone. */
export const emailChangeAsked: Template = (draft) => {
  const { words, links, facts, site } = draft;
  const mail = words.emailChangeAsked;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what, { email: need(facts.newAddress, 'newAddress'), time: whenApplied(draft) }),
      text(mail.you),
      text(mail.notYou, { hours: lostMailboxHours }),
      button(mail.button, need(links.undoEmail, 'undoEmail')),
      site.phone ? text(mail.call, { phone: site.phone }) : text(mail.reply),
    ],
  };
};

/** Goes to the new address, which greets nobody by name: it may have been misheard. */
export const emailChangeConfirm: Template = (draft) => {
  const { words, links } = draft;
  const mail = words.emailChangeConfirm;
  return {
    subject: mail.subject,
    blocks: [
      text(words.helloPlain),
      text(mail.what),
      button(mail.button, need(links.confirmEmail, 'confirmEmail')),
      text(mail.valid, { hours: confirmEmailHours }),
      text(mail.after, { time: whenApplied(draft) }),
      text(mail.ignore),
    ],
  };
};

/** The change was undone from the old mailbox. The password may be a thief's, so a new one comes first. */
export const emailRestored: Template = (draft) => {
  const mail = draft.words.emailRestored;
  return {
    subject: mail.subject,
    blocks: [greeting(draft), text(mail.what), ...passwordLink(draft, mail.button)],
  };
};

/** The last mail of an account: what was closed, and what stays because the law asks for it. */
export const accountClosed: Template = (draft) => {
  const mail = draft.words.accountClosed;
  return {
    subject: mail.subject,
    blocks: [greeting(draft), text(mail.what), text(mail.kept), text(mail.notYou)],
  };
};

/** To staff: about each change to how they sign in, and each recovery code used. */
export const secondFactorChanged: Template = (draft) => {
  const mail = draft.words.secondFactorChanged;
  const change = need(draft.facts.change, 'change');
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what[change]),
      text(change === 'removed' ? mail.next : mail.notYou),
      button(mail.button, draft.links.login),
    ],
  };
};

/** To the client, because somebody else may have held their phone. */
export const calendarAddressMade: Template = (draft) => {
  const mail = draft.words.calendarAddressMade;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what),
      text(mail.notYou),
      button(mail.button, `${draft.links.dashboard}#dates`),
    ],
  };
};

/** Two accounts of one person became one: where everything is now, and what ended with the other. */
export const accountsJoined: Template = (draft) => {
  const { words, facts, links } = draft;
  const mail = words.accountsJoined;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what),
      ...(facts.helpersEnded ? [text(mail.helpers)] : []),
      ...(facts.calendarEnded ? [text(mail.calendar)] : []),
      text(mail.notYou),
      button(mail.button, links.dashboard),
    ],
  };
};
