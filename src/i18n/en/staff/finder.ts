/** What people call a section, beside its name and what it is for. Only the search reads it. */
const words = {
  today: 'start home overview tasks to do due',
  approvals: 'approve papers attorney lawyer review',
  cases: 'clients board files matters',
  team: 'hearings calls deadlines dates week month schedule',
  applications: 'intake forms new clients waiting review',
  tickets: 'questions help support',
  inbox: 'messages mails email texts sms answers replies',
  messages: 'contact form website',
  orders: 'orders payments paid receipts installments cards stripe disputes',
  refunds: 'money back give back return refund requests',
  mail: 'bounced failed outbox undelivered spam service health jobs errors',
  'data-requests': 'privacy deletion erasure copy export personal data',
  offer: 'switches prices packages launch on sale open closed',
  'days-off': 'closures closed office vacation holidays away absent',
  'call-hours': 'call hours availability booking appointments my days off',
  replies: 'canned responses snippets standard answers texts',
  counties: 'courts clerks court fees addresses counties',
  templates: 'templates documents forms motions letters versions wording',
  people: 'staff team colleagues invite rights roles attorneys admin accounts',
  duplicates: 'merge same person twice two accounts',
  counts: 'statistics reports numbers charts counts analytics revenue funnel',
  audit: 'log history who saw who changed trail',
  'set-up': 'settings configuration preferences options',
};
export type FinderWords = typeof words;
export default words;
