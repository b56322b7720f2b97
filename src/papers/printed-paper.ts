import type { AssembledPaper, PaperBlock } from '#domain/papers/assemble.ts';
import { notarized, type SignatureBlock, type SignatureLine } from '#domain/papers/signature-lines.ts';
import type { Locale } from '#domain/languages.ts';

/** A paper as it goes to print. */
export interface PrintedPaper extends AssembledPaper {
  /** At the foot of every page: tells this version from any other. */
  readonly pageCode: string;
  /** Nobody may file it yet, which is printed at the head of every page. */
  readonly isSample: boolean;
}

const samples: Readonly<Record<Locale, string>> = {
  en: 'SAMPLE. Not for filing. Not legal advice.',
  es: 'MUESTRA. No se presenta ante un tribunal. No es asesoría legal.',
};
const readingHelps: Readonly<Record<Locale, string>> = {
  en: 'For reading only. Not for filing or sending.',
  es: 'Solo para leer. No se presenta ni se envía.',
};

/** The line at the head of every page; null for a paper that may be used as it is. */
export function headOf({
  isSample,
  readingHelp,
  language,
}: Pick<PrintedPaper, 'isSample' | 'readingHelp' | 'language'>): string | null {
  const marks = [isSample && samples[language], readingHelp && readingHelps[language]].filter(Boolean);
  return marks.length > 0 ? marks.join(' ') : null;
}

const feet: Readonly<Record<Locale, string>> = {
  en: '{title} · Code {code} · Page {page} of {pages}',
  es: '{title} · Código {code} · Página {page} de {pages}',
};

/** The foot of a page, in pieces: Word fills in the numbers by itself. */
export function footOf({
  title,
  pageCode,
  language,
}: Pick<PrintedPaper, 'title' | 'pageCode' | 'language'>): string {
  return feet[language].replace('{title}', () => title).replace('{code}', pageCode);
}

type Side = 'plaintiff' | 'defendant';

export const captionWords: Readonly<
  Record<Locale, { readonly versus: string; readonly docket: string } & Readonly<Record<Side, string>>>
> = {
  en: { versus: 'v.', docket: 'Case number:', plaintiff: 'Plaintiff', defendant: 'Defendant' },
  es: { versus: 'contra', docket: 'Número de caso:', plaintiff: 'Demandante', defendant: 'Demandado' },
};

/** "Plaintiff" of one, "Plaintiffs" of several. */
export function sideOf(side: Side, names: readonly string[], locale: Locale): string {
  const word = captionWords[locale][side];
  return names.length > 1 ? `${word}s` : word;
}

/** Whether a block announces the one after it, and says nothing at the foot of a page. */
export const introduces = (block: PaperBlock): boolean => block.kind === 'text' && block.text.endsWith(':');

/**
 * The lines of a signature; those of the officer before whom it is made stand beside them, and so do the name and address
 * of a party, so that all fit below the words that are signed.
 */
export function columnsOf({ signer, lines }: SignatureBlock): readonly (readonly SignatureLine[])[] {
  if (signer === 'party') return [lines.slice(0, 2), lines.slice(2)];
  const officer = lines.findIndex(({ label }) => label === notarized.en[0] || label === notarized.es[0]);
  return officer === -1 ? [lines] : [lines.slice(0, officer), lines.slice(officer)];
}

/**
 * The blocks that stay on the page of the signature: the last words before it, with their heading, and the lines below
 * it. A page with nothing but a signature could belong to any paper. Null when there is no signature.
 */
export function keptWithSignature({
  blocks,
}: Pick<PrintedPaper, 'blocks'>): { readonly from: number; readonly to: number } | null {
  const signed = blocks.findIndex((block) => block.kind === 'signature' && block.lines.length > 0);
  if (signed === -1) return null;
  const kindAt = (index: number) => blocks[index]?.kind;
  let from = signed;
  const isKept = (index: number) => ['text', 'blank', 'list', 'boxes'].includes(kindAt(index) ?? '');
  while (signed - from < 2 && isKept(from - 1)) from -= 1;
  // The first heading is the paper's title.
  const title = blocks.findIndex(({ kind }) => kind === 'heading');
  if (from < signed && kindAt(from - 1) === 'heading' && from - 1 !== title) from -= 1;
  let to = signed;
  while (kindAt(to + 1) === 'text') to += 1;
  return { from, to };
}
