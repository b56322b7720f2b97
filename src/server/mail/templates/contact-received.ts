import { fileList, greeting, shownReference, text, times, type Template } from '../letter.ts';

/** The message arrived: its reference, when an answer comes, and files that did not arrive with it. */
export const contactReceived: Template = (draft) => {
  const { words, facts } = draft;
  const said = words.contactReceived;
  const missing = Array.isArray(facts.filesMissing) ? facts.filesMissing : [];
  return {
    subject: said.subject,
    blocks: [
      greeting(draft),
      text(said.what, { reference: shownReference(facts.reference) }),
      text(said.next, { days: times.contactReply }),
      ...(missing.length > 0 ? [text(said.files), fileList(missing), text(said.filesHow)] : []),
    ],
  };
};
