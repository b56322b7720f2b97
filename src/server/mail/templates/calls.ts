import { callRules } from '#domain/calendar/call-rules.ts';
import { formatAppointment } from '#i18n/format.ts';
import { button, greeting, text } from '../blocks.ts';
import { need, type Draft, type Template } from '../letter.ts';

const calls = ({ links, facts }: Draft) => `${links.dashboard}?case=${need(facts.caseId, 'caseId')}#calls`;
const when = ({ facts, language }: Draft) => formatAppointment(need(facts.startsAt, 'startsAt'), language);

/** A call is booked, or moved to this time. */
export const callBooked: Template = (draft) => {
  const mail = draft.words.callBooked;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what, { minutes: callRules.minutes }),
      { kind: 'facts', rows: [[mail.date, when(draft)]] },
      text(mail.about),
      text(mail.change, { hours: callRules.changeableHours }),
      button(mail.button, calls(draft)),
    ],
  };
};

export const callCancelled: Template = (draft) => {
  const mail = draft.words.callCancelled;
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what, { date: when(draft) }),
      text(mail.again),
      button(mail.button, calls(draft)),
    ],
  };
};
