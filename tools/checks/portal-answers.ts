// A client with one case, as the server would answer: what the portal weighs is measured with a case open.
import { rights } from '#domain/access/rights.ts';
import type { OwnAccount } from '#domain/access/own-account.ts';
import { choicesOf } from '#domain/notices/choices.ts';
import { readingOf } from '#domain/cases/reading.ts';
import { sightOf } from '#domain/cases/sight.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { panels } from '#domain/portal/panels.ts';
import type { ClientPapers } from '#domain/cases/papers.ts';
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
  parties: [],
};
const page: CasePage = {
  ...facts,
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
      files: [],
    },
  ],
  before: null,
  unread: 0,
};
const shelf: CaseShelf = { items: [], before: null };
const timeline: Timeline = { items: [], before: null };

/** The page of this case, and the answers to what it asks; what is not here does not answer. */
export const openCase = answersOf(page);

/** The same case in another state and of another package, its dates and outcome as that state has them. */
export function caseIn(status: CaseStatus, packageId: PackageId): typeof openCase {
  const isDecided = ['granted', 'denied', 'notifying', 'closed'].includes(status);
  const outcome = status === 'denied' ? 'denied' : isDecided ? 'granted' : null;
  const endReason = status === 'cancelled' ? 'client_stopped' : null;
  const stands = {
    status,
    need: null,
    place: 1,
    isSigned: false,
    isFeeSettled: false,
    filedBy: null,
    outcome,
    endReason,
  } as const;
  const hasMatter = status !== 'waiting_for_application' && status !== 'submitted' && status !== 'in_review';
  const own = sightOf({
    status,
    packageId,
    staffDeliver: false,
    holds: [],
    matters: hasMatter ? [stands] : [],
  });
  const isFiled = isDecided || status === 'filed' || status === 'hearing_set';
  return answersOf({
    ...page,
    packageId,
    status,
    sight: own,
    due: own.turn === 'us' ? page.due : null,
    matters: [
      {
        ...matter,
        status,
        reading: readingOf({ ...stands, packageId, staffDeliver: false }),
        turn: own.turn,
        filedOn: isFiled ? '2026-11-10' : null,
        hearingAt: status === 'hearing_set' ? '2026-12-10T14:30:00Z' : null,
        decidedOn: isDecided ? '2026-11-20' : null,
        outcome,
      },
    ],
  });
}

function answersOf(one: CasePage) {
  const { packageId, status, sight: own } = one;
  return {
    query: `?case=${id}`,
    answers: {
      '/api/dashboard': {
        ...dashboard,
        cases: dashboard.cases.map((row) => ({ ...row, packageId, status, sight: own })),
      },
      [`/api/cases/${id}`]: one,
      [`/api/cases/${id}/requests`]: requests,
      [`/api/cases/${id}/papers`]: papers,
      [`/api/cases/${id}/messages`]: thread,
      [`/api/cases/${id}/files`]: shelf,
      [`/api/cases/${id}/timeline`]: timeline,
    } as Readonly<Record<string, object>>,
  };
}

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
  preferences: { shortcuts: true },
};

/** The workplace of somebody who has just come in. */
export const openWorkplace = { query: '', answers: { '/api/staff/session': member } } as const;
