import { isIP } from 'node:net';
import { agreement } from '#domain/intake/agreement.ts';
import type { Locale } from '#domain/languages.ts';
import { isStorableText } from '#domain/text.ts';
import type { App } from '../app.ts';
import { draftToken } from '../drafts/draft-cookie.ts';
import type { Call } from '../http/call.ts';
import { sha256Hex } from '../http/tokens.ts';
import { hashOf } from '../submissions/canonical.ts';
import { referenceFromKey } from '../submissions/reference.ts';
import { e164Of } from '../phones/e164.ts';
import { consentWords, textableNumber } from '../text-consent/consent-words.ts';
import { columnsOfAnswers, type AnswerColumns } from '../database/answer-columns.ts';
import { mailsOfNewIntake } from './intake-mails.ts';
import type { IntakeInput } from './read-intake-body.ts';

/** The arguments of `submit_intake`, as they are called or kept until they can be. */
export interface SubmitArguments {
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly reference: string;
  readonly language: Locale;
  readonly userId: string | null;
  readonly intake: AnswerColumns & { readonly phone_e164: string | null };
  readonly agreement: Readonly<Record<string, string | null>>;
  readonly ticketHashes: readonly string[];
  readonly filesMissing: readonly string[];
  readonly draftTokenHash: string | null;
  /** The yes to texts, with the words that were read; null without one, and where texts do not go. */
  readonly texts: { readonly phone: string; readonly language: Locale; readonly words: string } | null;
  readonly mails: ReturnType<typeof mailsOfNewIntake>;
}

/** What `submit_intake` takes of an application, with the nth reference of its key; who is signed in is added later. */
export function argumentsOf(
  app: Pick<App, 'config' | 'site' | 'clock'>,
  input: IntakeInput,
  call: Pick<Call, 'request' | 'cookies' | 'ip' | 'locale'>,
  key: string,
  files: { readonly ticketHashes: readonly string[]; readonly filesMissing: readonly string[] },
  attempt: number,
): SubmitArguments {
  const { answers, requestHash } = input;
  const now = app.clock();
  const reference = referenceFromKey(app.config.appSecret, key, attempt);
  const agreementHash = agreement.hashes[call.locale];
  const number = app.config.texts && input.wantsTexts ? textableNumber(app, answers.phoneNumber) : null;
  const userAgent = call.request.headers.get('user-agent')?.slice(0, 500) ?? null;
  return {
    idempotencyKey: key,
    requestHash,
    reference,
    language: call.locale,
    userId: null,
    intake: { ...columnsOfAnswers(answers), phone_e164: e164Of(answers.phoneNumber) },
    agreement: {
      signature: answers.signature,
      signed_at: now.toISOString(),
      language: call.locale,
      agreement_version: agreement.version,
      agreement_hash: agreementHash,
      shown_hash: hashOf({ answers, agreementHash, language: call.locale }),
      ip: isIP(call.ip) ? call.ip : null,
      user_agent: userAgent && isStorableText(userAgent, false) ? userAgent : null,
    },
    ticketHashes: files.ticketHashes,
    filesMissing: files.filesMissing,
    draftTokenHash: draftHashOf(call),
    texts: number ? { phone: number, language: call.locale, words: consentWords(app, call.locale) } : null,
    mails: mailsOfNewIntake(answers, reference, files.filesMissing, now),
  };
}

/** What the draft of this browser is stored under, if it has one. */
export function draftHashOf(call: Pick<Call, 'cookies'>): string | null {
  const token = draftToken(call);
  return token && sha256Hex(token);
}
