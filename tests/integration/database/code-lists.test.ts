import { faultSides } from '#domain/operations/faults.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activityKinds } from '#domain/access/activity.ts';
import { rights } from '#domain/access/rights.ts';
import { roles } from '#domain/access/roles.ts';
import { contactChannels, contactDirections } from '#domain/cases/contact-log.ts';
import { endReasons, holdKinds, matterOutcomes, refundShares } from '#domain/cases/endings.ts';
import { docketFindings } from '#domain/cases/court-checks.ts';
import { requestStatuses } from '#domain/cases/file-requests.ts';
import { caseFlags } from '#domain/cases/flags.ts';
import { matterSteps } from '#domain/cases/matter-steps.ts';
import { stepStages } from '#domain/cases/stage-of-steps.ts';
import { letterAnswers } from '#domain/cases/letter-tracks.ts';
import {
  courtTypes,
  factSources,
  filers,
  filingWays,
  judgmentStates,
  partyRoles,
} from '#domain/cases/matters.ts';
import { anyMilestones } from '#domain/cases/milestones.ts';
import { printedFacts } from '#domain/cases/facts-on-papers.ts';
import { statementStates } from '#domain/cases/need-facts.ts';
import { hearingAnswers } from '#domain/intake/near-hearing.ts';
import { readingNeeds } from '#domain/cases/reading-needs.ts';
import { moveNeeds } from '#domain/cases/moves.ts';
import { paperKinds, paperStates, readingWays } from '#domain/cases/papers.ts';
import { eventKinds, eventStatuses } from '#domain/calendar/events.ts';
import { undoKinds } from '#domain/workplace/undo.ts';
import { caseStatuses, caseUpdateCodes } from '#domain/cases/status.ts';
import { taskCodes } from '#domain/cases/tasks.ts';
import { cameByWays } from '#domain/channels/channels.ts';
import { consentEnds as textConsentEnds, textDeliveries, textKinds } from '#domain/texts/kinds.ts';
import { textMeanings } from '#domain/texts/meaning.ts';
import { messagePriorities, messageStatuses } from '#domain/cases/thread.ts';
import { upgradeStatuses } from '#domain/cases/upgrades.ts';
import { turnHolders } from '#domain/promises/turns.ts';
import { courtFields } from '#domain/counties/court-values.ts';
import { inboxTypes } from '#domain/contact/inbox.ts';
import { suspicions } from '#domain/contact/robots.ts';
import { quizOutcomes, quizStates, quizTimeframes } from '#domain/eligibility/answers.ts';
import { quizResults } from '#domain/eligibility/assess.ts';
import { goalKinds, goalStatuses } from '#domain/goals/goals.ts';
import { referralAnswers, referralReasons, referralStanding } from '#domain/help/referrals.ts';
import { supporterBonds, supporterSights } from '#domain/supporters/rules.ts';
import { devices } from '#domain/intake/devices.ts';
import {
  benefits,
  caseOutcomes,
  evictionCounts,
  interpreterNeeds,
  openAnswers,
  sealingReasons,
  urgencies,
  yesNo,
} from '#domain/intake/options.ts';
import { intakeStatuses } from '#domain/intake/status.ts';
import { locales } from '#domain/languages.ts';
import { categories } from '#domain/learning/modules.ts';
import { clientMailKinds, staffMailKinds } from '#domain/mail/kinds.ts';
import { mailDoubts } from '#domain/received-mail/doubts.ts';
import { takenWays } from '#domain/papers/statement.ts';
import { orderStatuses, reviewReasons } from '#domain/orders/status.ts';
import { noticeDeliveries, noticeKinds } from '#domain/notices/kinds.ts';
import { dataRequestStatuses, declineReasons } from '#domain/own-data/requests.ts';
import { duplicateReasons, mergeStatuses } from '#domain/people/merges.ts';
import { factTags } from '#domain/papers/legal-facts.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { processorRefundStatuses } from '#domain/refunds/processor-status.ts';
import { chargeOutcomes, consentEnds, consentStatuses } from '#domain/orders/card-consent.ts';
import { earlyDateDecisions } from '#domain/orders/early-date.ts';
import { planEnds, planStatuses } from '#domain/orders/parts.ts';
import { anyRefundReasons, refundStatuses, settlementMeans } from '#domain/refunds/rule.ts';
import { ticketCategories, ticketStatuses } from '#domain/tickets/codes.ts';
import { countedEvents } from '#domain/tracking/events.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Every code of the database with the list of the domain that says what it may be. */
const domainLists: Readonly<Record<string, readonly string[]>> = {
  fault_side: faultSides,
  account_role: roles,
  actor_role: [...roles, 'system'],
  ball_holder: turnHolders,
  court_field: courtFields,
  activity_kind: activityKinds,
  benefit: benefits,
  charge_outcome: chargeOutcomes,
  early_date_decision: earlyDateDecisions,
  consent_status: consentStatuses,
  consent_end: consentEnds,
  case_flag: caseFlags,
  case_status: caseStatuses,
  case_update_code: caseUpdateCodes,
  undo_kind: undoKinds,
  contact_channel: contactChannels,
  contact_direction: contactDirections,
  counted_event: countedEvents,
  court_type: courtTypes,
  data_request_refusal: declineReasons,
  data_request_status: dataRequestStatuses,
  device: devices,
  duplicate_reason: duplicateReasons,
  end_reason: endReasons,
  event_kind: eventKinds,
  event_status: eventStatuses,
  docket_finding: docketFindings,
  letter_answer: letterAnswers,
  matter_step: matterSteps,
  step_stage: stepStages,
  eviction_count: evictionCounts,
  eviction_outcome: caseOutcomes,
  notice_delivery: noticeDeliveries,
  notice_kind: noticeKinds,
  open_answer: openAnswers,
  fact_source: factSources,
  fact_tag: factTags,
  filer: filers,
  filing_way: filingWays,
  goal_kind: goalKinds,
  goal_status: goalStatuses,
  referral_answer: referralAnswers,
  referral_reason: referralReasons,
  referral_step: referralStanding,
  supporter_bond: supporterBonds,
  supporter_sight: supporterSights,
  hold_kind: holdKinds,
  inquiry_type: inboxTypes,
  intake_status: intakeStatuses,
  interpreter_need: interpreterNeeds,
  judgment_state: judgmentStates,
  locale: locales,
  milestone_kind: anyMilestones,
  mail_kind: [...clientMailKinds, ...staffMailKinds],
  matter_outcome: matterOutcomes,
  merge_status: mergeStatuses,
  message_priority: messagePriorities,
  message_status: messageStatuses,
  message_way: cameByWays,
  text_consent_end: textConsentEnds,
  text_delivery: textDeliveries,
  text_kind: textKinds,
  text_meaning: textMeanings,
  module_category: categories,
  move_need: moveNeeds,
  order_status: orderStatuses,
  printed_fact: printedFacts,
  hearing_answer: hearingAnswers,
  reading_need: readingNeeds,
  reading_way: readingWays,
  statement_state: statementStates,
  package_id: packageIds,
  paper_kind: paperKinds,
  paper_state: paperStates,
  party_role: partyRoles,
  processor_refund_status: processorRefundStatuses,
  quiz_outcome: quizOutcomes,
  quiz_result: quizResults,
  quiz_state: quizStates,
  quiz_timeframe: quizTimeframes,
  plan_end: planEnds,
  plan_status: planStatuses,
  refund_reason: anyRefundReasons,
  refund_share: refundShares,
  refund_status: refundStatuses,
  request_status: requestStatuses,
  review_reason: reviewReasons,
  sealing_reason: sealingReasons,
  settlement_means: settlementMeans,
  staff_right: rights,
  suspicion: suspicions,
  mail_doubt: mailDoubts,
  taken_way: takenWays,
  task_code: taskCodes,
  template_answer: ['approved', 'returned'],
  ticket_category: ticketCategories,
  ticket_status: ticketStatuses,
  upgrade_status: upgradeStatuses,
  urgency: urgencies,
  yes_no: yesNo,
};

/** Codes that only the database and the services of the server speak of. */
const withoutDomain = [
  'account_payment_status',
  'account_type',
  'case_priority',
  'data_request_source',
  'email_link_purpose',
  'file_scan',
  'mail_delivery',
  'mail_status',
  'money_back',
  'received_outcome',
  'received_status',
  'review_resolution',
  'run_outcome',
  'setup_purpose',
  'stuck_kind',
  'upload_purpose',
  'upload_status',
];

test('every list of codes in the database is the one of the domain', async () => {
  const rows = await database.sql<{ name: string; codes: string[] }[]>`
    select type.typname as name, array_agg(label.enumlabel::text) as codes
    from pg_type as type join pg_enum as label on label.enumtypid = type.oid
    where type.typnamespace = 'public'::regnamespace
    group by type.typname order by type.typname`;
  const sorted = (lists: Iterable<readonly [string, readonly string[]]>) =>
    Object.fromEntries([...lists].map(([name, codes]) => [name, codes.toSorted()]));
  const stored = new Map(rows.map(({ name, codes }) => [name, codes]));
  for (const name of withoutDomain) expect(stored.delete(name), name).toBe(true);
  expect(sorted(stored)).toEqual(sorted(Object.entries(domainLists)));
});

test('a list of codes is a type, which the generated types carry, and no check on a text', async () => {
  // Nothing writes to these yet.
  const unwritten = ['client_notifications'];
  const lists = await database.sql`
    select conrelid::regclass::text as table, conname as name
    from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace
      and pg_get_constraintdef(oid) ~ '= ANY \\(ARRAY\\[.*::text'
      and conrelid::regclass::text <> all (${unwritten})`;
  expect(lists).toEqual([]);
});
