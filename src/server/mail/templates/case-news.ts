import { readingOf } from '#domain/cases/reading.ts';
import { promises } from '#domain/promises/timings.ts';
import type { CaseAnchor } from '#domain/portal/case-places.ts';
import { caseReadingWords } from '#i18n/cases.ts';
import { matterName } from '#i18n/matter-name.ts';
import { fill, formatAppointment } from '#i18n/format.ts';
import { button, greeting, heading, text } from '../blocks.ts';
import { need, type Draft, type Template } from '../letter.ts';

/** The case itself, or a place or thing in it, which opens after signing in. */
export function caseLink({ links, facts }: Draft, part?: CaseAnchor): string {
  return `${links.dashboard}?case=${need(facts.caseId, 'caseId')}${part ? `#${part}` : ''}`;
}

const partOf = {
  caseMessage: 'messages',
  fileRequested: 'requests',
  papersReady: 'papers',
} as const satisfies Record<string, CaseAnchor>;

const caseNumber = ({ facts }: Draft) => need(facts.caseNumber, 'caseNumber');

/** Of several court cases, the one it is about, as its client knows it. */
function aboutMatter(
  { words, language }: Draft,
  { place, count, ...matter }: NonNullable<Draft['facts']['matter']>,
) {
  const name = matterName(matter, language);
  const { about, aboutNamed } = words.caseMoved;
  return name ? text(aboutNamed, { place, count, name }) : text(about, { place, count });
}

/** Several that moved at once, each by its name. */
function aboutMatters({ words, language }: Draft, matters: NonNullable<Draft['facts']['matters']>) {
  const { aboutSeveral, unnamed } = words.caseMoved;
  const names = matters.map(
    ({ place, ...matter }) => matterName(matter, language) ?? fill(unnamed, { place }),
  );
  // Between semicolons: a name has a comma in it.
  return text(aboutSeveral, { list: names.join('; ') });
}

/** A matter moved: the sentences of its new state, as on the page. */
export const caseMoved: Template = (draft) => {
  const { words, facts, language } = draft;
  const mail = words.caseMoved;
  const reading = caseReadingWords[language].readings[readingOf(need(facts.stands, 'stands'))];
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      // Where others may look, nothing of the kind of case: what happened comes after this.
      text(mail.what, { caseNumber: caseNumber(draft) }),
      text(reading.now),
      ...(facts.matters
        ? [aboutMatters(draft, facts.matters)]
        : facts.matter
          ? [aboutMatter(draft, facts.matter)]
          : []),
      ...(facts.hearingAt
        ? [{ kind: 'facts', rows: [[mail.date, formatAppointment(facts.hearingAt, language)]] } as const]
        : []),
      heading(mail.next),
      text(reading.next, { workStarts: promises.workStartsHours }),
      heading(mail.after),
      text(reading.after),
      button(mail.button, caseLink(draft)),
    ],
  };
};

/** Something to read or to do, which is said after signing in. */
const news =
  (kind: keyof typeof partOf): Template =>
  (draft) => {
    const { subject, what, button: label } = draft.words[kind];
    return {
      subject,
      blocks: [
        greeting(draft),
        text(what, { caseNumber: caseNumber(draft) }),
        ...(kind === 'papersReady' ? [text(draft.words.papersReady.yes)] : []),
        button(label, caseLink(draft, partOf[kind])),
      ],
    };
  };

export const caseMessage = news('caseMessage');
export const fileRequested = news('fileRequested');
export const papersReady = news('papersReady');
