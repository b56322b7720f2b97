// Forms of the workplace that are not read back with values drawn from their schemas, and why.
interface Elsewhere {
  readonly why: string;
  /** What they write is read back in this test; without one, they write nothing that somebody typed. */
  readonly test?: string;
}

const nothingTyped = (why: string): Elsewhere => ({ why });
const readIn = (test: string, why: string): Elsewhere => ({ why, test });

export const elsewhere: Readonly<Record<string, Elsewhere>> = {
  'POST /api/auth/recovery-codes': nothingTyped('asks for a proof'),
  'POST /api/staff/applications/:id/address': readIn(
    'http/address-of-another',
    'needs an application that was sent under the address of another',
  ),
  'POST /api/staff/applications/:id/plan': readIn('checkout/parts', 'needs an accepted application'),
  'POST /api/staff/calendar': nothingTyped('asks for days'),
  'POST /api/staff/cases/:id/conflict-check': readIn('database/attorney-queue', 'is for attorneys alone'),
  'POST /api/staff/cases/:id/end': readIn('database/matter-moves', 'ends a case and its money'),
  'POST /api/staff/cases/:id/messages/read': nothingTyped('is a mark'),
  'POST /api/staff/cases/:id/package': readIn('checkout/upgrades', 'needs a payment'),
  'POST /api/staff/cases/:id/presence': nothingTyped('is a mark'),
  'POST /api/staff/cases/assign': nothingTyped('is a choice'),
  'POST /api/staff/counties/remove': nothingTyped('takes away'),
  'POST /api/staff/county-file/save': readIn('database/county-file', 'is a file of its own form'),
  'POST /api/staff/court-dates/:id/decision': readIn('checkout/parts', 'needs a plan to pay in parts'),
  'POST /api/staff/data-requests/:id/decline': readIn('http/own-data', 'needs a wish to be erased'),
  'POST /api/staff/data-requests/:id/erase': nothingTyped('takes away'),
  'POST /api/staff/duplicates': readIn('database/merge-people', 'needs two accounts of one person'),
  'POST /api/staff/mail/requeue': nothingTyped('is a press'),
  'POST /api/staff/matters/:id/approval': readIn(
    'database/case-papers',
    'needs papers, and is for attorneys alone',
  ),
  'POST /api/staff/matters/:id/client-approval': readIn('database/case-papers', 'needs papers'),
  'POST /api/staff/matters/:id/court-fee': nothingTyped('is a mark'),
  'POST /api/staff/matters/:id/covered-copies': readIn('database/covered-copies', 'needs exhibits'),
  'POST /api/staff/matters/:id/made-papers': nothingTyped('is a choice'),
  'POST /api/staff/matters/:id/packet': nothingTyped('is a press'),
  'POST /api/staff/matters/:id/papers': readIn('http/case-papers', 'needs an uploaded file'),
  'POST /api/staff/matters/:id/return': readIn(
    'database/case-papers',
    'needs papers, and is for attorneys alone',
  ),
  'POST /api/staff/matters/:id/signed-copy': readIn('http/case-papers', 'needs approved papers'),
  'POST /api/staff/matters/:id/steps': nothingTyped('is a mark'),
  'POST /api/staff/matters/:id/translation': readIn('database/statements', 'needs a statement'),
  'POST /api/staff/merges/:id': nothingTyped('is a press'),
  'POST /api/staff/orders/:id/plan': readIn('checkout/parts-of-own-order', 'needs an order that is open'),
  'POST /api/staff/orders/:id/refund': readIn('checkout/refunds', 'needs a payment'),
  'POST /api/staff/orders/:id/review': readIn('database/settle-order', 'needs a payment in doubt'),
  'POST /api/staff/people/:id': nothingTyped('is a press'),
  'POST /api/staff/plans/:id/stop': nothingTyped('is a press'),
  'POST /api/staff/refunds/:id/decide': readIn('checkout/refunds', 'needs a payment'),
  'POST /api/staff/refunds/:id/settle': readIn('database/refunds', 'needs a refund that Stripe cannot send'),
  'POST /api/staff/replies/:id/retire': nothingTyped('is a press'),
  'POST /api/staff/requests/:id/files': nothingTyped('brings files alone'),
  'POST /api/staff/templates/:id/in-force': nothingTyped('is a press'),
  'POST /api/staff/templates/:id/review': readIn('database/templates', 'needs a draft of a template'),
  'POST /api/staff/templates/:id/version': readIn(
    'database/templates',
    'is a template, with rules of its own',
  ),
  'POST /api/staff/upgrades/:id/withdrawal': nothingTyped('is a press'),
};
