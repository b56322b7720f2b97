import type { PaperKind } from '../cases/papers.ts';
import type { Locale } from '../languages.ts';
import { conditions, type ConditionName } from './conditions.ts';
import type { PaperFacts } from './paper-facts.ts';
import { courtLine, exhibitLine, servedLine, translatedBy, waysOfDelivery } from './paper-words.ts';
import { filledLine, signatureBlocks, type SignatureBlock } from './signature-lines.ts';
import type { MissingElement, OwnWordField } from './statement.ts';
import type { PaperTemplate, TemplateBlock, TemplateNeed } from './template.ts';
import {
  fillSentence,
  inOneLine,
  inParagraphs,
  isVariable,
  namesIn,
  ownWordsIn,
  valueOf,
  type VariableName,
} from './variables.ts';

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
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly own: boolean;
      /** Where it is not the paper's. */
      readonly language?: Locale;
    }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | {
      /** Ticked by hand. */
      readonly kind: 'boxes';
      readonly label: string | null;
      readonly items: readonly string[];
      readonly inRow: boolean;
    }
  | SignatureBlock
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

/** What the statement tells. */
const toldVariables: ReadonlySet<string> = new Set<VariableName>([
  'asked_part',
  'asked_length',
  'asked_documents',
  'first_reason',
]);

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
    // What the statement lacks is named as such, once.
    const isNamed = isStatementUnfinished && toldVariables.has(name);
    if (variableValue === null && !isNamed)
      missing.add(name === 'court_name' ? 'court' : (name as VariableName));
    return variableValue ?? '';
  };
  const sentence = (text: string) => {
    for (const name of namesIn(text)) value(name);
    return fillSentence(text, value);
  };

  /** Beside words that were told in another language: what the paper for the court says for them, and who put it so. */
  const englishOf = (field: OwnWordField): PaperBlock[] => {
    const by = field === 'toLandlord' || facts.toldIn === 'en' ? null : translatedBy(facts);
    const paragraphs = by === null ? [] : inParagraphs(ownWordsIn(facts, field, 'en'));
    if (by === null || paragraphs.length === 0) return [];
    return [
      { kind: 'text', text: by, own: false },
      ...paragraphs.map((text): PaperBlock => ({ kind: 'text', text, own: true, language: 'en' })),
    ];
  };

  const toBlocks = (block: TemplateBlock): PaperBlock[] => {
    if ('when' in block && !holds(block.when, facts)) return [];
    if ('caption' in block) {
      for (const name of captionVariables) value(name);
      return [
        {
          kind: 'caption',
          court: courtLine(value('court_name'), value('county'), language),
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
    if ('boxes' in block) {
      const items = block.boxes.filter((one) => holds(one.when, facts)).map((one) => sentence(one.text));
      const label = block.label === undefined ? null : sentence(block.label);
      return items.length > 0 ? [{ kind: 'boxes', label, items, inRow: block.inRow ?? false }] : [];
    }
    if ('own' in block) {
      const paragraphs = inParagraphs(ownWordsIn(facts, block.own, language));
      if (block.own === 'toLandlord' && language !== facts.toldIn && facts.told.toLandlord) {
        if (paragraphs.length === 0) missing.add('translation');
        else if (!facts.isReadBack) missing.add('read_back');
        return paragraphs.map((text) => ({ kind: 'text', text, own: true }));
      }
      // What the statement lacks is named as such: words that wait for their English are not missing too.
      if (paragraphs.length === 0 && !isStatementUnfinished) missing.add(block.own);
      const isEnglish = language !== 'en' && facts.toldIn === 'en';
      return [
        ...paragraphs.map((text): PaperBlock => ({
          kind: 'text',
          text,
          own: true,
          ...(isEnglish && { language: 'en' }),
        })),
        ...(template.readingHelp ? englishOf(block.own) : []),
      ];
    }
    if ('served' in block)
      return facts.served.flatMap((party, index): PaperBlock[] => [
        { kind: 'text', text: `${index + 1}. ${servedLine(party, language)}`, own: false },
        { kind: 'boxes', label: null, items: waysOfDelivery[language], inRow: true },
      ]);
    if ('exhibits' in block)
      return [
        {
          kind: 'list',
          ordered: false,
          items: facts.exhibits.map((one) => exhibitLine(one, language)),
        },
      ];
    if ('signature' in block) return signatureBlocks(block.signature, facts, language);
    return [
      { kind: 'blank', label: sentence(block.blank), lines: block.lines, findings: block.findings ?? false },
    ];
  };

  const blocks: PaperBlock[] = [];
  for (const block of template.blocks) {
    const [first, ...rest] = toBlocks(block);
    const before = blocks.at(-1);
    const goesOn = 'text' in block && block.follows && before?.kind === 'text' && !before.own;
    if (goesOn && first?.kind === 'text')
      blocks.splice(-1, 1, { ...before, text: `${before.text} ${first.text}` });
    else if (first) blocks.push(first);
    blocks.push(...rest);
  }
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
        case 'boxes':
          return [...(block.label === null ? [] : [block.label]), ...block.items];
        case 'signature':
          return block.lines.map(filledLine);
        case 'blank':
          return [block.label];
      }
    }),
  ];
}
