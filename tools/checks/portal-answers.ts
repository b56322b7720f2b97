// A client with one case, as the server would answer: what the portal weighs is measured with a case open.
import { rights } from '#domain/access/rights.ts';
import type { OwnActivity } from '#domain/access/activity.ts';
import type { OwnAccount } from '#domain/access/own-account.ts';
import { choicesOf } from '#domain/notices/choices.ts';
import { panels } from '#domain/portal/panels.ts';
import type { StepList } from '#domain/cases/matter-steps.ts';
import { stageOfSteps } from '#domain/cases/stage-of-steps.ts';
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
export const matter: CasePage['matters'][number] = {
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
  filedEnvelope: null,
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
export const page: CasePage = {
  ...facts,
  weFile: true,
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
      cameBy: 'portal',
      quoted: null,
      notTaken: [],
      files: [],
    },
  ],
  before: null,
  unread: 0,
};
const shelf: CaseShelf = { items: [], before: null };
const timeline: Timeline = { items: [], before: null };

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
    isForScreen: false,
    needsAccount: false,
  })),
});

interface Parts {
  readonly requests: FileRequests<ClientFileRequest>;
  readonly papers: ClientPapers;
  readonly thread: ClientThread;
}

export function answersOf(one: CasePage, parts: Parts = { requests, papers, thread }) {
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
      [`/api/cases/${id}/referrals`]: referrals,
      '/api/texts': { number: null, site: 'Fresh Key', consent: null },
      '/api/notices': { items: [], unread: 2, before: null },
      ...Object.fromEntries(
        one.matters.map((shown) => [`/api/cases/${id}/matters/${shown.id}/steps`, steps(stage)]),
      ),
    } as Readonly<Record<string, object>>,
  };
}

/** To whom the answers may be handed where we cannot help. */
const referrals = {
  isOffered: true,
  organizations: [
    {
      id: 'georgia-legal-services',
      name: 'Georgia Legal Services Program',
      url: 'https://www.glsp.org',
      phone: '+18334577529',
      languages: ['en', 'es'],
      isSample: true,
    },
  ],
  mayCall: true,
  preview: { always: [{ name: 'County', value: 'DeKalb' }], health: [], safety: [] },
  items: [],
} as const;

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
  cases: [{ id, caseNumber: facts.caseNumber, address: '1 Elm Street, Atlanta, GA 30303', call: null }],
  pendingEmail: null,
  pendingEmailFrom: null,
  erasureDue: null,
  isClient: true,
  sessions: [],
};

/** The account of the same client. */
export const openAccount = {
  query: '',
  answers: { '/api/account': own, '/api/account/activity': { items: [] } satisfies OwnActivity },
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

/** The list of cases, which brings a case with it: the next click opens one. */
export const openCases = {
  query: '#cases',
  answers: {
    ...openWorkplace.answers,
    '/api/staff/cases/search': { before: null, items: [] },
    '/api/staff/case-views': { items: [] },
  },
} as const;

/** The figures, with a stage for the pictures to draw. */
export const openFigures = {
  query: '#counts',
  answers: {
    ...openWorkplace.answers,
    '/api/staff/case-view-counts': { counts: {}, stages: { submitted: { count: 2, days: 3 } } },
  },
} as const;
