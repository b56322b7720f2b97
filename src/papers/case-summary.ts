import type { Locale } from '#domain/languages.ts';
import type { Block } from '#domain/rich-text.ts';
import type { PaperFonts } from './fonts.ts';
import { Paper } from './paper.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

export interface CaseSummaryPart {
  readonly title: string;
  readonly facts?: readonly Fact[];
  readonly lines?: readonly string[];
}

export interface CaseSummaryPaper {
  readonly locale: Locale;
  readonly from: string;
  readonly title: string;
  readonly lead: string;
  readonly facts: readonly Fact[];
  readonly parts: readonly CaseSummaryPart[];
  readonly closing: readonly string[];
  readonly reference: string;
  readonly date: Date;
  readonly foot: string;
  readonly fonts: PaperFonts;
}

/** Where a case stands, for its client to take along. */
export function caseSummaryPaper(summary: CaseSummaryPaper): Promise<Buffer> {
  const paper = new Paper({ ...summary, subject: summary.title, keywords: summary.reference });
  paper.lead(summary.lead);
  paper.facts(summary.facts);
  for (const { title, facts = [], lines = [] } of summary.parts) {
    paper.blocks([{ kind: 'heading', level: 2, text: title }]);
    paper.facts(facts);
    if (lines.length > 0) paper.blocks([listOf(lines)]);
  }
  paper.closing(summary.closing);
  return paper.finish();
}

const listOf = (lines: readonly string[]): Block => ({
  kind: 'list',
  ordered: false,
  items: lines.map((text) => [{ text, strong: false }]),
});
