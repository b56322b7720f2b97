import type { NeedFacts } from '#domain/cases/need-facts.ts';
import {
  bringerOf,
  clientAsks,
  matterNeeds,
  openNeeds,
  readingNeedOf,
  type MatterNeed,
} from '#domain/cases/needs.ts';
import { nextFor } from '#domain/cases/next-for.ts';
import { readingOf } from '#domain/cases/reading.ts';
import { nothingOpen } from '#domain/cases/sample-needs.ts';
import { caseStatuses, type CaseStatus } from '#domain/cases/status.ts';
import { turnOf } from '#domain/cases/turn.ts';
import { caseReadingWords } from '#i18n/cases.ts';

/** The facts by which each need is open. */
const opened: Readonly<Record<MatterNeed, Partial<NeedFacts>>> = {
  application: {},
  answer: {},
  record_match: { isMatched: false },
  flags: { isFlagged: true },
  danger_decision: { inDanger: true },
  statement: { kinds: [], statement: 'none' },
  translation: { kinds: [], statement: 'told' },
  read_back: { kinds: [], statement: 'translated' },
  papers: { kinds: [], motionApproved: false },
  current_papers: { changedKinds: ['motion'] },
  attorney_approval: { attorneyApproved: false },
  danger_answer: { dangerOpen: true },
  client_approval: { clientApproved: false },
  payment: { isPaidUp: false },
  signed_copy: { isSigned: false },
  court_fee: { isFeeSettled: false },
  filing: {},
};

const outcomes: Partial<Record<CaseStatus, 'granted' | 'denied'>> = {
  granted: 'granted',
  denied: 'denied',
  notifying: 'granted',
  closed: 'granted',
};

function rowOf(facts: NeedFacts, need: MatterNeed | null): string {
  const shown = { ...facts, need: readingNeedOf(facts) };
  const reading = readingOf({ ...shown, outcome: outcomes[facts.status] ?? null, endReason: null });
  const asks = clientAsks(facts);
  const { act, to, by } = nextFor(facts);
  const cells = [
    `\`${facts.status}\``,
    need === null ? 'nothing' : `\`${need}\` (${bringerOf(need, facts)})`,
    `${caseReadingWords.en.readings[reading].badge}; turn: ${turnOf(shown)}`,
    asks.length === 0 ? 'nothing' : asks.map((one) => `\`${one}\``).join(', '),
    `\`${act}\`${to === null ? '' : `, then \`${to}\``}; by: ${by}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Each state with each need open alone: what the client reads and is asked, and what staff are offered. */
export function needsTable(): string {
  const rows = caseStatuses.flatMap((status) => {
    const base = { ...nothingOpen, status };
    const always = new Set(openNeeds(base));
    const ofState = matterNeeds.filter((need) => {
      const facts = { ...base, ...opened[need] };
      return !always.has(need) && openNeeds(facts).includes(need);
    });
    const [standing] = always;
    return [
      ...ofState.map((need) => rowOf({ ...base, ...opened[need] }, need)),
      rowOf(base, standing ?? null),
    ];
  });
  return [
    '## Who reads and does what',
    'Made from the table of needs (`src/domain/cases/needs.ts`), for a package whose client goes to the court. Each line has one need open and all others met.',
    [
      '| state | still open (who brings it) | the client reads | the client is asked for | staff are offered |',
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
  ].join('\n\n');
}
