// A client's case in each state and of each package, as full as cases become, as the server would answer.
import type { MatterOutcome } from '#domain/cases/endings.ts';
import type { ClientFileRequest } from '#domain/cases/file-requests.ts';
import type { ClientPaper, PaperState } from '#domain/cases/papers.ts';
import { readingOf } from '#domain/cases/reading.ts';
import { sightOf } from '#domain/cases/sight.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { ClientThread } from '#domain/cases/thread.ts';
import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import { answersOf, matter, page } from './portal-answers.ts';

/** The papers of a matter that a client is asked about. */
const kinds = ['motion', 'proposed_order', 'certificate_of_service', 'cover_letter'] as const;

const asksOf: Readonly<Partial<Record<CaseStatus, CasePage['matters'][number]['asks']>>> = {
  waiting_for_application: ['application'],
  waiting_for_client: ['answer'],
  client_review: ['danger_answer', 'client_approval'],
  ready_to_file: ['signed_copy', 'court_fee', 'filing'],
};

/** When papers are there to be read. */
const seen = new Set<CaseStatus>([
  'client_review',
  'ready_to_file',
  'filed',
  'hearing_set',
  'granted',
  'denied',
  'notifying',
  'closed',
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
          papers: seen.has(status)
            ? kinds.map((kind, index) => paperOf(kind, one.place * 10 + index, stateOf(status)))
            : [],
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

function stateOf(status: CaseStatus): PaperState {
  if (status === 'client_review') return 'attorney_approved';
  return status === 'ready_to_file' ? 'client_approved' : 'filed';
}

const paperOf = (kind: (typeof kinds)[number], number: number, status: PaperState): ClientPaper => ({
  paperId: `10000000-0000-4000-8000-0000000001${number}`,
  documentId: `10000000-0000-4000-8000-0000000002${number}`,
  kind,
  title: null,
  language: 'en',
  number: 1,
  status,
  sha256: 'a'.repeat(64),
  pageCode: 'K7M2QX',
  name: `${kind}.pdf`,
  size: 80_000,
  changeAsked: null,
  isMade: true,
  createdAt: '2026-11-20T15:00:00Z',
  isCurrent: true,
  approvedAt: status === 'client_approved' ? '2026-11-21T15:00:00Z' : null,
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
  files: [],
  isUrgent: false,
  cameBy: 'portal',
  quoted: null,
  notTaken: [],
});
