import { promises } from '#domain/promises/timings.ts';
import { formatDate } from '#i18n/format.ts';
import { heading, shownReference, text } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** These go to an address that asked to be deleted, or that somebody told us, so they greet nobody by name. */
export const dataRequestReceived: Template = ({ words, facts, language }) => {
  const mail = words.dataRequestReceived;
  return {
    subject: mail.subject,
    blocks: [
      text(words.helloPlain),
      text(mail.what, { reference: shownReference(facts.reference) }),
      heading(words.next),
      text(mail.due, {
        date: formatDate(need(facts.dueAt, 'dueAt'), language),
        days: promises.dataRequestDays,
      }),
      text(mail.kept),
      text(mail.notYou),
    ],
  };
};

/** The last mail to a person: everything is deleted except what the law asks us to keep. */
export const dataDeleted: Template = ({ words, facts }) => {
  const mail = words.dataDeleted;
  return {
    subject: mail.subject,
    blocks: [
      text(words.helloPlain),
      text(mail.what, { reference: shownReference(facts.reference) }),
      ...(facts.paymentsKept ? [text(mail.kept)] : []),
      text(mail.last),
    ],
  };
};

/** Why a request to be deleted was declined, and that it can be made again. */
export const dataRequestDeclined: Template = ({ words, facts }) => {
  const mail = words.dataRequestDeclined;
  return {
    subject: mail.subject,
    blocks: [
      text(words.helloPlain),
      text(mail.what, { reference: shownReference(facts.reference) }),
      text(mail.reasons[need(facts.declineReason, 'declineReason')]),
      text(mail.again),
    ],
  };
};
