import { formatDate } from '#i18n/format.ts';
import { button, greeting, nameIn, text } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/**
 * To an organization that has agreed to it. It names whom to call and nothing of what it is about: a mailbox is read by
 * several people and by programs.
 */
export const referralLink: Template = ({ words, facts, links, language }) => {
  const mail = words.referralLink;
  const name = nameIn(facts) ?? mail.somebody;
  return {
    subject: facts.isReminder ? mail.reminderSubject : mail.subject,
    blocks: [
      text(words.helloPlain),
      text(facts.isReminder ? mail.reminder : mail.what, { name }),
      facts.phone ? text(mail.call, { name, phone: facts.phone }) : text(mail.noCall, { name }),
      button(mail.button, need(links.referral, 'referral')),
      text(mail.valid, { date: formatDate(need(facts.endsAt, 'endsAt'), language) }),
      text(mail.ignore),
    ],
  };
};

/** To the client: it was sent, and what came of it. */
export const referralNews: Template = (draft) => {
  const { words, facts, links } = draft;
  const mail = words.referralNews;
  const step = need(facts.referralStep, 'referralStep');
  const organization = need(facts.organization, 'organization');
  return {
    subject: mail.subject[step],
    blocks: [
      greeting(draft),
      text(mail.what[step], { organization }),
      ...(facts.phone && step !== 'took' ? [text(mail.call, { organization, phone: facts.phone })] : []),
      ...(step === 'sent' ? [text(mail.notYou)] : []),
      button(mail.button, `${links.dashboard}?case=${need(facts.caseId, 'caseId')}#free-help`),
    ],
  };
};
