import type { StaffPaper, StaffPaperMatter } from '#domain/cases/papers.ts';
import { fill } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import type { TalkProps } from '../talk-props.ts';

/** What each part about the papers of one matter gets. */
export interface MatterPapersProps extends TalkProps {
  readonly matter: StaffPaperMatter;
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
