import { apiErrorWords, fieldMessage } from '#i18n/api-errors.ts';
import { DatabaseUnavailable } from '../database/client.ts';
import type { Call } from './endpoint.ts';
import { reply } from './endpoint.ts';
import { describeFault, logLine } from './log.ts';
import { Refusal, refusalStatus, type RefusalCode } from './refusal.ts';

/** Seconds after which it is worth trying again when a part of ours is down. */
const retrySeconds = 30;

/** The one error shape: code, message in the caller's language, field names, and a reference. */
export function answerError(error: unknown, call: Pick<Call, 'locale' | 'reference'>): Response {
  if (error instanceof DatabaseUnavailable) {
    logLine('database_unavailable', { reference: call.reference });
    return answer(new Refusal('unavailable', { retryAfterSeconds: retrySeconds }), call);
  }
  if (error instanceof Refusal) {
    logLine('refused', {
      reference: call.reference,
      code: error.code,
      fields: error.details.fields?.map((field) => field.field) ?? [],
    });
    return answer(error, call);
  }
  logLine('fault', { reference: call.reference, ...describeFault(error) });
  return reply(500, {
    code: 'fault',
    message: apiErrorWords[call.locale].fault,
    reference: call.reference,
  });
}

function answer(refusal: Refusal, { locale, reference }: Pick<Call, 'locale' | 'reference'>): Response {
  const { fields, retryAfterSeconds, extra, cookies } = refusal.details;
  const code: RefusalCode = refusal.code;
  return reply(
    refusalStatus[code],
    {
      code,
      message: apiErrorWords[locale][code],
      reference,
      ...(fields && {
        fields: fields.map(({ field, key }) => ({ field, code: key, message: fieldMessage(locale, key) })),
      }),
      ...extra,
    },
    {
      ...(cookies && { cookies }),
      headers: retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {},
    },
  );
}
