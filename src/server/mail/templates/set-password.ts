import { setupTokenHours } from '#domain/access/sessions.ts';
import type { Block } from '../render.ts';
import { button, greeting, heading, need, text, times, type Draft, type Template } from '../letter.ts';

const valid = ({ words }: Draft): Block => text(words.invitation.valid, { hours: setupTokenHours });

/** The first password of an account made from an application. */
export const invitation: Template = (draft) => {
  const { words, facts, links } = draft;
  const said = words.invitation;
  return {
    subject: said.subject,
    blocks: [
      greeting(draft),
      text(said.what, { caseNumber: need(facts.caseNumber, 'caseNumber') }),
      button(said.button, need(links.setPassword, 'setPassword')),
      ...(links.asksBirthDate ? [text(said.birthDate)] : []),
      valid(draft),
      heading(words.next),
      text(words.applicationReceived.afterPaid, times),
    ],
  };
};

/** The first password of an account somebody asked for. */
export const registration: Template = (draft) => {
  const { words, links } = draft;
  return {
    subject: words.registration.subject,
    blocks: [
      greeting(draft),
      text(words.registration.what),
      button(words.invitation.button, need(links.setPassword, 'setPassword')),
      ...(links.asksBirthDate ? [text(words.invitation.birthDate)] : []),
      valid(draft),
      text(words.registration.ignore),
    ],
  };
};

export const passwordReset: Template = (draft) => {
  const { words, links } = draft;
  const said = words.passwordReset;
  return {
    subject: said.subject,
    blocks: [
      greeting(draft),
      text(said.what),
      button(said.button, need(links.setPassword, 'setPassword')),
      ...(links.asksBirthDate ? [text(words.invitation.birthDate)] : []),
      valid(draft),
      text(said.ignore),
    ],
  };
};

export const passwordChanged: Template = (draft) => {
  const { words, links } = draft;
  const said = words.passwordChanged;
  return {
    subject: said.subject,
    blocks: [greeting(draft), text(said.what), text(said.notYou), button(said.button, links.login)],
  };
};
