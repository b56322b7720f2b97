import { promises } from '#domain/promises/timings.ts';
import { formatDate } from '#i18n/format.ts';
import { heading, shownReference, text } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** These go to an address that asked to be forgotten, or that somebody named to us: they greet nobody by name. */
export const dataRequestReceived: Template = ({ words, facts, language }) => {
  const said = words.dataRequestReceived;
  return {
    subject: said.subject,
    blocks: [
      text(words.helloPlain),
      text(said.what, { reference: shownReference(facts.reference) }),
      heading(words.next),
      text(said.due, {
        date: formatDate(need(facts.dueAt, 'dueAt'), language),
        days: promises.dataRequestDays,
      }),
      text(said.kept),
      text(said.notYou),
    ],
  };
};

/** The last mail to somebody: everything is gone but what the law keeps. */
export const dataDeleted: Template = ({ words, facts }) => {
  const said = words.dataDeleted;
  return {
    subject: said.subject,
    blocks: [
      text(words.helloPlain),
      text(said.what, { reference: shownReference(facts.reference) }),
      ...(facts.paymentsKept ? [text(said.kept)] : []),
      text(said.last),
    ],
  };
};

/** Why a wish to be forgotten was not carried out, and that it can be asked again. */
export const dataRequestDeclined: Template = ({ words, facts }) => {
  const said = words.dataRequestDeclined;
  return {
    subject: said.subject,
    blocks: [
      text(words.helloPlain),
      text(said.what, { reference: shownReference(facts.reference) }),
      text(said.reasons[need(facts.declineReason, 'declineReason')]),
      text(said.again),
    ],
  };
};
