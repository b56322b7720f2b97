import { button, greeting, heading, need, text, times, type Template } from '../letter.ts';

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

export const caseChanged: Template = (draft) => {
  const { words, links } = draft;
  const said = words.caseChanged;
  return {
    subject: said.subject,
    blocks: [greeting(draft), text(said.what), button(said.button, links.dashboard)],
  };
};

export const messageReceived: Template = (draft) => {
  const { words, links } = draft;
  const said = words.messageReceived;
  return {
    subject: said.subject,
    blocks: [greeting(draft), text(said.what), button(said.button, links.dashboard)],
  };
};
