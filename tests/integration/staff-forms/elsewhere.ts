// Forms of the workplace that are not read back with values drawn from their schemas, and why.
interface Elsewhere {
  readonly why: string;
  /** Everything the form sends, by name: one that is added has to be read back before it may stand here. */
  readonly fields: readonly string[];
  /** What they write is read back in these tests; without any, they write nothing that somebody typed. */
  readonly tests: readonly string[];
}

const listed = (fields: string): readonly string[] => fields.split(' ').filter(Boolean);
const nothingTyped = (fields: string, why: string): Elsewhere => ({ why, fields: listed(fields), tests: [] });
const readIn = (tests: string, fields: string, why: string): Elsewhere => ({
  why,
  fields: listed(fields),
  tests: listed(tests),
});

export const elsewhere: Readonly<Record<string, Elsewhere>> = {
  'POST /api/auth/recovery-codes': nothingTyped('code currentPassword', 'asks for a proof'),
  'POST /api/auth/passkeys/new': nothingTyped('code currentPassword permit', 'asks for a proof'),
  'POST /api/auth/passkeys/confirm': nothingTyped('passkey pending', 'sends what a device answered'),
  'POST /api/auth/passkeys/remove': nothingTyped('passkeyId', 'names a passkey'),
  'POST /api/staff/applications/:id/address': readIn(
    'http/address-of-another',
    'email',
    'needs an application that was sent under the address of another',
  ),
  'POST /api/staff/applications/:id/hearing': readIn(
    'database/near-hearings',
    'answer hearingDate',
    'needs a hearing within days',
  ),
  'POST /api/staff/calendar': nothingTyped('days from ownerId', 'asks for days'),
  'POST /api/staff/cases/:id/conflict-back': readIn(
    'http/conflicts',
    'attorneyId note',
    'needs a conflict that an attorney declared',
  ),
  'POST /api/staff/cases/:id/conflict-check': readIn(
    'database/attorney-queue',
    'hasConflict namesHash note',
    'is for attorneys alone',
  ),
  'POST /api/staff/cases/:id/first-password': readIn(
    'http/first-password',
    'facts',
    'needs a first password that is locked',
  ),
  'POST /api/staff/cases/:id/mailbox': readIn(
    'http/lost-mailbox',
    'calledAt email facts note numberOnFile',
    'needs a client who was called back',
  ),
  'POST /api/staff/cases/:id/mailbox/approval': readIn(
    'http/lost-mailbox',
    'email',
    'needs a change that a colleague asked for',
  ),
  'POST /api/staff/cases/:id/messages/read': nothingTyped('messageId', 'is a mark'),
  'POST /api/staff/cases/:id/package': readIn(
    'checkout/upgrades',
    'fromPackage toPackage',
    'needs a payment',
  ),
  'POST /api/staff/cases/:id/presence': nothingTyped('leaves writing', 'is a mark'),
  'POST /api/staff/cases/assign': nothingTyped('caseIds fromId ownerId', 'is a choice'),
  'POST /api/staff/counties/remove': nothingTyped('county court field', 'takes away'),
  'POST /api/staff/court-dates/:id/decision': readIn(
    'checkout/parts',
    'courtDate decision',
    'needs a plan to pay in parts',
  ),
  'POST /api/staff/data-requests/:id/erase': nothingTyped('alsoByAddress', 'takes away'),
  'POST /api/staff/list-exports': readIn(
    'http/list-exports',
    'list reason rows',
    'notes that a list was saved',
  ),
  'POST /api/staff/mail/requeue': nothingTyped('kind what', 'is a press'),
  'POST /api/staff/matters/:id/approval': readIn(
    'database/case-papers database/statements',
    'alikeReason documents language typedName',
    'needs papers, and is for attorneys alone',
  ),
  'POST /api/staff/matters/:id/client-approval': readIn(
    'database/case-papers',
    'documents language typedName',
    'needs papers',
  ),
  'POST /api/staff/matters/:id/court-fee': nothingTyped('settled', 'is a mark'),
  'POST /api/staff/matters/:id/covered-copies': readIn(
    'database/covered-copies',
    'boxes documentId ticket',
    'needs exhibits',
  ),
  'POST /api/staff/matters/:id/made-papers': nothingTyped('papers', 'is a choice'),
  'POST /api/staff/matters/:id/packet': nothingTyped('', 'is a press'),
  'POST /api/staff/matters/:id/papers': readIn(
    'http/case-papers database/case-papers',
    'kind language paperId ticket title wordTicket',
    'needs an uploaded file',
  ),
  'POST /api/staff/matters/:id/return': readIn(
    'database/case-papers',
    'documents language words',
    'needs papers, and is for attorneys alone',
  ),
  'POST /api/staff/matters/:id/signed-copy': readIn(
    'http/case-papers',
    'codes documents',
    'needs approved papers',
  ),
  'POST /api/staff/matters/:id/read-back': readIn('http/told-on-paper', 'how', 'needs a translation'),
  'POST /api/staff/matters/:id/statement': readIn(
    'http/told-on-paper',
    'apart debt guarded harm how language length nature outweighs part partDetails story toLandlord until years',
    'is read back where papers are made',
  ),
  'POST /api/staff/matters/:id/steps': nothingTyped('done step', 'is a mark'),
  'POST /api/staff/matters/:id/translation': readIn(
    'database/statements',
    'translator words',
    'needs a statement',
  ),
  'POST /api/staff/merges/:id': nothingTyped('', 'is a press'),
  'POST /api/staff/people/:id': nothingTyped('action', 'is a press'),
  'POST /api/staff/plans/:id/stop': nothingTyped('', 'is a press'),
  'POST /api/staff/replies/:id/retire': nothingTyped('', 'is a press'),
  'POST /api/staff/requests/:id/files': nothingTyped('', 'brings files alone'),
  'POST /api/staff/templates/:id/in-force': nothingTyped('', 'is a press'),
  'POST /api/staff/templates/:id/review': readIn(
    'database/templates',
    'answer facts sha256 typedName words',
    'needs a draft of a template',
  ),
  'POST /api/staff/templates/:id/version': readIn(
    'database/templates',
    'county newest note template',
    'is a template, with rules of its own',
  ),
  'POST /api/staff/upgrades/:id/withdrawal': nothingTyped('', 'is a press'),
};
