import { formatDate } from '#i18n/format.ts';
import { button, greeting, text } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** Something we asked for is due. What it is, the case says after signing in. */
export const requestReminder: Template = (draft) => {
  const { words, facts, language, links } = draft;
  const mail = words.requestReminder;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what, { caseNumber: need(facts.caseNumber, 'caseNumber') }),
      { kind: 'facts', rows: [[mail.by, formatDate(need(facts.dueOn, 'dueOn'), language)]] },
      ...(facts.isLate ? [text(mail.late)] : []),
      text(mail.help),
      button(mail.button, `${links.dashboard}?case=${need(facts.caseId, 'caseId')}#requests`),
    ],
  };
};
