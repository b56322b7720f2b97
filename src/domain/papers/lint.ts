import type { CourtType } from '../cases/matters.ts';
import { linesOfPaper, type AssembledPaper } from './assemble.ts';
import { findingsIn } from './findings.ts';
import { unprintableIn } from './printable.ts';

/** What stops a paper before anybody reads it. */
export const lintCodes = [
  'birth_date',
  'long_number',
  'empty_caption',
  'wrong_rule',
  'no_rule',
  'forbidden_word',
  'findings_written',
  'sales_words',
  'unprintable',
  'order_long',
] as const;
export type LintCode = (typeof lintCodes)[number];

export interface Lint {
  readonly code: LintCode;
  /** The words it is about; never the number itself. */
  readonly what: string;
}

export interface LintContext {
  readonly court: CourtType;
  /** ISO date, to be found in any way of writing; never printed. */
  readonly birthDate: string | null;
  readonly docketNumber: string | null;
  /** Our name and address on the web: neither belongs on a court's paper. */
  readonly company: readonly string[];
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const mesesEs = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** A birth date in the ways people write one. */
function birthDatePattern(iso: string): RegExp {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  const m = `0?${Number(month)}`;
  const d = `0?${Number(day)}`;
  const y = `(?:${year}|${year.slice(2)})`;
  const index = Number(month) - 1;
  const name = `(?:${months[index]}|${months[index]?.slice(0, 3)}\\.?|${mesesEs[index]})`;
  const gap = String.raw`[\s./,-]+`;
  const ways = [
    `${m}[./-]${d}[./-]${y}`,
    `${d}[./-]${m}[./-]${y}`,
    `${year}[./-]${m}[./-]${d}`,
    `${name}${gap}${d}(?:st|nd|rd|th)?${gap}${year}`,
    `${d}(?:st|nd|rd|th)?(?:${gap}| de )${name}(?:${gap}| del? )${year}`,
  ];
  return new RegExp(`(?<!\\d)(?:${ways.join('|')})(?!\\d)`, 'iu');
}

/** "Born …", with a whole date behind it, whoever was born. */
const bornOn =
  /\b(born|birth ?date|date of birth|d\.?o\.?b\.?|nac(?:í|ió|ido|ida)|fecha de nacimiento)\b[^.\n]{0,20}?(\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\p{L}{3,10}\.? \d{1,2},? \d{4}|\d{1,2} de \p{L}{4,10} del? \d{4})/iu;

const phone = /(?<![\d-])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?![\d-])/gu;
const numericDate = /(?<![\d-])(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2})(?![\d-])/gu;
const zipPlus4 = /(?<![\d-])\d{5}-\d{4}(?![\d-])/gu;
const socialSecurity = /(?<!\d)\d{3}[ -]?\d{2}[ -]?\d{4}(?!\d)/u;
const account = /(?<!\d)(?:\d[ -]?){8,18}(?!\d)/u;

/** A rule of a court, in English or Spanish. */
const namedRule = /\b(?:court rule|rule|regla) \d/iu;

/** In every form of the word, also in Spanish. */
const forbidden = /\b(expung\p{L}*|guarant\p{L}*|garant(?:iz|í)\p{L}*)/iu;

/** What is wrong with a paper; nothing when it may be shown to the attorney. */
export function lintPaper(paper: AssembledPaper, context: LintContext): Lint[] {
  const lints = lintLines(linesOfPaper(paper), paper, context);
  const missing = new Set(linesOfPaper(paper).flatMap((line) => unprintableIn(line)));
  for (const what of missing) lints.push({ code: 'unprintable', what });
  // No template knows which rule this court follows: its attorney writes it.
  const wantsRule = paper.kind === 'motion' && context.court === 'civil';
  if (wantsRule && !linesOfPaper(paper).some((line) => namedRule.test(line)))
    lints.push({ code: 'no_rule', what: paper.title });
  if (paper.forCourt && !hasWholeCaption(paper)) lints.push({ code: 'empty_caption', what: paper.title });
  return lints;
}

/**
 * The same for a paper that came back from a word processor, as far as its lines tell: it has to name its case, and its
 * own fonts print what they hold.
 */
export function lintUpload(
  lines: readonly string[],
  paper: Pick<AssembledPaper, 'kind' | 'forCourt'>,
  context: LintContext,
): Lint[] {
  const lints = lintLines(lines, paper, context);
  const dense = (text: string) => text.replace(/\s+/gu, '');
  const { docketNumber } = context;
  if (paper.forCourt && docketNumber && !dense(lines.join('')).includes(dense(docketNumber)))
    lints.push({ code: 'empty_caption', what: docketNumber });
  return lints;
}

function lintLines(
  lines: readonly string[],
  paper: Pick<AssembledPaper, 'kind' | 'forCourt'>,
  context: LintContext,
): Lint[] {
  const lints: Lint[] = [];
  const add = (code: LintCode, what: string) => lints.push({ code, what: what.slice(0, 80) });
  const birthDate = context.birthDate ? birthDatePattern(context.birthDate) : null;
  for (const line of lines) {
    if (birthDate?.test(line) || bornOn.test(line)) add('birth_date', 'a full date of birth');
    if (hasLongNumber(line, context.docketNumber))
      add('long_number', 'a number like that of a person or account');
    const word = forbidden.exec(line);
    if (word) add('forbidden_word', word[0]);
    if (!paper.forCourt) continue;
    if (namesOtherRule(line, context.court)) add('wrong_rule', line);
    const company = context.company.find((one) => one && line.toLowerCase().includes(one.toLowerCase()));
    if (company) add('sales_words', company);
  }
  if (paper.kind === 'proposed_order')
    for (const sentence of findingsIn(lines)) add('findings_written', sentence);
  return lints;
}

function hasLongNumber(line: string, docketNumber: string | null): boolean {
  let rest = line.replace(phone, ' ').replace(zipPlus4, ' ').replace(numericDate, ' ');
  if (docketNumber) rest = rest.replaceAll(docketNumber, ' ');
  return socialSecurity.test(rest) || account.test(rest);
}

/** A rule of another court than the one the paper goes to. */
function namesOtherRule(line: string, court: CourtType): boolean {
  if (court === 'magistrate') return /superior court rule/iu.test(line);
  return /magistrate court rule/iu.test(line);
}

function hasWholeCaption({ blocks }: AssembledPaper): boolean {
  return blocks.some(
    (block) =>
      block.kind === 'caption' &&
      block.plaintiffs.length > 0 &&
      [block.court, block.docketNumber, ...block.plaintiffs, ...block.respondents].every(
        (one) => one.trim() !== '',
      ),
  );
}
