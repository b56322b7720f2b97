import { supporterRules } from '#domain/supporters/rules.ts';
import { button, greeting, nameIn, text } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/**
 * To somebody whom a client lets look. It says nothing of what this is about, and greets nobody: addresses get
 * mistyped.
 */
export const supporterLink: Template = ({ words, facts, links }) => {
  const mail = words.supporterLink;
  const name = nameIn(facts);
  return {
    subject: mail.subject,
    blocks: [
      text(words.helloPlain),
      name === null ? text(mail.whatPlain) : text(mail.what, { name }),
      button(mail.button, need(links.supporter, 'supporter')),
      text(mail.valid, { minutes: supporterRules.linkMinutes }),
      text(mail.ignore),
    ],
  };
};

/** To somebody who helped, whose way in ended without the client taking it back. */
export const supporterEnded: Template = ({ words, facts }) => {
  const mail = words.supporterEnded;
  const name = nameIn(facts);
  return {
    subject: mail.subject,
    blocks: [
      text(words.helloPlain),
      name === null ? text(mail.whatPlain) : text(mail.what, { name }),
      text(mail.next),
    ],
  };
};

/** To the client, because somebody else may have held their phone. */
export const supporterAdded: Template = (draft) => {
  const { words, facts, links } = draft;
  const mail = words.supporterAdded;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what),
      text(mail.notYou),
      button(mail.button, `${links.dashboard}?case=${need(facts.caseId, 'caseId')}#supporters`),
    ],
  };
};
