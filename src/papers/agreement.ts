import type { Locale } from '#domain/languages.ts';
import type { Block } from '#domain/rich-text.ts';
import type { PaperFonts } from './fonts.ts';
import { Paper } from './paper.ts';

export interface AgreementPaper {
  readonly locale: Locale;
  readonly from: string;
  readonly title: string;
  readonly lead: string;
  /** The agreement as it is signed, under this version and fingerprint. */
  readonly text: readonly Block[];
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly version: string;
  /** SHA-256 of the text in this language, as a signature records it. */
  readonly hash: string;
  readonly effective: Date;
  readonly closing: readonly string[];
  readonly foot: string;
  readonly fonts: PaperFonts;
}

/** The service agreement to keep, or to read without hurry: the text of the intake form, word for word. */
export function agreementPaper(agreement: AgreementPaper): Promise<Buffer> {
  const paper = new Paper({
    ...agreement,
    subject: agreement.title,
    keywords: `version ${agreement.version}, sha256 ${agreement.hash}`,
    date: agreement.effective,
  });
  paper.lead(agreement.lead);
  paper.facts(agreement.facts);
  paper.blocks(agreement.text);
  paper.closing(agreement.closing);
  return paper.finish();
}
