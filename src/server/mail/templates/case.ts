import { promises } from '#domain/promises/timings.ts';
import { formatPrice } from '#i18n/format.ts';
import { button, greeting, heading, shownReference, text, times } from '../blocks.ts';
import { need, type Template } from '../letter.ts';

/** A case for somebody who has an account; paid before applying, the next step is theirs. */
export const caseAdded: Template = (draft) => {
  const { words, facts, links } = draft;
  const said = words.caseAdded;
  return {
    subject: said.subject,
    blocks: [
      greeting(draft),
      text(said.what, { caseNumber: need(facts.caseNumber, 'caseNumber') }),
      heading(words.next),
      ...(facts.waitingForApplication
        ? [text(said.waiting), button(said.waitingButton, links.intakeForm)]
        : [text(words.applicationReceived.afterPaid, times), button(said.button, links.dashboard)]),
    ],
  };
};

/** Something moved in a case, or an application was decided about. */
export const caseChanged: Template = (draft) => {
  const { words, links, facts, language } = draft;
  const said = words.caseChanged;
  // A decision about an application goes to people without an account too: it says everything itself.
  if (facts.decision) {
    const decided = said.decisions[facts.decision];
    return {
      subject: said.subject,
      blocks: [
        greeting(draft),
        text(decided, { reference: shownReference(facts.reference) }),
        text(said.note),
        text('{note}', { note: need(facts.decisionNote, 'decisionNote') }),
        ...(facts.amountCents === undefined
          ? []
          : [
              text(said.refund, {
                ...promises.refundBusinessDays,
                amount: formatPrice(facts.amountCents, language),
              }),
            ]),
        ...(facts.refundOpen ? [text(said.refundOpen)] : []),
      ],
    };
  }
  return {
    subject: said.subject,
    blocks: [greeting(draft), text(said.what), button(said.button, links.dashboard)],
  };
};

/** A message waits behind the sign-in. */
export const messageReceived: Template = (draft) => {
  const { words, links } = draft;
  const said = words.messageReceived;
  return {
    subject: said.subject,
    blocks: [greeting(draft), text(said.what), button(said.button, links.dashboard)],
  };
};
