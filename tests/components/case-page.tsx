// For tests: the page of a case as a browser shows it, before a server that answers what a test says.
import { expect } from 'vitest';
import type { ClientFileRequest } from '#domain/cases/file-requests.ts';
import type { ClientPaperMatter } from '#domain/cases/papers.ts';
import type { ClientMessage } from '#domain/cases/thread.ts';
import { type Locale } from '#domain/languages.ts';
import type { CasePage as Answer, CasePageMatter } from '#domain/portal/case-page.ts';
import type { Timeline } from '#domain/portal/timeline.ts';
import { accountWords } from '#i18n/account.ts';
import { caseReadingWords, caseWords } from '#i18n/cases.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { namesOfPackages } from '#i18n/packages.ts';
import { atAddress } from './page.ts';
import { renderInApp } from './in-app.tsx';
import { answer, offline, serve } from './server.ts';
import CasePlaces from '#islands/dashboard/case/CasePlaces.tsx';

/** Papers as the schema of a call takes them. */
export const paperIds = [
  '5f1d3c5e-2b9a-4c31-9a54-0d5f6c7b8a91',
  '5f1d3c5e-2b9a-4c31-9a54-0d5f6c7b8a92',
] as const;
/** Of a file that has arrived. */
export const fileTicket = 'T'.repeat(43);

export const matter: CasePageMatter = {
  id: 'm1',
  place: 1,
  version: 3,
  status: 'preparing',
  reading: 'preparing',
  turn: 'us',
  asks: [],
  leftOut: false,
  court: 'magistrate',
  county: 'DeKalb',
  docketNumber: '24-D-01',
  nameAsFiled: 'Ana Nunez',
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
export const one: Answer = {
  id: 'c1',
  caseNumber: 'FK-2026-ACDE34',
  packageId: 'standard',
  status: 'preparing',
  weFile: true,
  sight: { status: 'preparing', reading: 'preparing', turn: 'us', hold: null, about: null },
  about: {
    title: 'Eviction record, DeKalb County',
    totalCostCents: 49_500,
    createdAt: '2026-11-02T15:00:00Z',
    completedOn: null,
  },
  county: 'DeKalb',
  moneyBack: null,
  endNotes: [],
  unread: 0,
  requests: [],
  celebrate: null,
  lastWords: null,
  offer: null,
  plan: null,
  preparer: 'Sam',
  hasPreparerPicture: false,
  due: { at: '2026-12-01T16:00:00Z', isLate: false },
  checkedAt: null,
  matters: [matter],
};
export const reviewed: Partial<Answer> = {
  status: 'client_review',
  sight: { status: 'client_review', reading: 'client_review', turn: 'client', hold: null, about: null },
  due: null,
};
export const oak = {
  id: 'p1',
  role: 'plaintiff',
  name: 'Oak Homes LLC',
  isClient: false,
  address: '9 Oak St, Decatur',
  phone: null,
  attorneyOfRecord: null,
  registeredAgent: null,
  dangerAnswer: null,
  version: 1,
} as const;
export const papers: ClientPaperMatter = {
  id: 'm1',
  place: 1,
  status: 'client_review',
  version: 3,
  county: 'DeKalb',
  docketNumber: '24-D-01',
  nameAsFiled: 'Ana Nunez',
  signedCopyAt: null,
  courtFeeSettledAt: null,
  inDanger: false,
  papers: [
    {
      paperId: 'pp1',
      documentId: paperIds[0],
      kind: 'motion',
      title: null,
      language: 'en',
      number: 2,
      status: 'attorney_approved',
      sha256: 'a'.repeat(64),
      pageCode: 'K7M2QX',
      name: 'motion.pdf',
      size: 1_000,
      changeAsked: null,
      createdAt: '2026-11-20T15:00:00Z',
      isMade: true,
      isCurrent: true,
      approvedAt: null,
    },
  ],
};
export const request: ClientFileRequest = {
  id: 'r1',
  matterId: null,
  status: 'returned',
  what: 'Carta del tribunal',
  why: null,
  language: 'es',
  dueOn: '2026-12-05',
  returnedNote: 'No se lee la fecha.',
  answeredAt: null,
  closedAt: null,
  version: 2,
  createdAt: '2026-11-20T15:00:00Z',
  files: [],
};
export const message: ClientMessage = {
  id: 'x1',
  from: 'us',
  name: 'Sam',
  language: 'en',
  text: 'I am reading your file.',
  translation: 'Estoy leyendo su expediente.',
  sentAt: '2026-11-20T15:00:00Z',
  readAt: null,
  isUrgent: false,
  cameBy: 'portal',
  quoted: null,
  notTaken: [],
  files: [],
};

interface CaseAnswers {
  readonly one?: Partial<Answer>;
  readonly matter?: Partial<CasePageMatter>;
  readonly papers?: readonly ClientPaperMatter[];
  readonly requests?: readonly ClientFileRequest[];
  readonly messages?: readonly ClientMessage[];
  readonly timeline?: Timeline;
  readonly more?: Parameters<typeof serve>[0];
  /** Where in the case the client is: `#papers`. */
  readonly at?: string;
  /** The case does not open. */
  readonly isMissing?: boolean;
}

/** The case as the server answers it. */
export const showsCase = (overrides: CaseAnswers): Response =>
  answer({ ...one, ...overrides.one, matters: [{ ...matter, ...overrides.matter }] });

export async function show(locale: Locale, overrides: CaseAnswers = {}) {
  atAddress(overrides.at ?? '');
  const messages = overrides.messages ?? [];
  const server = serve({
    'GET /api/cases/c1': () => showsCase(overrides),
    'GET /api/cases/c1/requests': () => answer({ items: overrides.requests ?? [] }),
    'GET /api/cases/c1/papers': () => answer({ matters: overrides.papers ?? [] }),
    // None to do by hand: Steps.test.tsx shows them.
    'GET /api/cases/c1/matters/m1/steps': () => answer({ stage: null, steps: [] }),
    'GET /api/cases/c1/milestones': () => answer({ items: [], celebrate: null }),
    'GET /api/cases/c1/messages': () =>
      answer({ items: messages, before: null, unread: messages.filter(({ readAt }) => !readAt).length }),
    'GET /api/cases/c1/timeline': () => answer(overrides.timeline ?? { items: [], before: null }),
    'GET /api/cases/c1/files': () => answer({ items: [], before: null }),
    // Nobody else looks: Supporters.test.tsx shows who does.
    'GET /api/cases/c1/supporters': () => answer({ items: [] }),
    // No texts are sent: TextMessages.test.tsx shows what there is where they are.
    'GET /api/texts': () => answer({ number: null, site: 'Fresh Key', consent: null }),
    // Nothing to hand on: the tests of it say what is.
    'GET /api/cases/c1/referrals': () =>
      answer({
        isOffered: false,
        organizations: [],
        mayCall: true,
        preview: { always: [], health: [], safety: [] },
        items: [],
      }),
    // Their pictures are drawn by a test of their own.
    [`GET /api/account/files/paper/${paperIds[0]}`]: offline,
    [`GET /api/account/files/paper/${paperIds[1]}`]: offline,
    'GET /api/cases/c1/draft': () => answer({ draft: null }),
    'PUT /api/cases/c1/draft': () => answer({ kept: true, version: 1, elsewhere: null }),
    'POST /api/cases/c1/messages/read': () => answer({ read: 1 }),
    ...overrides.more,
  });
  const screen = await renderInApp(
    locale,
    <CasePlaces
      caseId="c1"
      dashboard={null}
      reload={() => undefined}
      locale={locale}
      words={dashboardWords[locale]}
      cases={caseWords[locale]}
      readings={caseReadingWords[locale]}
      account={accountWords[locale]}
      packageNames={namesOfPackages(locale)}
      siteEmail="help@example.com"
    />,
  );
  if (!overrides.isMissing)
    await expect
      .element(screen.getByRole('navigation', { name: casePageWords[locale].places.label }))
      .toBeVisible();
  const requests = (path: string) =>
    server.calls.filter((call) => call.path === path && call.method === 'POST');
  return { screen, server, requests };
}
