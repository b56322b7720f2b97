import { fill, formatAppointment } from '#i18n/format.ts';
import { button, greeting, text } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** Several things since the last mail, or of a day: which, and never what they say. Dates of the court are told. */
export const severalNews: Template = (draft) => {
  const { words, facts, language, links } = draft;
  const mail = words.severalNews;
  const notices = need(facts.notices, 'notices');
  const caseIds = new Set(notices.map(({ caseId }) => caseId));
  const lines = notices.map(({ caseNumber, kind, code, at }) =>
    fill(mail.line, {
      caseNumber,
      what:
        (kind === 'court_date' || code === 'call_booked') && at !== null
          ? fill(mail.courtDate, { date: formatAppointment(at, language) })
          : mail.what[code],
    }),
  );
  const [onlyCase] = caseIds;
  return {
    subject: notices.some(({ kind }) => kind === 'your_turn') ? mail.subjectYourTurn : mail.subject,
    blocks: [
      greeting(draft),
      text(mail.lead),
      // Three messages are one line.
      { kind: 'list', items: [...new Set(lines)] },
      button(mail.button, caseIds.size === 1 ? `${links.dashboard}?case=${onlyCase}` : links.dashboard),
    ],
  };
};
