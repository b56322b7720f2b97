import { formatAppointment } from '#i18n/format.ts';
import { button, greeting, heading, text } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** A date of the court is near: when, what to bring, how to get there. Where it is, the case says after signing in. */
export const hearingReminder: Template = (draft) => {
  const { words, facts, language, links } = draft;
  const mail = words.hearingReminder;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what, { caseNumber: need(facts.caseNumber, 'caseNumber') }),
      {
        kind: 'facts',
        rows: [
          [mail.date, formatAppointment(need(facts.hearingAt, 'hearingAt'), language)],
          [mail.where, mail.whereInAccount],
        ],
      },
      heading(mail.bring),
      { kind: 'list', items: mail.bringList },
      heading(mail.way),
      text(mail.wayText),
      text(mail.language),
      heading(mail.cannot),
      text(mail.cannotText),
      button(mail.button, `${links.dashboard}?case=${need(facts.caseId, 'caseId')}#hearing`),
    ],
  };
};
