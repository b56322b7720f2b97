import type { NeedFacts } from '#domain/cases/need-facts.ts';
import type { StaffPaper, StaffPaperMatter } from '#domain/cases/papers.ts';
import type { MadePapers, MakeablePaper } from '#domain/papers/make-request.ts';
import { fill, plural } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import type { CaseContactProps } from '../contact-props.ts';
import { type InWords } from '../../staff-words.ts';

/** What each part about the papers of one matter gets. */
export interface MatterPapersProps extends CaseContactProps {
  readonly matter: StaffPaperMatter;
  /** What is open in it, by which papers can be made or not. */
  readonly needs: NeedFacts | undefined;
}

/** "Motion to limit access", or what it was called where the kind does not say it all. */
export function paperName({ kind, title }: Pick<StaffPaper, 'kind' | 'title'>, words: StaffWords): string {
  const name = words.papers.papers.kinds[kind];
  return title ? `${name}: ${title}` : name;
}

/** A letter of the court is what it is; a packet is made of papers that are approved one by one. */
function isApproved({ kind }: Pick<StaffPaper, 'kind'>): boolean {
  return kind !== 'court_letter' && kind !== 'packet';
}

/** The newest version of each paper that is approved, as choices: by its id. */
export function currentVersions({ papers }: StaffPaperMatter, words: StaffWords) {
  return papers.flatMap((paper) => {
    const [version] = paper.versions;
    if (!version || !isApproved(paper)) return [];
    const number = fill(words.papers.papers.version, { number: version.number });
    return [{ version, value: version.id, text: `${paperName(paper, words)}, ${number}` }];
  });
}

/** The chosen ones of them, each by its hash, as calls about papers take them. */
export function chosenOf(versions: ReturnType<typeof currentVersions>, ids: unknown) {
  return versions
    .filter(({ value }) => [ids].flat().includes(value))
    .map(({ version }) => ({ documentId: version.id, sha256: version.sha256 }));
}

/** The title of a template, with its language where that is not the court's. */
export const templateName = (
  { title, language }: Pick<MakeablePaper, 'title' | 'language'>,
  { papers }: StaffWords,
): string => (language === 'en' ? title : fill(papers.made.inSpanish, { title }));

/** How a call to make papers went, in one sentence or two. */
export function sentenceOfMade({ made, refused }: MadePapers, { words, locale }: InWords): string {
  const labels = words.papers.made;
  const same = made.filter(({ versionNumber }) => versionNumber === null).length;
  return [
    plural(made.length - same, labels.done, locale),
    same > 0 && plural(same, labels.unchanged, locale),
    refused.length > 0 && plural(refused.length, labels.refused, locale),
  ]
    .filter(Boolean)
    .join(' ');
}
