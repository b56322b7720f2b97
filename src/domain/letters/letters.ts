/**
 * Letters that people write to others without us: what each asks for, and of which lines it consists. A line is named
 * here by its key; its words are in `i18n/en/letter-texts.ts`, in English for whoever gets the letter, and in Spanish as
 * a help for whoever signs it.
 */
export const letterKinds = [
  'dispute',
  'limited',
  'bureau',
  'network',
  'website',
  'file',
  'satisfied',
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** What is wrong with an entry: each is a sentence of its own, so that nobody has to find the English words. */
export const disputeReasons = ['notMine', 'twice', 'noOutcome', 'wrongOutcome', 'paid', 'old'] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** Why a copy of one's own file is free. */
export const fileGrounds = ['adverse', 'yearly'] as const;
export type FileGround = (typeof fileGrounds)[number];

/** Copies that go along. */
export const enclosures = ['outcome', 'order', 'payment', 'address', 'report'] as const;
export type Enclosure = (typeof enclosures)[number];

export const letterCourts = ['magistrate', 'civil', 'state', 'superior'] as const;
export type LetterCourt = (typeof letterCourts)[number];

/** Fields of one line. */
const lineFields = ['name', 'birthYear', 'report', 'landlord', 'county', 'docket', 'amount', 'page'] as const;
/** Fields of several lines. */
const textFields = ['address', 'recipient', 'entry', 'facts'] as const;
const dayFields = ['date', 'noticeDay', 'orderDay', 'judgmentDay', 'paidDay'] as const;
const choiceFields = ['kind', 'ground', 'court'] as const;
const listFields = ['reasons', 'papers'] as const;

export type LineField = (typeof lineFields)[number];
export type LinesField = (typeof textFields)[number];
export type DayField = (typeof dayFields)[number];
export type LetterField =
  LineField | LinesField | DayField | (typeof choiceFields)[number] | (typeof listFields)[number];

export type LetterAnswers = { readonly [Field in Exclude<LetterField, 'reasons' | 'papers'>]: string } & {
  readonly reasons: readonly string[];
  readonly papers: readonly string[];
};

export const emptyLetter: LetterAnswers = {
  kind: 'dispute',
  name: '',
  address: '',
  date: '',
  recipient: '',
  birthYear: '',
  report: '',
  entry: '',
  facts: '',
  landlord: '',
  noticeDay: '',
  county: '',
  docket: '',
  orderDay: '',
  judgmentDay: '',
  paidDay: '',
  amount: '',
  page: '',
  ground: 'adverse',
  court: '',
  reasons: [],
  papers: [],
};

export const isOneOf = <Code extends string>(codes: readonly Code[], value: string): value is Code =>
  (codes as readonly string[]).includes(value);

const inGroup = {
  line: (field: LetterField): field is LineField => isOneOf(lineFields, field),
  lines: (field: LetterField): field is LinesField => isOneOf(textFields, field),
  day: (field: LetterField): field is DayField => isOneOf(dayFields, field),
};
export const isLinesField = inGroup.lines;
export const isDayField = inGroup.day;

/** What every letter asks first. */
export const letterHead = ['name', 'address', 'date', 'recipient'] as const;
const fieldsOf: Readonly<Record<LetterKind, readonly LetterField[]>> = {
  dispute: [...letterHead, 'report', 'entry', 'reasons', 'facts', 'papers', 'birthYear'],
  limited: [...letterHead, 'report', 'entry', 'court', 'county', 'docket', 'orderDay', 'papers', 'birthYear'],
  bureau: [...letterHead, 'report', 'entry', 'reasons', 'facts', 'papers', 'birthYear'],
  network: [...letterHead, 'entry', 'reasons', 'facts', 'papers', 'birthYear'],
  website: [...letterHead, 'page', 'entry', 'reasons', 'facts', 'papers'],
  file: [...letterHead, 'ground', 'landlord', 'noticeDay', 'birthYear'],
  satisfied: [...letterHead, 'court', 'county', 'docket', 'judgmentDay', 'paidDay', 'amount', 'papers'],
};

/** The questions of a letter, in the order in which they are asked. */
export function letterFields({
  kind,
  ground,
}: Pick<LetterAnswers, 'kind' | 'ground'>): readonly LetterField[] {
  const fields = fieldsOf[kindOf(kind)];
  return ground === 'adverse' ? fields : fields.filter((field) => !isOneOf(adverseAlone, field));
}
const adverseAlone = ['landlord', 'noticeDay'] as const;

export function kindOf(kind: string): LetterKind {
  return isOneOf(letterKinds, kind) ? kind : 'dispute';
}

/** Papers that may go along with a letter. The order always goes with a letter about it. */
export const offeredPapers: Readonly<Record<LetterKind, readonly Enclosure[]>> = {
  dispute: ['outcome', 'payment', 'address', 'report'],
  limited: ['report'],
  bureau: ['outcome', 'payment', 'address', 'report'],
  network: ['outcome', 'order', 'payment'],
  website: ['outcome', 'order', 'payment'],
  file: [],
  satisfied: ['payment'],
};

/** Sentences and items of a letter; `i18n` has the words of each. */
export const letterLines = [
  'sender',
  'date',
  'recipient',
  'subject.dispute',
  'subject.limited',
  'subject.bureau',
  'subject.network',
  'subject.website',
  'subject.file',
  'subject.satisfied',
  'greeting',
  'report',
  'entry',
  'networkEntry',
  'pageEntry',
  'page',
  'reasons',
  'reason.notMine',
  'reason.twice',
  'reason.noOutcome',
  'reason.wrongOutcome',
  'reason.paid',
  'reason.old',
  'facts',
  'order',
  'orderAsk',
  'reinvestigate',
  'accuracy',
  'time',
  'networkAsk',
  'networkReports',
  'pageAsk',
  'ground.adverse',
  'ground.yearly',
  'fileAsk',
  'fileIdentity',
  'judgment',
  'paid',
  'duty',
  'satisfiedAsk',
  'papers',
  'paper.outcome',
  'paper.order',
  'paper.payment',
  'paper.address',
  'paper.report',
  'birthYear',
  'closing',
  'signature',
] as const;
export type LetterLine = (typeof letterLines)[number];

/** Facts that a line of a letter states: content/letters.yml has each with its source and day. */
export const letterFacts = [
  'reinvestigation',
  'accuracy',
  'age',
  'free-after-notice',
  'free-each-year',
  'satisfaction',
  'bureaus',
] as const;
export type LetterFact = (typeof letterFacts)[number];

/** Which line rests on which fact. A line that names a law or counts days has to be here. */
export const factsOfLines: Partial<Readonly<Record<LetterLine, LetterFact>>> = {
  'reason.old': 'age',
  reinvestigate: 'reinvestigation',
  accuracy: 'accuracy',
  time: 'reinvestigation',
  networkReports: 'reinvestigation',
  'ground.adverse': 'free-after-notice',
  'ground.yearly': 'free-each-year',
  duty: 'satisfaction',
};

/** The lines of a letter, from the top. What was not answered stays in it as a blank, to be filled in by hand. */
export function composeLetter(answers: LetterAnswers): readonly LetterLine[] {
  const kind = kindOf(answers.kind);
  const papers = offeredPapers[kind].filter((paper) => answers.papers.includes(paper));
  const along: readonly Enclosure[] = kind === 'limited' ? ['order', ...papers] : papers;
  return [
    'sender',
    'date',
    'recipient',
    `subject.${kind}`,
    'greeting',
    ...bodyOf(kind, answers),
    ...(along.length > 0 ? (['papers', ...along.map((paper) => `paper.${paper}` as const)] as const) : []),
    ...(letterFields(answers).includes('birthYear') ? (['birthYear'] as const) : []),
    'closing',
    'signature',
  ];
}

/** Where the entry stands, and what is asked for: a report has its law, a list has it where it makes reports, a page has none. */
const beginnings = {
  dispute: ['report', 'entry'],
  bureau: ['report', 'entry'],
  network: ['networkEntry'],
  website: ['pageEntry', 'page'],
} as const satisfies Partial<Record<LetterKind, readonly LetterLine[]>>;
const asks = {
  dispute: ['reinvestigate', 'accuracy', 'time'],
  bureau: ['reinvestigate', 'accuracy', 'time'],
  network: ['networkAsk', 'networkReports'],
  website: ['pageAsk'],
} as const satisfies Partial<Record<LetterKind, readonly LetterLine[]>>;

function bodyOf(kind: LetterKind, answers: LetterAnswers): readonly LetterLine[] {
  if (kind === 'dispute' || kind === 'bureau' || kind === 'network' || kind === 'website') {
    const reasons = disputeReasons.filter((reason) => answers.reasons.includes(reason));
    return [
      ...beginnings[kind],
      ...(reasons.length > 0
        ? (['reasons', ...reasons.map((reason) => `reason.${reason}` as const)] as const)
        : []),
      // Without a reason the letter needs words of its own, so the blank for them stays.
      ...(answers.facts.trim() !== '' || reasons.length === 0 ? (['facts'] as const) : []),
      ...asks[kind],
    ];
  }
  if (kind === 'limited')
    return ['report', 'entry', 'order', 'orderAsk', 'reinvestigate', 'accuracy', 'time'];
  if (kind === 'file')
    return [answers.ground === 'yearly' ? 'ground.yearly' : 'ground.adverse', 'fileAsk', 'fileIdentity'];
  return ['judgment', 'paid', 'duty', 'satisfiedAsk'];
}
