import { periods, type PeriodName } from '#domain/retention/periods.ts';
import type { Database } from '#server/database/schema.ts';

type TableName = keyof Database['public']['Tables'];

const time = (name: PeriodName) => {
  const { count, unit } = periods[name];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
const withCase = `Deleted with what else belongs to its case, ${time('closedCase')} after the case was closed; with an account that is deleted, at once.`;
const never = 'Never deleted.';
const payment = 'Never deleted: tax law asks for payments.';

/**
 * How long the rows of each table stay, in words; the numbers come from `src/domain/retention/periods.ts`. A new table
 * needs its line here before the types check.
 */
export const kept: Readonly<Record<TableName, string>> = {
  attorney_profiles: 'As long as the account is open.',
  audit_entries: `${never} The database refuses to change or remove a row. No answers or names stand in it.`,
  calendar_events: withCase,
  call_days_off: 'As long as the account of who works here is kept.',
  call_hours: 'As long as the account of who works here is kept.',
  calendar_addresses: 'Until the client ends it or makes another, or the account is closed.',
  case_documents: withCase,
  case_flags: withCase,
  case_holds: withCase,
  case_moves: never,
  case_papers: withCase,
  case_tasks: withCase,
  case_updates: withCase,
  case_words: 'Made from the rows of its case, and changed with them; what was emptied is no longer found.',
  case_writes: 'A week; the hourly sweep removes it.',
  case_presence: 'Minutes; a row older than an hour goes with the next look.',
  cases: `Emptied ${time('closedCase')} after it was closed; number, package, status and dates stay.`,
  client_activity: '90 days, counted when the next entry comes; with an account that is deleted, at once.',
  client_goals: withCase,
  client_messages: withCase,
  client_milestones: withCase,
  client_notifications: `90 days; ${withCase[0]?.toLowerCase()}${withCase.slice(1)}`,
  conflict_checks: withCase,
  contact_log: withCase,
  message_drafts: 'Until the message is sent or its text is cleared; gone with its case at the latest.',
  contact_answers: 'Deleted with the message it answers.',
  contact_submissions: `${time('message')} after the answer; a robot's, after it came. One that belongs to an application or a case goes with it. The key against pressing twice: ${time('repeatKey')}.`,
  counties: never,
  county_values: `${never} They are about courts; the name of who checked a value stands in the public file.`,
  court_matters: `Emptied ${time('closedCase')} after its case was closed; state, dates and outcome stay.`,
  daily_counts: `${never} Numbers by day, about nobody.`,
  dashboard_layouts: 'Deleted with the account.',
  data_requests: `The row stays; its address goes ${time('dataRequest')} after the decision, or at once when everything was deleted.`,
  document_templates: never,
  draft_links: 'Until the link runs out; the hourly sweep removes it.',
  eligibility_quizzes: `The answers stay; the address beside them goes after ${time('quizAddress')}, the key against pressing twice after ${time('repeatKey')}.`,
  email_change_links: 'Deleted with its change of address.',
  email_changes: `${time('addressChange')}, or until the account is closed.`,
  ending_refunds: never,
  file_requests: withCase,
  filing_rules: never,
  generated_documents: withCase,
  heartbeats: 'One row for each schedule, overwritten by every run.',
  intake_agreements: 'Deleted with its application; that of a paid application is never deleted.',
  intake_documents: 'Deleted with its application.',
  intake_drafts: 'Until it runs out without use or is sent; the hourly sweep removes it.',
  intake_forms: `Never paid: ${time('unpaidApplication')} after it was sent. Of a case: emptied with it, ${time('closedCase')} after the case was closed; the empty row stays with its order. The key against pressing twice: ${time('repeatKey')}.`,
  intake_moves: never,
  legal_facts: never,
  learning_progress: 'As long as the account is open.',
  matter_parties: withCase,
  letter_tracks: withCase,
  matter_steps: withCase,
  matter_statements: withCase,
  order_moves: never,
  order_payments: payment,
  orders: payment,
  order_upgrades: payment,
  payment_parts: payment,
  payment_plans: payment,
  outbox: `The row stays, so that nothing is mailed twice; address and content go ${time('mailContent')} after it was sent, ${time('deadLetter')} after it was given up.`,
  paper_approvals: withCase,
  password_setup_tokens: 'A week after the link ran out; the hourly sweep removes it.',
  person_aliases: 'As long as the account is open; deleted when it is closed or emptied.',
  person_keys: 'Made from the rows of its client, and changed with them; a closed account has none.',
  person_merges: `${never} The reason goes when one of the accounts is closed or emptied.`,
  payment_disputes: payment,
  payment_refunds: payment,
  recovery_codes: 'Until new ones are made or the second step is taken away.',
  refund_moves: never,
  refund_requests: 'The row stays with its payment; what was written in it goes with the case.',
  saved_views: 'Until its owner deletes it, or as long as their account is open. Filters alone, no search.',
  saved_replies: `${never} They name nobody; a pair that was removed is offered no more.`,
  request_moves: never,
  template_reviews: never,
  service_packages: `${never} A package that is sold no more stays for its orders.`,
  sessions: 'Until it ends; the hourly sweep removes it.',
  stripe_events: `${time('paymentEvent')} after it was handled.`,
  stuck_submissions: 'Until the submission it tells about is in the database.',
  support_tickets: withCase,
  ticket_messages: 'Deleted with the ticket they belong to.',
  throttles: 'Until its window ends; the hourly sweep removes it.',
  uploads:
    'Never sent: about a day. Otherwise as long as what it belongs to; the hourly sweep then removes file and row.',
  users: `As long as the account is open. Closed: the name goes after ${time('closedAccount')} if no case is kept. Never opened: the row goes after ${time('unopenedAccount')}.`,
};
