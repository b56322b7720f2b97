// Who may call what: one row for each method of each address in `functions/`. A function without its row fails
// matrix.test.ts, so that nobody adds a door without saying whom it opens to.
import { randomUUID } from 'node:crypto';
import type { Access } from '#server/entry/handler.ts';
import { portrait } from '#tests/sample-files.ts';
import type { RoleName, World } from './world.ts';

export interface Row {
  readonly access: Access;
  /** What client A gets for their own thing, and staff for anybody's; with the body below, or `{}`. */
  readonly ok: number;
  /** What others who may call get for what is A's: 404 where it names a thing. Default: `ok`. */
  readonly others?: number;
  /** Where one of them gets something else. */
  readonly says?: Partial<Record<RoleName, number>>;
  readonly params?: (world: World) => Promise<Record<string, string>> | Record<string, string>;
  readonly body?: (world: World) => unknown;
  /** A call that does something, as client A (or as staff), to which protected fields are added. */
  readonly valid?: (world: World) => object;
  /** Internal elsewhere, but part of what a client asks for here. */
  readonly mayShow?: readonly string[];
  /** What it answers, where it is not a success. */
  readonly validSays?: number;
}

const nobody = '00000000-0000-4000-8000-000000000000';
const intake = ({ a }: World) => ({ id: a.intakeId });
const order = ({ orderId }: World) => ({ id: orderId });
const refund = ({ refundId }: World) => ({ id: refundId });
const message = ({ messageId }: World) => ({ id: messageId });
const dataRequest = ({ dataRequestId }: World) => ({ id: dataRequestId });
const caseOfA = ({ a }: World) => ({ id: a.caseId });
const matterOfA = ({ a }: World) => ({ id: a.matterId });
const aMessage = () => ({
  idempotencyKey: randomUUID(),
  language: 'es',
  message: 'Buenos días',
  tickets: [],
});
const ticketOfA = ({ ticketId }: World) => ({ id: ticketId });
const ticketWords = () => ({ idempotencyKey: randomUUID(), language: 'es', message: 'Sigue igual' });
const aTicket = ({ a }: World) => ({
  ...ticketWords(),
  caseId: a.caseId,
  category: 'site',
  subject: 'No abre',
});
const aGoal = () => ({
  idempotencyKey: randomUUID(),
  kind: 'own',
  title: 'Un lugar tranquilo',
  isShared: true,
  language: 'es',
});
const unknownTicket = 'x'.repeat(43);
const aVersion = { documentId: nobody, sha256: 'a'.repeat(64) };
const upgrade = ({ upgradeId }: World) => ({ id: upgradeId });
const ownPassword = ({ password: currentPassword }: World) => ({ currentPassword });

const aPasskey = (response: object) => ({
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', ...response },
});

export const endpoints: Readonly<Record<string, Row>> = {
  // The sign-in itself.
  'GET /api/login': { access: 'anyone', ok: 303 },
  'POST /api/auth/sign-in': {
    access: 'anyone',
    ok: 400,
    valid: ({ a, password }) => ({ email: a.email, password, device: 'own' }),
  },
  'POST /api/auth/sign-out': { access: 'anyone', ok: 204 },
  'POST /api/auth/forgot-password': { access: 'anyone', ok: 400, valid: ({ a }) => ({ email: a.email }) },
  'POST /api/auth/sign-in-link': { access: 'anyone', ok: 400, valid: ({ a }) => ({ email: a.email }) },
  'POST /api/auth/sign-in-link/use': { access: 'anyone', ok: 400 },
  'POST /api/auth/setup-token': { access: 'anyone', ok: 400 },
  'POST /api/auth/set-password': {
    access: 'anyone',
    ok: 400,
    valid: ({ invitation, password, a }) => ({ token: invitation, password, dateOfBirth: a.birthDate }),
  },
  'GET /api/auth/user': { access: 'signedIn', ok: 200 },
  'GET /api/auth/second-factor': { access: 'signingIn', ok: 200 },
  'POST /api/auth/second-factor': {
    access: 'signingIn',
    ok: 400,
    valid: () => ({ code: '123456' }),
    validSays: 400,
  },
  // Clients have none, and who has one must show it before there is another.
  'POST /api/auth/second-factor/new': {
    access: 'signingIn',
    ok: 400,
    says: { 'client A': 403, 'client B': 403, 'staff without second factor': 403 },
  },
  'POST /api/auth/second-factor/confirm': {
    access: 'signingIn',
    ok: 400,
    valid: () => ({ pending: 'x', code: '123456' }),
    validSays: 410,
  },
  'POST /api/auth/recovery-code': {
    access: 'signingIn',
    ok: 400,
    valid: () => ({ recoveryCode: 'ACDE-3467-KMNP' }),
    validSays: 400,
  },
  'POST /api/auth/recovery-codes': {
    access: 'staff',
    ok: 400,
    valid: (world) => ({ ...ownPassword(world), code: '123456' }),
    // The staff of this world have no password.
    validSays: 401,
  },

  // Somebody without a passkey is not asked for one.
  'POST /api/auth/passkey/ask': {
    access: 'signingIn',
    ok: 403,
    valid: () => ({}),
    validSays: 403,
  },
  'POST /api/auth/passkey': {
    access: 'signingIn',
    ok: 400,
    valid: () => ({ pending: 'x', passkey: aPasskey({ authenticatorData: 'x', signature: 'x' }) }),
    validSays: 410,
  },
  'POST /api/auth/passkeys/new': {
    access: 'staff',
    ok: 400,
    valid: (world) => ({ ...ownPassword(world), code: '123456' }),
    // The staff of this world have no password.
    validSays: 401,
  },
  'POST /api/auth/passkeys/confirm': {
    access: 'staff',
    ok: 400,
    valid: () => ({ pending: 'x', passkey: aPasskey({ attestationObject: 'x' }) }),
    validSays: 410,
  },
  'POST /api/auth/passkeys/remove': {
    access: 'staff',
    ok: 400,
    valid: () => ({ passkeyId: nobody }),
    validSays: 404,
  },

  // One's own account.
  'GET /api/account': { access: 'signedIn', ok: 200 },
  'POST /api/account/password': {
    access: 'signedIn',
    ok: 400,
    valid: (world) => ({ ...ownPassword(world), password: `${world.password} 2` }),
  },
  'POST /api/account/notices': {
    access: 'signedIn',
    ok: 400,
    valid: () => ({ message: 'daily', update: 'portal', progress: 'at_once' }),
  },
  'GET /api/account/picture': { access: 'signedIn', ok: 404 },
  'PUT /api/account/picture': {
    access: 'signedIn',
    ok: 400,
    valid: () => ({ picture: portrait().toString('base64') }),
  },
  'DELETE /api/account/picture': { access: 'signedIn', ok: 204 },
  // The person who prepares it has none.
  'GET /api/cases/:id/preparer-picture': { access: 'signedIn', ok: 404, params: caseOfA },
  'POST /api/account/ways': {
    access: 'signedIn',
    ok: 400,
    valid: () => ({ idempotencyKey: randomUUID(), phone: '404 555 0134', call: 'yes', voicemail: 'no' }),
  },
  'POST /api/cases/:id/matters/:matterId/cannot-come': {
    access: 'signedIn',
    // No hearing is to come.
    ok: 409,
    others: 404,
    params: ({ a }) => ({ id: a.caseId, matterId: a.matterId }),
    body: () => ({ idempotencyKey: randomUUID(), language: 'es', message: 'Trabajo ese día' }),
  },
  'POST /api/cases/:id/matters/:matterId/court-letter': {
    access: 'signedIn',
    ok: 400,
    others: 404,
    params: ({ a }) => ({ id: a.caseId, matterId: a.matterId }),
    body: () => ({ idempotencyKey: randomUUID(), tickets: [unknownTicket] }),
  },
  'POST /api/matters/:id/own-check': {
    access: 'signedIn',
    ok: 409,
    others: 404,
    params: ({ a }) => ({ id: a.matterId }),
    body: () => ({ idempotencyKey: randomUUID(), found: 'hidden', checkedOn: '2026-11-20' }),
  },
  'GET /api/cases/:id/matters/:matterId/letters': {
    access: 'signedIn',
    ok: 200,
    others: 404,
    params: ({ a }) => ({ id: a.caseId, matterId: a.matterId }),
  },
  'POST /api/cases/:id/matters/:matterId/letters': {
    access: 'signedIn',
    // No order yet.
    ok: 409,
    others: 404,
    params: ({ a }) => ({ id: a.caseId, matterId: a.matterId }),
    body: () => ({ idempotencyKey: randomUUID(), company: 'A', sentOn: '2026-11-20' }),
  },
  'POST /api/cases/:id/name': { access: 'signedIn', ok: 400, params: caseOfA },
  'POST /api/cases/:id/address': {
    access: 'signedIn',
    ok: 200,
    others: 404,
    params: caseOfA,
    body: () => ({
      idempotencyKey: randomUUID(),
      address: '9 Oak Street',
      city: 'Decatur',
      state: 'Georgia',
      zip: '30030',
    }),
  },
  'GET /api/cases/:id/matters/:matterId/steps': {
    access: 'signedIn',
    ok: 200,
    others: 404,
    params: ({ a }) => ({ id: a.caseId, matterId: a.matterId }),
  },
  'POST /api/cases/:id/matters/:matterId/steps': {
    access: 'signedIn',
    // Nothing is ready to file yet.
    ok: 409,
    others: 404,
    params: ({ a }) => ({ id: a.caseId, matterId: a.matterId }),
    body: () => ({ idempotencyKey: randomUUID(), step: 'check_papers', done: true }),
  },
  'GET /api/cases/:id/calls': { access: 'signedIn', ok: 200, others: 404, params: caseOfA },
  'POST /api/cases/:id/calls': {
    access: 'signedIn',
    // The package has none.
    ok: 409,
    others: 404,
    params: caseOfA,
    body: () => ({
      idempotencyKey: randomUUID(),
      startsAt: '2099-01-05T15:00:00Z',
      language: 'es',
      phone: '404 555 0199',
    }),
  },
  // No call is booked.
  'DELETE /api/calls/:id': { access: 'signedIn', ok: 404, params: () => ({ id: nobody }) },
  'GET /api/account/activity': { access: 'signedIn', ok: 200 },
  'PUT /api/dashboard/layout': {
    access: 'signedIn',
    ok: 400,
    valid: () => ({
      order: ['goals'],
      hidden: ['learning'],
      seen: { order: ['goals'], hidden: [] },
    }),
  },
  'GET /api/goals': { access: 'signedIn', ok: 200 },
  'POST /api/goals': { access: 'signedIn', ok: 200, body: aGoal, valid: aGoal },
  // Nobody's.
  'PATCH /api/goals/:id': {
    access: 'signedIn',
    ok: 404,
    params: () => ({ id: nobody }),
    body: () => ({ progress: 50 }),
  },
  'DELETE /api/goals/:id': { access: 'signedIn', ok: 404, params: () => ({ id: nobody }) },
  // Not what is there.
  'PUT /api/account/notes': {
    access: 'signedIn',
    ok: 409,
    body: () => ({ notes: 'Preguntar por la carta', seen: 'nothing of the kind' }),
  },
  'GET /api/cases/:id/milestones': { access: 'signedIn', ok: 200, others: 404, params: caseOfA },
  'POST /api/cases/:id/milestones': { access: 'signedIn', ok: 204, others: 404, params: caseOfA },
  'GET /api/staff/cases/:id/client': { access: 'staff', ok: 200, params: caseOfA },
  'GET /api/staff/cases/:id/supporters': { access: 'staff', ok: 200, params: caseOfA },
  // Texts: what a client decided, and what the provider tells.
  'GET /api/texts': { access: 'signedIn', ok: 200 },
  'POST /api/texts': {
    access: 'signedIn',
    ok: 204,
    // Who works here is no client.
    says: {
      staff: 404,
      'staff with every right': 404,
      attorney: 404,
      'attorney of other cases': 404,
      admin: 404,
    },
    body: () => ({ phone: '(404) 555-0142', language: 'es' }),
    valid: () => ({ phone: '(404) 555-0142', language: 'es' }),
  },
  'POST /api/texts/end': { access: 'signedIn', ok: 204, valid: () => ({}) },
  'POST /api/text-answers': { access: 'webhook', ok: 415 },
  'POST /api/text-states': { access: 'webhook', ok: 415 },
  'GET /api/t/:code': { access: 'anyone', ok: 303, params: () => ({ code: 'aaaaaaaaaa' }) },
  'GET /api/staff/cases/:id/texts': { access: 'staff', ok: 200, params: caseOfA },
  'GET /api/staff/texts/:id': { access: 'staff', ok: 404, params: () => ({ id: nobody }) },
  'POST /api/staff/texts/:id/handled': { access: 'staff', ok: 404, params: () => ({ id: nobody }) },
  'GET /api/tickets': { access: 'signedIn', ok: 200 },
  'POST /api/tickets': {
    access: 'signedIn',
    ok: 200,
    others: 404,
    body: aTicket,
    valid: aTicket,
  },
  'POST /api/tickets/:id/messages': {
    access: 'signedIn',
    ok: 204,
    others: 404,
    params: ticketOfA,
    body: ticketWords,
    valid: ticketWords,
  },
  'POST /api/tickets/:id/rating': {
    access: 'signedIn',
    // Nothing is resolved.
    ok: 409,
    others: 404,
    params: ticketOfA,
    body: () => ({ rating: 4 }),
  },
  'POST /api/staff/tickets/search': { access: 'staff', ok: 200 },
  'GET /api/staff/tickets/:id': { access: 'staff', ok: 200, params: ticketOfA },
  'POST /api/staff/tickets/:id/state': {
    access: 'staff',
    ok: 400,
    params: ticketOfA,
    // Not the version on the screen.
    valid: () => ({ version: 9_999, status: 'in_progress' }),
    validSays: 409,
  },
  'POST /api/staff/tickets/:id/owner': {
    access: 'staff',
    ok: 400,
    params: ticketOfA,
    // Not the version on the screen.
    valid: () => ({ version: 9_999, owner: 'me' }),
    validSays: 409,
  },
  'POST /api/staff/tickets/:id/urgency': {
    access: 'staff',
    ok: 400,
    params: ticketOfA,
    // Not the version on the screen.
    valid: () => ({ version: 9_999, priority: 'high' }),
    validSays: 409,
  },
  'POST /api/staff/tickets/:id/answer': {
    access: 'staff',
    ok: 400,
    params: ticketOfA,
    valid: ticketWords,
  },
  'GET /api/calendar': { access: 'signedIn', ok: 200 },
  'GET /api/calendar/file': { access: 'signedIn', ok: 200 },
  'POST /api/calendar/address': { access: 'signedIn', ok: 400, valid: () => ({ withPlace: false }) },
  'DELETE /api/calendar/address': { access: 'signedIn', ok: 204 },
  // Nobody's secret.
  'GET /api/calendars/:token/dates.ics': {
    access: 'anyone',
    ok: 404,
    params: () => ({ token: unknownTicket }),
  },
  'GET /api/cases/:id/application': { access: 'signedIn', ok: 200, others: 404, params: caseOfA },
  'GET /api/cases/:id/summary': { access: 'signedIn', ok: 200, others: 404, params: caseOfA },
  // The sample world has no made paper; made-papers.test.ts reads one.
  'GET /api/matters/:id/e-filing': { access: 'signedIn', ok: 404, params: matterOfA },
  'GET /api/papers/:id/reading-copy': { access: 'signedIn', ok: 404, params: () => ({ id: nobody }) },
  'GET /api/cases/:id/supporters': { access: 'signedIn', ok: 200, others: 404, params: caseOfA },
  'POST /api/cases/:id/supporters': {
    access: 'signedIn',
    ok: 200,
    others: 404,
    params: caseOfA,
    body: () => ({
      idempotencyKey: randomUUID(),
      name: 'Ana',
      email: `ana.${randomUUID()}@example.com`,
      bond: 'family',
      sees: ['dates'],
      language: 'es',
      agreed: true,
    }),
  },
  'PATCH /api/supporters/:id': {
    access: 'signedIn',
    ok: 404,
    others: 404,
    params: () => ({ id: nobody }),
    body: () => ({ sees: [], agreed: true }),
  },
  'DELETE /api/supporters/:id': {
    access: 'signedIn',
    ok: 404,
    others: 404,
    params: () => ({ id: nobody }),
  },
  'GET /api/cases/:id/referrals': { access: 'signedIn', ok: 200, others: 404, params: caseOfA },
  // Nothing is wrong in the sample case, so nothing is handed on.
  'POST /api/cases/:id/referrals': {
    access: 'signedIn',
    ok: 404,
    others: 404,
    params: caseOfA,
    body: () => ({ idempotencyKey: randomUUID(), organizationId: 'sample-legal-aid', agreed: true }),
  },
  'GET /api/cases/:id/help-page': { access: 'signedIn', ok: 200, others: 404, params: caseOfA },
  'POST /api/referrals/:id/withdrawal': {
    access: 'signedIn',
    ok: 404,
    others: 404,
    params: () => ({ id: nobody }),
  },
  // Without link and code, nothing is open.
  'POST /api/referral/open': {
    access: 'anyone',
    ok: 400,
    valid: () => ({ token: 'x'.repeat(43), code: '123456' }),
    validSays: 410,
  },
  'GET /api/referral': { access: 'anyone', ok: 410 },
  'POST /api/referral/answer': { access: 'anyone', ok: 410, body: () => ({ answer: 'took' }) },
  'DELETE /api/referral': { access: 'anyone', ok: 204 },
  'GET /api/referral/page': { access: 'anyone', ok: 410 },
  // Without a link of a supporter, nothing is open.
  'GET /api/supporter': { access: 'anyone', ok: 410 },
  'DELETE /api/supporter': { access: 'anyone', ok: 204 },
  'POST /api/supporter/link': { access: 'anyone', ok: 400, valid: () => ({ email: 'nobody@example.com' }) },
  'POST /api/supporter/link/use': { access: 'anyone', ok: 400 },
  'GET /api/notices': { access: 'signedIn', ok: 200 },
  // Of somebody else, or of nobody: nothing is read.
  'POST /api/notices/read': {
    access: 'signedIn',
    ok: 204,
    body: () => ({ ids: [nobody] }),
    valid: () => ({ ids: [nobody] }),
  },
  'POST /api/account/language': { access: 'signedIn', ok: 400, valid: () => ({ language: 'es' }) },
  'POST /api/account/email': {
    access: 'signedIn',
    ok: 400,
    valid: (world) => ({ ...ownPassword(world), email: `new.${randomUUID()}@example.com` }),
  },
  'DELETE /api/account/email': { access: 'signedIn', ok: 204 },
  'POST /api/account/email-link': { access: 'anyone', ok: 400 },
  'POST /api/account/email-link/use': { access: 'anyone', ok: 400 },
  'DELETE /api/account/sessions': { access: 'signedIn', ok: 200 },
  'DELETE /api/account/sessions/:id': {
    access: 'signedIn',
    ok: 204,
    others: 404,
    params: async ({ sessionOf, a }) => ({ id: await sessionOf(a.id) }),
  },
  // Not while a case is open.
  'POST /api/account/close': { access: 'signedIn', ok: 400, valid: ownPassword, validSays: 409 },
  // The export of everything also has the name Stripe knows them by, and the notes they keep for themselves.
  'POST /api/account/data': {
    access: 'signedIn',
    ok: 400,
    valid: ownPassword,
    mayShow: ['stripeCustomerId', 'personalNotes'],
  },
  'GET /api/account/files/:kind/:id': {
    access: 'signedIn',
    ok: 303,
    others: 404,
    params: ({ a }) => ({ kind: 'application', id: a.documentId }),
  },
  'POST /api/account/erasure': { access: 'signedIn', ok: 400, valid: ownPassword, validSays: 409 },
  'DELETE /api/account/erasure': { access: 'signedIn', ok: 404, says: { 'client B': 204 } },

  'POST /api/account/applications/:id': {
    access: 'signedIn',
    ok: 400,
    params: intake,
    // It is A's already, so nothing waits.
    valid: ({ a }) => ({ dateOfBirth: a.birthDate }),
    validSays: 404,
  },

  // A client's case and money.
  'GET /api/dashboard': { access: 'signedIn', ok: 200 },
  'GET /api/cases/:id': { access: 'signedIn', ok: 200, others: 404, params: ({ a }) => ({ id: a.caseId }) },
  'GET /api/cases/:id/files': { access: 'signedIn', ok: 200, others: 404, params: caseOfA },
  'GET /api/cases/:id/timeline': { access: 'signedIn', ok: 200, others: 404, params: caseOfA },
  'POST /api/cases/:id/matters/:matterId/move': {
    access: 'signedIn',
    ok: 400,
    // Staff have not asked anything yet.
    params: ({ a }) => ({ id: a.caseId, matterId: a.matterId }),
    body: () => ({ idempotencyKey: randomUUID(), version: 1, to: 'in_review' }),
    others: 404,
  },
  'POST /api/parties/:id/danger': {
    access: 'signedIn',
    // From a version nobody has seen.
    ok: 409,
    others: 404,
    params: ({ a }) => ({ id: a.partyId }),
    body: () => ({ idempotencyKey: randomUUID(), version: 99, answer: 'no' }),
  },
  'POST /api/cases/:id/matters': {
    access: 'signedIn',
    // From versions nobody has seen.
    ok: 409,
    others: 404,
    params: caseOfA,
    body: ({ a }) => ({ idempotencyKey: randomUUID(), matterIds: [a.matterId], versions: {} }),
  },
  'POST /api/upgrades/:id/payment': { access: 'signedIn', ok: 200, others: 404, params: upgrade },
  'POST /api/upgrades/:id/decline': { access: 'signedIn', ok: 400, others: 400, params: upgrade },
  'POST /api/parts/:id/payment': {
    access: 'signedIn',
    ok: 404,
    others: 404,
    params: ({ partId }) => ({ id: partId }),
  },
  'POST /api/parts/:id/day': {
    access: 'signedIn',
    ok: 400,
    others: 400,
    params: ({ partId }) => ({ id: partId }),
  },
  // A plan of a case of somebody without a first payment here.
  'POST /api/plans/:id/card': {
    access: 'signedIn',
    ok: 400,
    others: 400,
    params: ({ planId }) => ({ id: planId }),
  },
  'POST /api/plans/:id/court-date': {
    access: 'signedIn',
    ok: 400,
    others: 400,
    params: ({ planId }) => ({ id: planId }),
  },
  'POST /api/cards/confirmation': { access: 'signedIn', ok: 400 },
  'POST /api/cards/:id/removal': {
    access: 'signedIn',
    ok: 200,
    others: 404,
    params: ({ cardId }) => ({ id: cardId }),
  },
  'POST /api/plans/:id/stop': {
    access: 'signedIn',
    ok: 400,
    others: 400,
    params: ({ planId }) => ({ id: planId }),
  },
  'GET /api/documents/:id': {
    access: 'signedIn',
    ok: 303,
    others: 404,
    params: ({ a }) => ({ id: a.documentId }),
  },
  'GET /api/receipts/:id': { access: 'signedIn', ok: 200, others: 404, params: order },
  'POST /api/refunds': {
    access: 'signedIn',
    ok: 200,
    others: 404,
    body: ({ orderId }) => ({ orderId, reasonCode: 'changed_mind' }),
    valid: ({ orderId }) => ({ orderId, reasonCode: 'changed_mind' }),
  },
  'POST /api/create-payment-intent': {
    access: 'signedIn',
    ok: 400,
    valid: () => ({ packageId: 'basic', eviction: { stillOpen: 'no' } }),
  },
  'POST /api/payment-confirmation': {
    access: 'anyone',
    ok: 200,
    valid: ({ orderId }) => ({ paymentIntentId: 'pi_unknown', orderId }),
  },
  // Nobody but the payer may ask for it.
  'POST /api/payment-confirmation/mail': {
    access: 'anyone',
    ok: 404,
    valid: ({ orderId }) => ({ orderId }),
  },
  'GET /api/pay/:package': { access: 'anyone', ok: 303, params: () => ({ package: 'basic' }) },
  'POST /api/stripe-webhook': { access: 'webhook', ok: 400 },
  'POST /api/inbound-mail': { access: 'webhook', ok: 400 },

  // What a client and staff tell each other about a case.
  'GET /api/cases/:id/messages': { access: 'signedIn', ok: 200, others: 404, params: caseOfA },
  'POST /api/cases/:id/messages': {
    access: 'signedIn',
    ok: 200,
    others: 404,
    params: caseOfA,
    body: aMessage,
    valid: aMessage,
  },
  'GET /api/cases/:id/draft': { access: 'signedIn', ok: 200, others: 404, params: caseOfA },
  'PUT /api/cases/:id/draft': {
    access: 'signedIn',
    ok: 200,
    others: 404,
    params: caseOfA,
    body: () => ({ text: 'Buenos', language: 'es', seen: 0 }),
    valid: () => ({ text: 'Buenos días', language: 'es', seen: 0 }),
  },
  'POST /api/cases/:id/messages/read': {
    access: 'signedIn',
    ok: 204,
    others: 404,
    params: caseOfA,
    body: ({ caseMessageId }) => ({ messageId: caseMessageId }),
  },
  'GET /api/cases/:id/requests': { access: 'signedIn', ok: 200, others: 404, params: caseOfA },
  'POST /api/requests/:id/files': {
    access: 'signedIn',
    // The ticket is nobody's.
    ok: 400,
    others: 404,
    params: ({ requestId }) => ({ id: requestId }),
    body: () => ({ idempotencyKey: randomUUID(), tickets: [unknownTicket] }),
  },
  'DELETE /api/case-files/:id': {
    access: 'signedIn',
    ok: 204,
    others: 404,
    params: ({ caseFileId }) => ({ id: caseFileId }),
  },
  'GET /api/cases/:id/papers': { access: 'signedIn', ok: 200, others: 404, params: caseOfA },
  'POST /api/matters/:id/approval': {
    access: 'signedIn',
    // The version is not one of theirs to approve.
    ok: 409,
    others: 404,
    params: matterOfA,
    body: () => ({ idempotencyKey: randomUUID(), documents: [aVersion], typedName: 'Ana', language: 'es' }),
  },
  'POST /api/matters/:id/change': {
    access: 'signedIn',
    ok: 409,
    others: 404,
    params: matterOfA,
    body: () => ({
      idempotencyKey: randomUUID(),
      documents: [{ ...aVersion, words: 'El nombre' }],
      language: 'es',
    }),
  },
  'POST /api/matters/:id/stop': {
    access: 'signedIn',
    // Not the version on the screen.
    ok: 409,
    others: 404,
    params: matterOfA,
    body: () => ({ idempotencyKey: randomUUID(), version: 9_999, language: 'es' }),
  },
  'GET /api/matters/:id/statement': { access: 'signedIn', ok: 200, others: 404, params: matterOfA },
  'POST /api/matters/:id/statement': {
    access: 'signedIn',
    // Not the version on the screen.
    ok: 409,
    others: 404,
    params: matterOfA,
    body: () => ({
      idempotencyKey: randomUUID(),
      version: 9_999,
      language: 'es',
      answers: {},
      finished: false,
    }),
  },
  'POST /api/matters/:id/read-back': {
    access: 'signedIn',
    // Nobody has translated anything yet.
    ok: 404,
    params: matterOfA,
    body: () => ({ idempotencyKey: randomUUID(), version: 1 }),
  },

  // The form and what follows it: a cookie or token of the form, never an account.
  'POST /api/client-intake': {
    access: 'anyone',
    ok: 400,
    valid: ({ answers }) => ({ ...answers(), idempotencyKey: randomUUID() }),
  },
  'GET /api/intake-draft': { access: 'anyone', ok: 200 },
  'PUT /api/intake-draft': {
    access: 'anyone',
    ok: 400,
    valid: ({ answers }) => ({ answers: answers(), step: 1, device: 'own', tickets: [] }),
  },
  'DELETE /api/intake-draft': { access: 'anyone', ok: 204 },
  'POST /api/intake-draft/link': { access: 'anyone', ok: 400 },
  'POST /api/intake-draft/continue': { access: 'anyone', ok: 400 },
  'GET /api/application': { access: 'anyone', ok: 200 },
  'GET /api/application/help-page': { access: 'anyone', ok: 404 },
  'PATCH /api/application': { access: 'anyone', ok: 400 },
  'POST /api/application/correction': { access: 'anyone', ok: 400 },
  'POST /api/application/files': { access: 'anyone', ok: 400 },
  'POST /api/application/mail': { access: 'anyone', ok: 404 },
  'POST /api/uploads': {
    access: 'anyone',
    ok: 400,
    valid: () => ({ name: 'a.pdf', size: 10, type: 'application/pdf' }),
  },
  'DELETE /api/uploads': { access: 'anyone', ok: 415 },
  'POST /api/uploads/check': { access: 'anyone', ok: 400 },
  'POST /api/eligibility-quiz': { access: 'anyone', ok: 400 },
  'POST /api/contact': {
    access: 'anyone',
    ok: 400,
    valid: ({ a }) => ({
      firstName: 'Ana',
      lastName: 'Núñez',
      email: a.email,
      inquiryType: 'general',
      message: 'Hola, una pregunta.',
    }),
  },

  // The Learning Center.
  'GET /api/learning/progress': { access: 'signedIn', ok: 200 },
  'POST /api/learning/progress': {
    access: 'signedIn',
    ok: 400,
    valid: () => ({ moduleId: 'housing-rights', progress: 25 }),
  },
  'POST /api/learning/quiz': {
    access: 'signedIn',
    ok: 400,
    valid: () => ({ moduleId: 'housing-rights', answers: [0] }),
    validSays: 400,
  },
  'GET /api/learning/certificate': { access: 'signedIn', ok: 404 },
  'GET /api/learning/certificate-check': { access: 'anyone', ok: 404 },

  'GET /api/health': { access: 'anyone', ok: 200 },

  // The workplace.
  'GET /api/contact': { access: 'staff', ok: 200 },
  'GET /api/staff/session': { access: 'staff', ok: 200 },
  'POST /api/staff/list-exports': { access: 'staff', ok: 400, valid: () => ({ list: 'cases', rows: 3 }) },
  'POST /api/staff/preferences': { access: 'staff', ok: 200, valid: () => ({ shortcuts: false }) },
  'POST /api/staff/inbox/search': { access: 'staff', ok: 200, valid: () => ({}) },
  'GET /api/staff/waiting': { access: 'staff', ok: 200 },
  'GET /api/staff/today': { access: 'staff', ok: 200 },
  'POST /api/staff/applications/search': { access: 'staff', ok: 200, valid: () => ({}) },
  'GET /api/staff/application-view-counts': { access: 'staff', ok: 200 },
  'GET /api/staff/applications/:id': { access: 'staff', ok: 200, params: intake },
  'POST /api/staff/applications/:id/decision': { access: 'staff', ok: 400, params: intake },
  'POST /api/staff/applications/:id/address': { access: 'staff', ok: 400, params: intake },
  'POST /api/staff/applications/:id/hearing': { access: 'staff', ok: 400, params: intake },
  'POST /api/staff/applications/:id/notes': { access: 'staff', ok: 400, params: intake },
  'POST /api/staff/cases/:id/name': { access: 'staff', ok: 400, params: ({ a }) => ({ id: a.caseId }) },
  'POST /api/staff/cases/:id/end': { access: 'staff', ok: 400, params: ({ a }) => ({ id: a.caseId }) },
  'POST /api/staff/cases/search': { access: 'staff', ok: 200, valid: () => ({}) },
  'POST /api/staff/cases/board': { access: 'staff', ok: 200, valid: () => ({}) },
  'POST /api/staff/cases/assign': { access: 'staff', ok: 400 },
  'GET /api/staff/cases/:id': { access: 'staff', ok: 200, params: ({ a }) => ({ id: a.caseId }) },
  'POST /api/staff/cases/:id/conflict-back': { access: 'staff', ok: 400, params: caseOfA },
  'POST /api/staff/cases/:id/flags': { access: 'staff', ok: 400, params: ({ a }) => ({ id: a.caseId }) },
  'POST /api/staff/cases/:id/holds': { access: 'staff', ok: 400, params: ({ a }) => ({ id: a.caseId }) },
  'POST /api/staff/cases/:id/tasks': { access: 'staff', ok: 400, params: ({ a }) => ({ id: a.caseId }) },
  'POST /api/staff/matters/:id/facts': { access: 'staff', ok: 400, params: ({ a }) => ({ id: a.matterId }) },
  'POST /api/staff/matters/:id/parties': {
    access: 'staff',
    ok: 400,
    params: ({ a }) => ({ id: a.matterId }),
  },
  'POST /api/staff/matters/:id/record': { access: 'staff', ok: 400, params: ({ a }) => ({ id: a.matterId }) },
  'GET /api/staff/attorneys': { access: 'staff', ok: 200 },
  'POST /api/staff/attorneys/:id': { access: 'staff', ok: 400, params: () => ({ id: nobody }) },
  // The attorney alone has one.
  'GET /api/staff/attorney-queue': { access: 'staff', ok: 403, says: { attorney: 200 } },
  'GET /api/staff/cases/:id/conflict-check': {
    access: 'staff',
    ok: 403,
    says: { attorney: 200 },
    params: caseOfA,
  },
  'POST /api/staff/cases/:id/conflict-check': { access: 'staff', ok: 400, params: caseOfA },
  'GET /api/staff/cases/:id/package': { access: 'staff', ok: 200, params: caseOfA },
  'POST /api/staff/cases/:id/package': { access: 'staff', ok: 400, params: caseOfA },
  'GET /api/staff/applications/:id/plan': {
    access: 'staff',
    ok: 200,
    params: ({ a }) => ({ id: a.intakeId }),
  },
  'POST /api/staff/applications/:id/plan': {
    access: 'staff',
    ok: 400,
    params: ({ a }) => ({ id: a.intakeId }),
  },
  'GET /api/staff/cases/:id/plan': { access: 'staff', ok: 200, params: caseOfA },
  'GET /api/staff/orders/:id/plan': { access: 'staff', ok: 200, params: ({ orderId }) => ({ id: orderId }) },
  'POST /api/staff/orders/:id/plan': { access: 'staff', ok: 400, params: ({ orderId }) => ({ id: orderId }) },
  'POST /api/staff/court-dates/:id/decision': {
    access: 'staff',
    ok: 400,
    params: ({ courtDateId }) => ({ id: courtDateId }),
    // Another day than the one that stands there.
    valid: () => ({ idempotencyKey: randomUUID(), courtDate: '2027-01-05', decision: 'pay_first' }),
    validSays: 409,
  },
  'POST /api/staff/plans/:id/stop': { access: 'staff', ok: 400, params: ({ planId }) => ({ id: planId }) },
  'POST /api/staff/upgrades/:id/withdrawal': { access: 'staff', ok: 400, params: upgrade },
  'GET /api/staff/case-views': { access: 'staff', ok: 200 },
  'POST /api/staff/case-views': {
    access: 'staff',
    ok: 400,
    valid: () => ({ idempotencyKey: randomUUID(), name: 'Mine', filters: { view: 'mine' }, shared: false }),
  },
  'POST /api/staff/case-views/:id': { access: 'staff', ok: 400, params: () => ({ id: nobody }) },
  'POST /api/staff/calendar': { access: 'staff', ok: 400, valid: () => ({ from: '2026-11-23', days: 7 }) },
  'GET /api/staff/work-figures': { access: 'staff', ok: 200 },
  'POST /api/staff/cases/:id/presence': {
    access: 'staff',
    ok: 400,
    params: caseOfA,
    valid: () => ({ writing: false }),
  },
  'GET /api/staff/workload': { access: 'staff', ok: 200 },
  'GET /api/staff/case-view-counts': { access: 'staff', ok: 200 },
  'POST /api/staff/matters/:id/move': { access: 'staff', ok: 400, params: ({ a }) => ({ id: a.matterId }) },
  'GET /api/staff/call-hours': { access: 'staff', ok: 200 },
  'POST /api/staff/call-hours': { access: 'staff', ok: 400 },
  // Nobody takes back what somebody else did.
  'POST /api/staff/acts/:id/undo': { access: 'staff', ok: 404, params: () => ({ id: nobody }) },
  'DELETE /api/staff/calls/:id': { access: 'staff', ok: 204, params: ({ callId }) => ({ id: callId }) },
  'GET /api/staff/cases/:id/messages': { access: 'staff', ok: 200, params: caseOfA },
  'POST /api/staff/cases/:id/messages': { access: 'staff', ok: 400, params: caseOfA },
  'POST /api/staff/cases/:id/messages/read': { access: 'staff', ok: 400, params: caseOfA },
  'POST /api/staff/case-messages/:id/translation': {
    access: 'staff',
    ok: 400,
    params: ({ caseMessageId }) => ({ id: caseMessageId }),
  },
  'GET /api/staff/cases/:id/updates': { access: 'staff', ok: 200, params: caseOfA },
  'POST /api/staff/cases/:id/updates': { access: 'staff', ok: 400, params: caseOfA },
  'POST /api/staff/cases/:id/notes': { access: 'staff', ok: 400, params: caseOfA },
  'GET /api/staff/cases/:id/contacts': { access: 'staff', ok: 200, params: caseOfA },
  'POST /api/staff/cases/:id/contacts': { access: 'staff', ok: 400, params: caseOfA },
  'GET /api/staff/cases/:id/mailbox': { access: 'staff', ok: 200, params: caseOfA },
  'POST /api/staff/cases/:id/mailbox': { access: 'staff', ok: 400, params: caseOfA },
  'POST /api/staff/cases/:id/mailbox/approval': { access: 'staff', ok: 400, params: caseOfA },
  'POST /api/staff/cases/:id/first-password': { access: 'staff', ok: 400, params: caseOfA },
  // Nothing waits there; an attorney decides about no account.
  'DELETE /api/staff/cases/:id/mailbox': {
    access: 'staff',
    ok: 409,
    says: { attorney: 403 },
    params: caseOfA,
  },
  'POST /api/staff/cases/:id/ways': { access: 'staff', ok: 400, params: caseOfA },
  'GET /api/staff/cases/:id/requests': { access: 'staff', ok: 200, params: caseOfA },
  'POST /api/staff/cases/:id/requests': { access: 'staff', ok: 400, params: caseOfA },
  'POST /api/staff/requests/:id/decision': {
    access: 'staff',
    ok: 400,
    params: ({ requestId }) => ({ id: requestId }),
  },
  'POST /api/staff/requests/:id/files': {
    access: 'staff',
    ok: 400,
    params: ({ requestId }) => ({ id: requestId }),
  },
  'GET /api/staff/cases/:id/papers': { access: 'staff', ok: 200, params: caseOfA },
  'POST /api/staff/matters/:id/papers': { access: 'staff', ok: 400, params: matterOfA },
  'GET /api/staff/matters/:id/made-papers': { access: 'staff', ok: 200, params: matterOfA },
  'POST /api/staff/matters/:id/made-papers': { access: 'staff', ok: 400, params: matterOfA },
  'GET /api/staff/matters/:id/e-filing': { access: 'staff', ok: 404, params: matterOfA },
  'POST /api/staff/matters/:id/packet': { access: 'staff', ok: 400, params: matterOfA },
  'POST /api/staff/matters/:id/translation': { access: 'staff', ok: 400, params: matterOfA },
  'POST /api/staff/matters/:id/statement': { access: 'staff', ok: 400, params: matterOfA },
  'POST /api/staff/matters/:id/read-back': { access: 'staff', ok: 400, params: matterOfA },
  // Nothing is being prepared.
  'DELETE /api/staff/papers/:id': { access: 'staff', ok: 409, params: ({ paperId }) => ({ id: paperId }) },
  'POST /api/staff/matters/:id/approval': {
    access: 'staff',
    // The attorney alone; the version is none of this matter.
    ok: 403,
    says: { attorney: 409 },
    params: matterOfA,
    body: () => ({ idempotencyKey: randomUUID(), documents: [aVersion], typedName: 'Sam', language: 'en' }),
  },
  'POST /api/staff/matters/:id/return': {
    access: 'staff',
    ok: 403,
    says: { attorney: 409 },
    params: matterOfA,
    body: () => ({
      idempotencyKey: randomUUID(),
      documents: [aVersion],
      words: 'The caption',
      language: 'en',
    }),
  },
  'POST /api/staff/matters/:id/client-approval': { access: 'staff', ok: 400, params: matterOfA },
  'POST /api/staff/matters/:id/signed-copy': { access: 'staff', ok: 400, params: matterOfA },
  'POST /api/staff/matters/:id/court-fee': { access: 'staff', ok: 400, params: matterOfA },
  'POST /api/staff/messages/search': { access: 'staff', ok: 200, valid: () => ({}) },
  'GET /api/staff/messages/:id': { access: 'staff', ok: 200, params: message },
  'POST /api/staff/messages/:id/answer': { access: 'staff', ok: 400, params: message },
  'POST /api/staff/counties/search': { access: 'staff', ok: 200, valid: () => ({}) },
  'POST /api/staff/counties/read': {
    access: 'staff',
    ok: 200,
    body: () => ({ county: 'Fulton' }),
    valid: () => ({ county: 'Fulton' }),
  },
  'POST /api/staff/county-file/preview': {
    access: 'staff',
    ok: 200,
    body: () => ({ csv: 'county,court,field,value,source,checked,by\n' }),
  },
  'POST /api/staff/county-file/save': { access: 'staff', ok: 400 },
  'POST /api/staff/counties/save': { access: 'staff', ok: 400 },
  'POST /api/staff/counties/remove': { access: 'staff', ok: 400 },
  'GET /api/staff/county-file': { access: 'staff', ok: 200 },
  'POST /api/staff/matters/:id/docket-check': {
    access: 'staff',
    // Nothing of it is at a court.
    ok: 409,
    params: matterOfA,
    body: () => ({
      idempotencyKey: randomUUID(),
      channel: 'docket_check',
      found: 'nothing_new',
      checkedOn: '2026-11-20',
    }),
  },
  'GET /api/staff/matters/:id/letters': {
    access: 'staff',
    ok: 200,
    params: matterOfA,
  },
  'POST /api/staff/matters/:id/letters': { access: 'staff', ok: 400, params: matterOfA },
  'POST /api/staff/matters/:id/covered-copies': { access: 'staff', ok: 400, params: matterOfA },
  'GET /api/staff/matters/:id/steps': { access: 'staff', ok: 200, params: matterOfA },
  'POST /api/staff/matters/:id/steps': { access: 'staff', ok: 400, params: matterOfA },
  'POST /api/staff/templates/search': { access: 'staff', ok: 200, valid: () => ({}) },
  'GET /api/staff/templates/:id': { access: 'staff', ok: 404, params: () => ({ id: nobody }) },
  'POST /api/staff/templates/:id/version': { access: 'templates', ok: 400, params: () => ({ id: nobody }) },
  'POST /api/staff/templates/:id/review': {
    access: 'staff',
    // Attorneys alone answer.
    ok: 403,
    params: () => ({ id: nobody }),
    body: () => ({ answer: 'returned', idempotencyKey: randomUUID(), sha256: 'a'.repeat(64), words: 'A' }),
    says: { attorney: 404 },
  },
  'POST /api/staff/templates/:id/in-force': {
    access: 'templates',
    ok: 404,
    params: () => ({ id: nobody }),
    body: () => ({ idempotencyKey: randomUUID() }),
  },
  'POST /api/staff/replies/search': { access: 'staff', ok: 200, valid: () => ({}) },
  'POST /api/staff/replies': {
    access: 'staff',
    ok: 400,
    valid: () => ({ id: randomUUID(), titleEn: 'A', titleEs: 'B', bodyEn: 'C', bodyEs: 'D' }),
  },
  'GET /api/staff/replies/:id': { access: 'staff', ok: 404, params: () => ({ id: nobody }) },
  'POST /api/staff/replies/:id/save': { access: 'staff', ok: 400, params: () => ({ id: nobody }) },
  'POST /api/staff/replies/:id/retire': { access: 'staff', ok: 400, params: () => ({ id: nobody }) },
  'POST /api/staff/messages/:id/handled': { access: 'staff', ok: 400, params: message },
  'GET /api/staff/received-mails/:id': {
    access: 'staff',
    ok: 303,
    params: ({ receivedMailId }) => ({ id: receivedMailId }),
  },
  'GET /api/staff/files/:id': { access: 'staff', ok: 303, params: ({ a }) => ({ id: a.uploadId }) },
  'POST /api/staff/orders/search': { access: 'staff', ok: 200, valid: () => ({}) },
  'GET /api/staff/orders/:id': { access: 'staff', ok: 200, params: order },
  'POST /api/staff/orders/:id/refund': { access: 'refunds', ok: 400, params: order },
  'POST /api/staff/orders/:id/review': { access: 'refunds', ok: 400, params: order },
  'POST /api/staff/refunds/search': { access: 'staff', ok: 200, valid: () => ({}) },
  'GET /api/staff/refunds/:id': { access: 'staff', ok: 200, params: refund },
  'POST /api/staff/refunds/:id/decide': { access: 'refunds', ok: 400, params: refund },
  'POST /api/staff/refunds/:id/settle': { access: 'refunds', ok: 400, params: refund },
  'POST /api/staff/refunds/:id/retry': { access: 'refunds', ok: 404, params: () => ({ id: nobody }) },
  'POST /api/staff/data-requests': { access: 'staff', ok: 400 },
  'POST /api/staff/data-requests/search': { access: 'erase', ok: 200, valid: () => ({}) },
  'GET /api/staff/data-requests/:id': { access: 'erase', ok: 200, params: dataRequest },
  'POST /api/staff/data-requests/:id/decline': { access: 'erase', ok: 400, params: dataRequest },
  'POST /api/staff/data-requests/:id/erase': { access: 'erase', ok: 400, params: dataRequest },
  'POST /api/staff/figures/search': { access: 'figures', ok: 200, body: () => ({ days: 30 }) },
  'GET /api/staff/set-up/offer': { access: 'staff', ok: 200 },
  'GET /api/staff/set-up/days': { access: 'staff', ok: 200 },
  'POST /api/staff/counts/search': { access: 'figures', ok: 200, body: () => ({ days: 30 }) },
  'POST /api/staff/audit/search': { access: 'staff', ok: 200, valid: () => ({}) },
  'GET /api/staff/audit/people': { access: 'staff', ok: 200 },
  'POST /api/staff/mail/search': { access: 'staff', ok: 200 },
  'POST /api/staff/mail/requeue': { access: 'staff', ok: 400 },
  'GET /api/staff/health': { access: 'staff', ok: 200 },
  'GET /api/staff/faults': { access: 'staff', ok: 200 },
  'POST /api/faults': {
    access: 'anyone',
    ok: 400,
    valid: () => ({ code: 'TypeError', place: '/', build: 'test' }),
  },
  'GET /api/staff/duplicates': { access: 'merge', ok: 200 },
  'POST /api/staff/duplicates': { access: 'merge', ok: 400 },
  'POST /api/staff/merges/:id': { access: 'merge', ok: 400, params: () => ({ id: nobody }) },
  'GET /api/staff/people': { access: 'admin', ok: 200 },
  'POST /api/staff/people': {
    access: 'admin',
    ok: 400,
    valid: () => ({ email: `invited.${randomUUID()}@example.com`, role: 'staff', firstName: 'Pat' }),
  },
  'POST /api/staff/people/:id/rights': {
    access: 'admin',
    ok: 400,
    params: ({ staffId: id }) => ({ id }),
    valid: () => ({ from: [], to: [] }),
  },
  'POST /api/staff/people/:id': { access: 'admin', ok: 400, params: () => ({ id: nobody }) },
};
