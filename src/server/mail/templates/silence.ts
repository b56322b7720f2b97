import { formatDate } from '#i18n/format.ts';
import { button, greeting, heading, text } from '../blocks.ts';
import { need, type Draft, type Template } from '../letter.ts';
import { caseLink } from './case-news.ts';

const caseNumber = ({ facts }: Draft) => need(facts.caseNumber, 'caseNumber');

/** We wait for somebody who was not reached, and their work stands still. */
export const silenceReminder: Template = (draft) => {
  const mail = draft.words.silenceReminder;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what, { caseNumber: caseNumber(draft) }),
      heading(draft.words.silenceRestart.title),
      text(draft.words.silenceRestart.how),
      text(draft.words.silenceRestart.stop),
      button(draft.words.silenceRestart.button, caseLink(draft, 'messages')),
    ],
  };
};

/** The written notice before a second person may close what nobody asks for any longer. */
export const silenceNotice: Template = (draft) => {
  const { words, facts, language } = draft;
  const mail = words.silenceNotice;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what, {
        caseNumber: caseNumber(draft),
        day: formatDate(need(facts.dueAt, 'dueAt'), language),
      }),
      text(mail.after),
      heading(words.silenceRestart.title),
      text(words.silenceRestart.how),
      text(words.silenceRestart.stop),
      button(words.silenceRestart.button, caseLink(draft, 'messages')),
    ],
  };
};
