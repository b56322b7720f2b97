import type { PaperKind } from '../cases/papers.ts';
import type { Locale } from '../languages.ts';
import { conditions, type ConditionName } from './conditions.ts';
import type { Exhibit, PaperFacts, ServedParty } from './paper-facts.ts';
import type { MissingElement, OwnWordField } from './statement.ts';
import type { PaperTemplate, Signer, TemplateBlock, TemplateNeed } from './template.ts';
import {
  fillSentence,
  inOneLine,
  inParagraphs,
  isVariable,
  namesIn,
  valueOf,
  type VariableName,
} from './variables.ts';

/** A line of a signature block: written by hand, unless its value is known. */
export interface SignatureLine {
  readonly label: string;
  readonly value: string | null;
}

/** The content of a paper, in its order. Both the PDF and the Word file are written from this. */
export type PaperBlock =
  | {
      readonly kind: 'caption';
      readonly court: string;
      readonly plaintiffs: readonly string[];
      readonly respondents: readonly string[];
      readonly docketNumber: string;
    }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly own: boolean }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'signature'; readonly signer: Signer; readonly lines: readonly SignatureLine[] }
  | {
      readonly kind: 'blank';
      readonly label: string;
      readonly lines: number;
      readonly findings: boolean;
    };

export interface AssembledPaper {
  readonly kind: PaperKind;
  readonly language: Locale;
  readonly title: string;
  readonly forCourt: boolean;
  readonly readingHelp: boolean;
  readonly blocks: readonly PaperBlock[];
}

/** A fact without which there is no paper. */
export type MissingFact =
  | VariableName
  | MissingElement
  | OwnWordField
  | 'court'
  | 'case_outcome'
  | 'judgment'
  | 'served'
  | 'served_address'
  | 'party_gone'
  | 'exhibits';

export type Assembled = { readonly paper: AssembledPaper } | { readonly missing: readonly MissingFact[] };

/** What the officer before whom a paper is signed fills in. */
export const notarized: readonly string[] = [
  'Sworn to and subscribed before me on (date)',
  'Notary public',
  'My commission expires (date)',
];

/**
 * The lines of each signature block. A pair is filled in from the facts. What makes the paper count stays blank:
 * signatures, days, and the notary's part.
 */
const signerLines: Readonly<Record<Signer, readonly (string | readonly [string, VariableName])[]>> = {
  party: [
    'Signature of the party',
    ['Name', 'present_name'],
    ['Address', 'address'],
    ['Telephone', 'phone'],
    'Date',
  ],
  party_sworn: ['Signature of the party, in front of the notary', ['Name', 'present_name'], ...notarized],
  sender: ['Signature', ['Name', 'present_name'], 'Date'],
  server: [
    'Signature of the person who mailed or delivered the copies',
    'Name',
    'Date of mailing or delivery',
  ],
  translator_sworn: [
    'Signature of the translator, in front of the notary',
    ['Name', 'translator'],
    ...notarized,
  ],
  landlord: ['Signature', 'Name and title', 'Date'],
  judge: ['So ordered on (date)', 'Judge'],
  none: [],
};

function signatureBlocks(signer: Signer, facts: PaperFacts, language: Locale): PaperBlock[] {
  const lines = signerLines[signer].map((line): SignatureLine => {
    if (typeof line === 'string') return { label: line, value: null };
    const [label, known] = line;
    return { label, value: valueOf(known, facts, language) };
  });
  // Each plaintiff signs in a place of their own.
  if (signer === 'landlord')
    return facts.plaintiffs.map((name) => ({
      kind: 'signature',
      signer,
      lines: [{ label: 'Plaintiff', value: inOneLine(name) || null }, ...lines],
    }));
  return [{ kind: 'signature', signer, lines }];
}

/** A filled line of a signature block as it is printed. */
export const filledLine = ({ label, value }: SignatureLine): string =>
  value === null ? label : `${label}: ${value}`;

const exhibitNames: Readonly<Record<Locale, Readonly<Record<Exhibit['kind'], string>>>> = {
  en: {
    docket_sheet: 'Docket sheet and final order',
    denial_letter: 'Denial letter or adverse action notice',
    screening_page: 'Page of a screening report that shows this case',
    proof_of_payment: 'Proof of payment',
    consent: 'Written consent of the plaintiff',
    protective_order: 'Protective order',
    other: 'Document',
  },
  es: {
    docket_sheet: 'Hoja de registro y orden final',
    denial_letter: 'Carta de rechazo o aviso de acción adversa',
    screening_page: 'Página de un reporte de inquilinos que muestra este caso',
    proof_of_payment: 'Comprobante de pago',
    consent: 'Consentimiento por escrito del demandante',
    protective_order: 'Orden de protección',
    other: 'Documento',
  },
};

const provesNames: Readonly<Record<Exhibit['proves'], string>> = {
  story: 'how the case began and ended',
  debt: 'the money claimed',
  harm: 'the harm',
  apart: 'what is different here',
};

export function exhibitName({ letter, kind }: Exhibit, language: Locale = 'en'): string {
  const word = language === 'en' ? 'Exhibit' : 'Anexo';
  return `${word} ${letter}: ${exhibitNames[language][kind]}`;
}

const wayOf: Readonly<Record<ServedParty['through'], string>> = {
  attorney: 'through the attorney of record',
  agent: 'through the registered agent',
  self: 'at the last known address',
};

const holds = (when: readonly ConditionName[] | undefined, facts: PaperFacts) =>
  (when ?? []).every((name) => conditions[name](facts));

/** What a template that needs this lacks. */
const needs: Readonly<Record<TemplateNeed, (facts: PaperFacts) => readonly MissingFact[]>> = {
  outcome: ({ caseOutcome, judgment }) => [
    ...(caseOutcome === null || caseOutcome === 'unknown' ? (['case_outcome'] as const) : []),
    ...(judgment === 'unknown' ? (['judgment'] as const) : []),
  ],
  statement: ({ statementLacks }) => statementLacks,
  served: ({ served }) => [
    ...(served.length === 0 ? (['served'] as const) : []),
    ...(served.some(({ isGone }) => isGone) ? (['party_gone'] as const) : []),
    ...(served.some(({ isGone, address }) => !isGone && !address?.trim())
      ? (['served_address'] as const)
      : []),
  ],
  exhibits: ({ exhibits }) => (exhibits.length === 0 ? ['exhibits'] : []),
  address: ({ address }) => (address?.trim() ? [] : ['address']),
  translation: ({ translator }) => (translator?.trim() ? [] : ['translation']),
};

const captionVariables = [
  'court_name',
  'county',
  'docket_number',
  'name_as_filed',
  'plaintiff_names',
] as const;

/**
 * A paper from a template and the facts of one matter; or the facts that are missing, and then no paper at all. The
 * same facts make the same paper.
 */
export function assemblePaper(template: PaperTemplate, facts: PaperFacts): Assembled {
  const { language } = template;
  const missing = new Set<MissingFact>(template.needs.flatMap((need) => needs[need](facts)));
  const isStatementUnfinished = template.needs.includes('statement') && facts.statementLacks.length > 0;
  const value = (name: string): string => {
    const variableValue = isVariable(name) ? valueOf(name, facts, language) : null;
    if (variableValue === null) missing.add(name === 'court_name' ? 'court' : (name as VariableName));
    return variableValue ?? '';
  };
  const sentence = (text: string) => {
    for (const name of namesIn(text)) value(name);
    return fillSentence(text, value);
  };

  const toBlocks = (block: TemplateBlock): PaperBlock[] => {
    if ('when' in block && !holds(block.when, facts)) return [];
    if ('caption' in block) {
      for (const name of captionVariables) value(name);
      return [
        {
          kind: 'caption',
          court: `In the ${value('court_name')} of ${value('county')} County, State of Georgia`,
          plaintiffs: facts.plaintiffs.map(inOneLine),
          respondents: [value('name_as_filed'), ...facts.otherRespondents.map(inOneLine)],
          docketNumber: value('docket_number'),
        },
      ];
    }
    if ('heading' in block) return [{ kind: 'heading', text: sentence(block.heading) }];
    if ('text' in block) return [{ kind: 'text', text: sentence(block.text), own: false }];
    if ('list' in block) {
      const items = block.list.filter((one) => holds(one.when, facts)).map((one) => sentence(one.text));
      return items.length > 0 ? [{ kind: 'list', ordered: block.ordered ?? false, items }] : [];
    }
    if ('own' in block) {
      const source = language === facts.toldIn ? facts.told : facts.words;
      const paragraphs = inParagraphs(source[block.own] ?? '');
      if (block.own === 'toLandlord' && source === facts.words && facts.told.toLandlord) {
        if (paragraphs.length === 0) missing.add('translation');
        else if (!facts.isReadBack) missing.add('read_back');
        return paragraphs.map((text) => ({ kind: 'text', text, own: true }));
      }
      // What the statement lacks is named as such: words that wait for their English are not missing too.
      if (paragraphs.length === 0 && !isStatementUnfinished) missing.add(block.own);
      return paragraphs.map((text) => ({ kind: 'text', text, own: true }));
    }
    if ('served' in block)
      return [
        {
          kind: 'list',
          ordered: true,
          items: facts.served.map(
            ({ name, through, address }) =>
              `${inOneLine(name)}, ${wayOf[through]}: ${inOneLine(address ?? '')}`,
          ),
        },
      ];
    if ('exhibits' in block)
      return [
        {
          kind: 'list',
          ordered: false,
          items: facts.exhibits.map((one) =>
            language === 'en'
              ? `${exhibitName(one)} (shows ${provesNames[one.proves]})`
              : exhibitName(one, language),
          ),
        },
      ];
    if ('signature' in block) return signatureBlocks(block.signature, facts, language);
    return [
      { kind: 'blank', label: sentence(block.blank), lines: block.lines, findings: block.findings ?? false },
    ];
  };

  const blocks = template.blocks.flatMap(toBlocks);
  if (missing.size > 0) return { missing: [...missing] };
  const { kind, title, forCourt, readingHelp = false } = template;
  return { paper: { kind, language, title, forCourt, readingHelp, blocks } };
}

/** All that a reader of the paper reads, line by line: for lints, and to compare the PDF with the Word file. */
export function linesOfPaper({ title, blocks }: Pick<AssembledPaper, 'title' | 'blocks'>): string[] {
  return [
    title,
    ...blocks.flatMap((block): readonly string[] => {
      switch (block.kind) {
        case 'caption':
          return [block.court, ...block.plaintiffs, ...block.respondents, block.docketNumber];
        case 'heading':
        case 'text':
          return [block.text];
        case 'list':
          return block.items;
        case 'signature':
          return block.lines.map(filledLine);
        case 'blank':
          return [block.label];
      }
    }),
  ];
}
