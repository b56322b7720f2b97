import { promises } from '#domain/promises/timings.ts';
import { formatPrice } from '#i18n/format.ts';
import { button, greeting, heading, nextAfterPayment, shownReference, text } from '../blocks.ts';
import { freeHelpList } from '../free-help-blocks.ts';
import { need, type Template } from '../letter.ts';
import { caseLink } from './case-news.ts';

/** A new case for somebody who has an account. If they paid before applying, the next step is theirs. */
export const caseAdded: Template = (draft) => {
  const { words, facts, links } = draft;
  const mail = words.caseAdded;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what, { caseNumber: need(facts.caseNumber, 'caseNumber') }),
      heading(words.next),
      ...(facts.waitingForApplication
        ? [text(mail.waiting), button(mail.waitingButton, links.intakeForm)]
        : [nextAfterPayment(draft), button(mail.button, links.dashboard)]),
    ],
  };
};

/** Something changed in a case, or an application was decided. */
export const caseChanged: Template = (draft) => {
  const { words, links, facts, language } = draft;
  const mail = words.caseChanged;
  // A decision about an application also goes to people without an account, so it says everything itself.
  if (facts.decision) {
    const decided = mail.decisions[facts.decision];
    return {
      subject: mail.subject,
      blocks: [
        greeting(draft),
        text(decided, { reference: shownReference(facts.reference) }),
        // Left out where the address is that of another client.
        ...(facts.decisionNote === undefined
          ? []
          : [text(mail.note), text('{note}', { note: facts.decisionNote })]),
        // It stands in the thread of their case, and a mail may be read by others.
        ...(facts.decisionNote === undefined && facts.caseId ? [text(mail.inMessages)] : []),
        ...(facts.amountCents === undefined
          ? []
          : [
              text(mail.refund, {
                ...promises.refundBusinessDays,
                amount: formatPrice(facts.amountCents, language),
              }),
            ]),
        ...(facts.refundOpen ? [text(mail.refundOpen)] : []),
        ...(facts.caseId ? [button(mail.button, caseLink(draft, 'messages'))] : []),
        ...(facts.decision === 'declined' ? freeHelpList(draft, null) : []),
      ],
    };
  }
  return {
    subject: mail.subject,
    blocks: [greeting(draft), text(mail.what), button(mail.button, links.dashboard)],
  };
};

/** A message can be read after signing in. */
export const messageReceived: Template = (draft) => {
  const { words, links } = draft;
  const mail = words.messageReceived;
  return {
    subject: mail.subject,
    blocks: [greeting(draft), text(mail.what), button(mail.button, links.dashboard)],
  };
};
