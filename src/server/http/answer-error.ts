import { apiErrorWords, fieldMessage, refusalText } from '#i18n/api-errors.ts';
import { fill } from '#i18n/format.ts';
import { DatabaseBusy, DatabaseFault, DatabaseUnavailable } from '../database/client.ts';
import { StorageUnavailable } from '../files/file-store.ts';
import { PaymentsUnavailable } from '../payments/payments.ts';
import type { Call } from './call.ts';
import { describeFault, logLine } from './log.ts';
import { Refusal, refusalStatus, type RefusalCode } from './refusal.ts';
import { reply } from './reply.ts';

/** Parts of ours that may not answer, and seconds after which it is worth trying again. */
const parts = [
  { error: DatabaseBusy, event: 'database_busy', retryAfterSeconds: 5 },
  { error: DatabaseUnavailable, event: 'database_unavailable', retryAfterSeconds: 30 },
  { error: StorageUnavailable, event: 'storage_unavailable', retryAfterSeconds: 30 },
  { error: PaymentsUnavailable, event: 'payments_unavailable', retryAfterSeconds: 10 },
] as const;

/**
 * The one error shape: code, message in the caller's language, field names, and a reference. A part of ours that does
 * not answer is `unavailable`, so that no service has to say so by itself; what nobody expected is a fault.
 */
export function answerError(error: unknown, call: Pick<Call, 'locale' | 'reference'>): Response {
  const down = parts.find((part) => error instanceof part.error);
  if (down) {
    logLine(down.event, { reference: call.reference });
    return answer(new Refusal('unavailable', { retryAfterSeconds: down.retryAfterSeconds }), call);
  }
  const refusal = refusalOf(error);
  if (refusal) {
    logLine('refused', {
      reference: call.reference,
      code: refusal.code,
      fields: refusal.details.fields?.map((field) => field.field) ?? [],
    });
    return answer(refusal, call);
  }
  logLine('fault', { reference: call.reference, ...describeFault(error) });
  return reply(500, {
    code: 'fault',
    message: apiErrorWords[call.locale].fault,
    reference: call.reference,
  });
}

/** What any SQL function may refuse, by its SQLSTATE; no service says so itself. */
const refusedBySql: Readonly<Record<string, RefusalCode>> = {
  // A change by staff to their own account (private.refuse_own_account).
  FK010: 'own_account',
  // What an attorney would change in a case in which they declared a conflict, and what would be given to them
  // (private.refuse_conflicted).
  FK011: 'conflict_check',
  FK012: 'owner_conflict',
  // A write key that was used for other content.
  FK409: 'key_used',
};

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const code = error instanceof DatabaseFault && refusedBySql[error.sqlState];
  return code ? new Refusal(code) : null;
}

function answer(refusal: Refusal, { locale, reference }: Pick<Call, 'locale' | 'reference'>): Response {
  const { fields, retryAfterSeconds, extra, cookies } = refusal.details;
  const code: RefusalCode = refusal.code;
  return reply(
    refusalStatus[code],
    {
      code,
      message: refusalText(locale, code, retryAfterSeconds),
      reference,
      ...(fields && {
        fields: fields.map(({ field, key, what = '' }) => ({
          field,
          code: key,
          message: fill(fieldMessage(locale, key), { what }),
        })),
      }),
      ...extra,
    },
    {
      ...(cookies && { cookies }),
      headers: retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {},
    },
  );
}
