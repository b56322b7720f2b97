// A client with one case, as the server would answer: what the portal weighs is measured with a case open.
import { rights } from '#domain/access/rights.ts';
import type { OwnAccount } from '#domain/access/own-account.ts';
import type { MatterOutcome } from '#domain/cases/endings.ts';
import { choicesOf } from '#domain/notices/choices.ts';
import { readingOf } from '#domain/cases/reading.ts';
import { sightOf } from '#domain/cases/sight.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { panels } from '#domain/portal/panels.ts';
import type { StepList } from '#domain/cases/matter-steps.ts';
import { stageOfSteps } from '#domain/cases/stage-of-steps.ts';
import type { ClientPaper, ClientPapers } from '#domain/cases/papers.ts';
import type { Locale } from '#domain/languages.ts';
import type { ClientFileRequest, FileRequests } from '#domain/cases/file-requests.ts';
import type { ClientThread } from '#domain/cases/thread.ts';
import type { CaseShelf } from '#domain/portal/case-files.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import type { Dashboard } from '#domain/portal/dashboard.ts';
import type { Timeline } from '#domain/portal/timeline.ts';
import type { StaffMember } from '#domain/workplace/lists.ts';

const id = '10000000-0000-4000-8000-000000000001';
const sight = { status: 'preparing', reading: 'preparing', turn: 'us', hold: null, about: null } as const;
const facts = {
  id,
  caseNumber: 'FK-2026-ACDE34',
  packageId: 'standard',
  status: 'preparing',
  sight,
  county: 'DeKalb',
  moneyBack: null,
} as const;

const dashboard: Dashboard = {
  user: {
    id,
    email: 'maria@example.com',
    firstName: 'María',
    lastName: 'Núñez',
    preferredLanguage: 'es',
    role: 'client',
  },
  cases: [
    {
      ...facts,
      title: 'Registro de desalojo, condado de DeKalb',
      county: 'DeKalb',
      createdAt: '2026-11-02T15:00:00Z',
      applicationReference: null,
      applicationStatus: null,
      filesMissing: [],
      updates: [],
      documents: [],
    },
  ],
  orders: [],
  layout: { order: panels, hidden: [] },
  waitingApplications: [],
};
const matter: CasePage['matters'][number] = {
  id: '10000000-0000-4000-8000-000000000002',
  place: 1,
  version: 1,
  status: 'preparing',
  reading: 'preparing',
  turn: 'us',
  asks: [],
  leftOut: false,
  court: 'magistrate',
  county: 'DeKalb',
  docketNumber: '24-D-01',
  nameAsFiled: 'Maria Nunez',
  filedOn: null,
  filedBy: null,
  hearingAt: null,
  hearingPlace: null,
  decidedOn: null,
  outcome: null,
  outcomePart: null,
  limitEndsOn: null,
  hiddenSeenOn: null,
  lastCheck: null,
  parties: [],
};
const page: CasePage = {
  ...facts,
  about: {
    title: 'Registro de desalojo, condado de DeKalb',
    totalCostCents: 49_500,
    createdAt: '2026-11-02T15:00:00Z',
    completedOn: null,
  },
  preparer: 'Sam',
  hasPreparerPicture: false,
  due: { at: '2026-12-01T16:00:00Z', isLate: false },
  checkedAt: null,
  matters: [matter],
  endNotes: [],
  unread: 0,
  requests: [],
  celebrate: null,
  lastWords: null,
  offer: null,
  plan: null,
};
const requests: FileRequests<ClientFileRequest> = { items: [] };
const papers: ClientPapers = { matters: [] };
const thread: ClientThread = {
  items: [
    {
      id: '10000000-0000-4000-8000-000000000003',
      from: 'us',
      name: 'Sam',
      language: 'en',
      text: 'I am reading your file. You will hear from me this week.',
      translation: null,
      sentAt: '2026-11-20T15:00:00Z',
      readAt: '2026-11-20T16:00:00Z',
      isUrgent: false,
      files: [],
    },
  ],
  before: null,
  unread: 0,
};
const shelf: CaseShelf = { items: [], before: null };
const timeline: Timeline = { items: [], before: null };

/** The papers of a matter that a client is asked about. */
const kinds = ['motion', 'proposed_order', 'certificate_of_service', 'cover_letter'] as const;

const asksOf: Readonly<Partial<Record<CaseStatus, CasePage['matters'][number]['asks']>>> = {
  waiting_for_application: ['application'],
  waiting_for_client: ['answer'],
  client_review: ['danger_answer', 'client_approval'],
  ready_to_file: ['signed_copy', 'court_fee', 'filing'],
};

const seen = new Set<CaseStatus>([
  'client_review',
  'ready_to_file',
  'filed',
  'hearing_set',
  'granted',
  'denied',
]);

/**
 * The same case in another state and of another package, its dates and outcome as that state has them. It is as full as
 * cases become: three matters with VIP, four papers each, thirty messages.
 */
export function caseIn(status: CaseStatus, packageId: PackageId, language: Locale = 'es') {
  const isDecided = ['granted', 'denied', 'notifying', 'closed'].includes(status);
  const outcome: MatterOutcome | null = status === 'denied' ? 'denied' : isDecided ? 'granted' : null;
  const endReason = status === 'cancelled' ? 'client_stopped' : null;
  const isFiled = isDecided || status === 'filed' || status === 'hearing_set';
  const stands = {
    status,
    need: null,
    isSigned: false,
    isFeeSettled: false,
    filedBy: null,
    outcome,
    endReason,
    decidedOn: isDecided ? '2026-11-20' : null,
  } as const;
  const hasMatter = status !== 'waiting_for_application' && status !== 'submitted';
  const places = hasMatter ? (packageId === 'vip' ? [1, 2, 3] : [1]) : [];
  const own = sightOf({
    status,
    packageId,
    staffDeliver: false,
    holds: [],
    matters: places.map((place) => ({ ...stands, place })),
  });
  const isAsked = status === 'waiting_for_client';
  const matters = places.map((place) => ({
    ...matter,
    id: matter.id.replace(/2$/, String(place + 1)),
    place,
    status,
    reading: readingOf({ ...stands, packageId, staffDeliver: false }),
    turn: own.turn,
    asks: asksOf[status] ?? [],
    docketNumber: `24-D-0${place}`,
    filedOn: isFiled ? '2026-11-10' : null,
    hearingAt: status === 'hearing_set' ? '2099-12-10T14:30:00Z' : null,
    hearingPlace: status === 'hearing_set' ? 'DeKalb County Courthouse, Room 2B' : null,
    decidedOn: stands.decidedOn,
    outcome,
    parties: [landlord],
  }));
  const asked: ClientFileRequest = {
    id: '10000000-0000-4000-8000-000000000040',
    matterId: null,
    status: 'needed',
    what: language === 'es' ? 'Una foto de la carta del tribunal' : 'A photo of the letter from the court',
    why: null,
    language,
    dueOn: '2026-12-05',
    returnedNote: null,
    answeredAt: null,
    closedAt: null,
    version: 1,
    createdAt: '2026-11-20T15:00:00Z',
    files: [],
  };
  return answersOf(
    {
      ...page,
      packageId,
      status,
      sight: own,
      due: own.turn === 'us' || own.turn === 'attorney' ? page.due : null,
      unread: 2,
      requests: isAsked ? [{ id: asked.id, what: asked.what, language, dueOn: asked.dueOn }] : [],
      matters,
    },
    {
      requests: { items: isAsked ? [asked] : [] },
      papers: {
        matters: matters.map((one) => ({
          ...paperMatter(one.id, one.place, status),
          papers: seen.has(status) ? kinds.map((kind, index) => paperOf(kind, one.place * 10 + index)) : [],
        })),
      },
      thread: { items: Array.from({ length: 30 }, (_, place) => messageOf(place)), before: null, unread: 2 },
    },
  );
}

const landlord = {
  id: '10000000-0000-4000-8000-000000000050',
  role: 'plaintiff',
  name: 'Example Homes LLC',
  isClient: false,
  address: '1 Court Square, Atlanta, GA 30303',
  phone: null,
  attorneyOfRecord: null,
  registeredAgent: null,
  dangerAnswer: null,
  version: 1,
} as const;

const paperMatter = (matterId: string, place: number, status: CaseStatus) => ({
  id: matterId,
  place,
  status,
  version: 1,
  county: 'DeKalb',
  docketNumber: `24-D-0${place}`,
  nameAsFiled: 'Maria Nunez',
  signedCopyAt: null,
  courtFeeSettledAt: null,
  inDanger: false,
});

const paperOf = (kind: (typeof kinds)[number], number: number): ClientPaper => ({
  paperId: `10000000-0000-4000-8000-0000000001${number}`,
  documentId: `10000000-0000-4000-8000-0000000002${number}`,
  kind,
  title: null,
  language: 'en',
  number: 1,
  status: 'attorney_approved',
  sha256: 'a'.repeat(64),
  pageCode: 'K7M2QX',
  name: `${kind}.pdf`,
  size: 80_000,
  changeAsked: null,
  isMade: true,
  createdAt: '2026-11-20T15:00:00Z',
  isCurrent: true,
  approvedAt: null,
});

const messageOf = (place: number): ClientThread['items'][number] => ({
  id: `10000000-0000-4000-8000-0000000003${String(place + 10)}`,
  from: place % 2 === 0 ? 'client' : 'us',
  name: place % 2 === 0 ? null : 'Sam',
  language: 'es',
  text: 'Gracias por su mensaje. Ya tenemos la carta, y le escribimos en cuanto haya novedades.',
  translation: null,
  sentAt: new Date(Date.parse('2026-11-20T15:00:00Z') + place * 3_600_000).toISOString(),
  readAt: place < 26 ? '2026-11-22T15:00:00Z' : null,
  isUrgent: false,
  files: [],
});

const steps = (stage: StepList['stage']): StepList => ({
  stage,
  steps: (['check_papers', 'ask_clerk', 'sign_papers', 'make_copies'] as const).map((step) => ({
    step,
    by: 'client',
    isByFact: false,
    doneAt: null,
    doneBy: null,
    court: [],
    unknown: ['copies'],
  })),
});

interface Parts {
  readonly requests: FileRequests<ClientFileRequest>;
  readonly papers: ClientPapers;
  readonly thread: ClientThread;
}

function answersOf(one: CasePage, parts: Parts = { requests, papers, thread }) {
  const { packageId, status, sight: own } = one;
  const stage = stageOfSteps(status);
  return {
    query: `?case=${id}`,
    answers: {
      '/api/dashboard': {
        ...dashboard,
        cases: dashboard.cases.map((row) => ({ ...row, packageId, status, sight: own })),
      },
      [`/api/cases/${id}`]: one,
      [`/api/cases/${id}/requests`]: parts.requests,
      [`/api/cases/${id}/papers`]: parts.papers,
      [`/api/cases/${id}/messages`]: parts.thread,
      [`/api/cases/${id}/messages/read`]: { read: 2 },
      [`/api/cases/${id}/files`]: shelf,
      [`/api/cases/${id}/timeline`]: timeline,
      [`/api/cases/${id}/calls`]: { isOffered: true, call: null, phone: null, languages: [], slots: [] },
      [`/api/cases/${id}/draft`]: { draft: null },
      '/api/notices': { items: [], unread: 2, before: null },
      ...Object.fromEntries(
        one.matters.map((shown) => [`/api/cases/${id}/matters/${shown.id}/steps`, steps(stage)]),
      ),
    } as Readonly<Record<string, object>>,
  };
}

/** The page of this case, and the answers to what it asks; what is not here does not answer. */
export const openCase = answersOf(page);

const own: OwnAccount = {
  email: dashboard.user.email,
  firstName: dashboard.user.firstName,
  lastName: dashboard.user.lastName,
  preferredLanguage: 'es',
  notices: choicesOf({}),
  ways: null,
  hasPicture: false,
  cases: [{ id, caseNumber: facts.caseNumber, address: '1 Elm Street, Atlanta, Georgia 30303', call: null }],
  pendingEmail: null,
  pendingEmailFrom: null,
  erasureDue: null,
  isClient: true,
  sessions: [],
};

/** The account of the same client. */
export const openAccount = {
  query: '',
  answers: { '/api/account': own, '/api/account/activity': { entries: [], next: null } },
};

const member: StaffMember = {
  id,
  name: 'Sam Reed',
  email: 'sam@example.com',
  role: 'admin',
  rights: [...rights],
  preferences: { shortcuts: true, undoSeconds: 10 },
};

/** The workplace of somebody who has just come in. */
export const openWorkplace = { query: '', answers: { '/api/staff/session': member } } as const;
