import { receivedLimits } from '#domain/received-mail/limits.ts';
import { uploadLimits } from '#domain/uploads/rules.ts';
import { button, greeting, text } from '../blocks.ts';
import { need, type Template } from '../letter.ts';
import { caseLink } from './case-news.ts';

const megabytes = (bytes: number) => `${String(bytes / (1024 * 1024))} MB`;

/** A mail of the client had files that we could not take. Their names may tell too much on a phone that others see. */
export const filesNotTaken: Template = (draft) => {
  const { words, facts } = draft;
  const mail = words.filesNotTaken;
  const caseNumber = need(facts.caseNumber, 'caseNumber');
  const count = need(facts.count, 'count');
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(count === 1 ? mail.what.one : mail.what.other, { caseNumber, count }),
      text(mail.why, {
        types: 'PDF, JPG, PNG, DOC, DOCX',
        fileSize: megabytes(uploadLimits.fileBytes),
        mailSize: megabytes(receivedLimits.fileBytes),
      }),
      text(mail.how),
      button(mail.button, caseLink(draft, 'messages')),
    ],
  };
};
