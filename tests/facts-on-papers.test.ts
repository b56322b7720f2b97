import { expect, it } from 'vitest';
import { factsOnPapers, printedFacts, type PrintedFact } from '#domain/cases/facts-on-papers.ts';
import { paperKinds, type PaperKind } from '#domain/cases/papers.ts';
import { assemblePaper } from '#domain/papers/assemble.ts';
import type { PaperFacts } from '#domain/papers/paper-facts.ts';
import {
  dismissedInMagistrateCourt,
  paidInSuperiorCourt,
  vipInThreeCourts,
} from '#domain/papers/sample-facts.ts';
import { readShippedTemplates } from '#tools/database/shipped-templates.ts';

const templates = readShippedTemplates().map(({ template }) => template);
const samples: readonly PaperFacts[] = [
  dismissedInMagistrateCourt,
  paidInSuperiorCourt,
  ...vipInThreeCourts,
  // Under one's own name, which a paper then prints once.
  { ...dismissedInMagistrateCourt, nameAsFiled: 'Maria Lopes', presentName: 'Maria Lopes' },
];

/** Each fact of a matter as another one. */
const changes: Readonly<Record<PrintedFact, (facts: PaperFacts) => Partial<PaperFacts>>> = {
  court_name: ({ court }) => ({ court: court === 'magistrate' ? 'superior' : 'magistrate' }),
  county: () => ({ county: 'Cobb' }),
  docket_number: ({ docketNumber }) => ({ docketNumber: `${docketNumber ?? ''}8` }),
  name_as_filed: () => ({ nameAsFiled: 'Somebody Else' }),
  present_name: () => ({ presentName: 'Maria Newname' }),
  plaintiff_names: () => ({ plaintiffs: ['Another Landlord LLC'] }),
  respondent_names: () => ({ otherRespondents: ['A Second Tenant'] }),
  served: ({ served }) => ({
    served: served.map((one) => ({ ...one, address: '5 New St, Macon, GA 31201' })),
  }),
  address: () => ({ address: '12 Other Road, Athens, GA 30601' }),
  phone: () => ({ phone: '(706) 555-0100' }),
  address_then: () => ({ addressThen: '3 Former Lane, Athens, GA 30601' }),
  filed_against_on: () => ({ filedAgainstOn: '2018-01-09' }),
  judged_on: () => ({ judgedOn: '2018-02-19' }),
  case_outcome: ({ caseOutcome }) => ({ caseOutcome: caseOutcome === 'settled' ? 'dismissed' : 'settled' }),
  judgment: ({ judgment }) => ({ judgment: judgment === 'owed' ? 'paid' : 'owed' }),
  writ_recorded_in: () => ({ writRecordedIn: 'Bibb County' }),
  statement: ({ words, exhibits }) => ({
    exhibits: exhibits.slice(1),
    words: Object.fromEntries(Object.keys({ debt: '', ...words }).map((field) => [field, 'Other words.'])),
    part: 'whole_file',
    nature: 'online',
    length: 'years',
    years: 3,
    translator: 'Another Person',
    toldIn: 'es',
  }),
};

const pages = (kind: PaperKind, facts: PaperFacts) =>
  templates
    .filter((template) => template.kind === kind)
    .map((template) => JSON.stringify(assemblePaper(template, facts)));

it('a change on a page is a change of a fact that the table has for this paper, and the table has no fact for nothing', () => {
  for (const kind of paperKinds)
    for (const fact of printedFacts) {
      const isSeen = samples.some(
        (facts) =>
          JSON.stringify(pages(kind, facts)) !==
          JSON.stringify(pages(kind, { ...facts, ...changes[fact](facts) })),
      );
      expect(factsOnPapers[kind].includes(fact), `${fact} on ${kind}`).toBe(isSeen);
    }
});
