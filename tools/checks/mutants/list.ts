// Faults that somebody could make in a change, each in one line, with the tests that must notice. A mutant that survives
// shows a line that nothing guards.

export interface Mutant {
  readonly what: string;
  /** The file, or the SQL function, whose last definition counts. */
  readonly at: { readonly file: string } | { readonly sql: string };
  /** Stands there once. */
  readonly find: string;
  readonly put: string;
  readonly tests: readonly string[];
}

const db = (name: string) => `tests/integration/database/${name}.test.ts`;
const sql = (name: string) => ({ sql: name });
const file = (name: string) => ({ file: name });

const money: readonly Mutant[] = [
  {
    what: 'a payment of another amount is fulfilled',
    at: sql('public.settle_order'),
    find: "is distinct from v_order.amount_cents then 'amount'",
    put: "is null then 'amount'",
    tests: [db('settle-order')],
  },
  {
    what: 'a payment in another currency is fulfilled',
    at: sql('public.settle_order'),
    find: "is distinct from v_order.currency then 'currency'",
    put: "is null then 'currency'",
    tests: [db('settle-order')],
  },
  {
    what: 'a payment for another package is fulfilled',
    at: sql('public.settle_order'),
    find: "is distinct from v_order.package_id::text then 'package'",
    put: "is null then 'package'",
    tests: [db('settle-order')],
  },
  {
    what: 'a second payment of an order is no extra',
    at: sql('public.settle_order'),
    find: 'where order_id = v_order.id and not is_extra)',
    put: 'where order_id = v_order.id and is_extra)',
    tests: [db('settle-order'), db('money')],
  },
  {
    what: 'a second payment for one application begins a second case',
    at: sql('public.settle_order'),
    find: 'and private.is_intake_paid(v_order.intake_form_id) then',
    put: 'and false then',
    tests: [db('settle-order'), db('money')],
  },
  {
    what: 'a report that comes again is a new payment',
    at: sql('public.settle_order'),
    find: 'v_is_new := v_payment.payment_id is not null;',
    put: 'v_is_new := true;',
    tests: [db('settle-order')],
  },
  {
    what: 'staff give back more than is left',
    at: sql('private.give_money_back'),
    find: 'v_amount > private.left_to_refund(v_payment)',
    put: 'false',
    tests: [db('refunds'), db('money')],
  },
  {
    what: 'staff allow more than is left',
    at: sql('public.decide_refund'),
    find: 'v_amount > v_left',
    put: 'false',
    tests: [db('refunds'), db('money')],
  },
  {
    what: 'a decision is taken twice',
    at: sql('public.decide_refund'),
    find: "if v_request.status <> 'asked' then",
    put: 'if false then',
    tests: [db('refunds'), db('money')],
  },
  {
    what: 'what is on its way may be promised again',
    at: sql('private.left_to_refund'),
    find: "status = 'approved'",
    put: "status = 'asked'",
    tests: [db('refunds'), db('money')],
  },
  {
    what: 'a claim of a refund holds nobody off',
    at: sql('public.claim_refunds'),
    find: "locked_until = now() + interval '90 seconds'",
    put: 'locked_until = now()',
    tests: [db('refunds')],
  },
  {
    what: 'a claim of a refund is never let go',
    at: sql('public.claim_refunds'),
    find: "coalesce(locked_until, '-infinity') < now()",
    put: 'locked_until is null',
    tests: [db('refunds')],
  },
  {
    what: 'a claim ends before Stripe has answered',
    at: sql('public.claim_refunds'),
    find: "interval '90 seconds'",
    put: "interval '20 seconds'",
    tests: [db('refunds')],
  },
  {
    what: 'a refund that failed may be settled by a check twice',
    at: sql('public.settle_refund'),
    find: "if v_request.status <> 'failed' then",
    put: 'if false then',
    tests: [db('refunds')],
  },
  {
    what: 'a check is not taken off what is held',
    at: sql('public.settle_refund'),
    find: 'update public.order_payments set settled_cents = settled_cents + v_request.amount_cents',
    put: 'update public.order_payments set settled_cents = settled_cents',
    tests: [db('refunds')],
  },
  {
    what: 'a payment link needs no code',
    at: file('src/server/intake/pay-token.ts'),
    find: 'return sameSecret(mac, macOf(appSecret, reference)) ? reference : null;',
    put: 'return reference;',
    tests: ['src/server/intake'],
  },
  {
    what: 'we keep the fee of an application we declined',
    at: file('src/domain/refunds/rule.ts'),
    find: "return applicationStatus === 'declined' || allGivenBack",
    put: 'return allGivenBack',
    tests: ['src/domain/refunds'],
  },
  {
    what: 'one matter that was denied gives back the fee of all',
    at: file('src/domain/refunds/rule.ts'),
    find: 'endings.every((ending)',
    put: 'endings.some((ending)',
    tests: ['src/domain/refunds'],
  },
];

const sessions: readonly Mutant[] = [
  {
    what: 'a session starts over a password that was changed',
    at: sql('public.start_session'),
    find: "hashed_password is not distinct from p ->> 'checkedPassword'",
    put: 'true',
    tests: [db('access')],
  },
  {
    what: 'a closed account signs in',
    at: sql('public.start_session'),
    find: 'and is_active and',
    put: 'and',
    tests: [db('access')],
  },
  {
    what: 'the session of before lives on',
    at: sql('public.start_session'),
    find: "delete from public.sessions where sid = p ->> 'oldSid';",
    put: '',
    tests: [db('access')],
  },
  {
    what: 'a changed password ends no session',
    at: sql('public.change_password'),
    find: 'delete from public.sessions where',
    put: 'delete from public.sessions where false and',
    tests: [db('access')],
  },
  {
    what: 'a throttle lets one more through',
    at: sql('public.take_throttle'),
    find: "'allowed', v_taken.count <= p_limit",
    put: "'allowed', v_taken.count <= p_limit + 1",
    tests: [db('access')],
  },
  {
    what: 'a throttle never ends',
    at: sql('public.take_throttle'),
    find: 'count = case when taken.expires_at <= now() then 1 else taken.count + 1 end',
    put: 'count = taken.count + 1',
    tests: [db('access')],
  },
  {
    what: 'a birth date may be guessed for ever',
    at: sql('public.use_setup_token'),
    find: 'v_most_tries constant smallint := 5;',
    put: 'v_most_tries constant smallint := 500;',
    tests: [db('access')],
  },
  {
    what: 'a whole IPv6 network counts as many',
    at: file('src/server/access/throttle.ts'),
    find: '/64`).toString()}/64`',
    put: '/128`).toString()}/128`',
    tests: ['src/server/access'],
  },
  {
    what: 'IPv4 written as IPv6 is another address',
    at: file('src/server/access/throttle.ts'),
    find: "if (address.kind() === 'ipv4') return address.toString();",
    put: "if (address.kind() === 'ipv4') return subject;",
    tests: ['src/server/access'],
  },
  {
    what: 'a return path leads to another site after it is tidied up',
    at: file('src/domain/access/return-path.ts'),
    find: "if (decoded.startsWith('//') || hasUnsafeCharacter(decoded)) return null;",
    put: 'if (hasUnsafeCharacter(decoded)) return null;',
    tests: ['src/domain/access'],
  },
  {
    what: 'a return path leads into the functions',
    at: file('src/domain/access/return-path.ts'),
    find: 'if (/^\\/api(\\/|$)/i.test(decoded)) return null;',
    put: '',
    tests: ['src/domain/access'],
  },
];

const submissions: readonly Mutant[] = [
  {
    what: 'the database has no second try',
    at: file('src/server/submissions/try-database.ts'),
    find: 'attempt <= 2',
    put: 'attempt <= 1',
    tests: ['src/server/submissions'],
  },
  {
    what: 'somebody waits for a second time-out',
    at: file('src/server/submissions/try-database.ts'),
    find: 'if (performance.now() - startedAt > quickFailureMs) return null;',
    put: '',
    tests: ['src/server/submissions'],
  },
  {
    what: 'a fault of ours loses the submission',
    at: file('src/server/submissions/try-database.ts'),
    find: 'if (error instanceof DatabaseFault) {',
    put: 'if (false) {',
    tests: ['src/server/submissions'],
  },
  {
    what: 'other answers under the same key pass for the first',
    at: sql('public.submit_intake'),
    find: "when v_intake.request_hash = p ->> 'requestHash' then 'repeated' else 'conflict' end",
    put: "when true then 'repeated' else 'conflict' end",
    tests: [db('submit-intake')],
  },
  {
    what: 'a ticket is attached twice',
    at: sql('private.attach_uploads'),
    find: "and purpose = p_purpose and status = 'checked'",
    put: 'and purpose = p_purpose',
    tests: [db('submit-intake')],
  },
  {
    what: 'a ticket for a message goes with an application',
    at: sql('private.attach_uploads'),
    find: 'and purpose = p_purpose and',
    put: 'and',
    tests: [db('submit-intake')],
  },
  {
    what: 'what waits is not tied to its place',
    at: file('src/server/http/seal.ts'),
    find: 'decipher.setAAD(Buffer.from(place));',
    put: '',
    tests: ['src/server/spool'],
  },
  {
    what: 'a protected PDF is taken in another spelling',
    at: file('src/server/files/check-pdf.ts'),
    find: "return `(?:${sign}|#${number.join('')})`;",
    put: 'return sign;',
    tests: ['src/server/files'],
  },
  {
    what: 'a script that is packed away is not seen',
    at: file('src/server/files/check-pdf.ts'),
    find: 'activeName.test(text) || packedObjects(text, bytes).some(isActive)',
    put: 'activeName.test(text)',
    tests: ['src/server/files'],
  },
  {
    what: 'a Word file brings its template from elsewhere',
    at: file('src/server/files/check-docx.ts'),
    find: '(template.test(type) && ownDisk.test(target.trim()))',
    put: 'template.test(type)',
    tests: ['src/server/files'],
  },
  {
    what: 'a zip bomb that lies about its size is taken',
    at: file('src/server/files/check-docx.ts'),
    find: "if (unpacked > most) throw new RangeError('too much inside');",
    put: '',
    tests: ['src/server/files'],
  },
  {
    what: 'what a scanner found is kept',
    at: file('src/server/uploads/look-at-file.ts'),
    find: "refused: scan === 'infected' ? 'file.infected' : null",
    put: 'refused: null',
    tests: ['src/server/uploads'],
  },
  {
    what: 'a scanner that is away stops everybody',
    at: file('src/server/uploads/look-at-file.ts'),
    find: 'if (!(error instanceof ScannerUnavailable)) throw error;',
    put: 'throw error;',
    tests: ['src/server/uploads'],
  },
];

export const mutants = { money, sessions, submissions } as const;
