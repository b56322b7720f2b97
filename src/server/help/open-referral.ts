import * as z from 'zod/mini';
import { hourMs } from '#domain/durations.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import * as answers from '#domain/help/answers.ts';
import type * as help from '#domain/help/api.ts';
import { referralRules, referralThrottles } from '#domain/help/referrals.ts';
import { callCounted, throttle, tryOf } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import type { Call } from '../http/call.ts';
import { clearCookie, cookieNames, setCookie } from '../http/cookies.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { sendFile } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { isToken, randomToken, sha256Hex } from '../http/tokens.ts';
import { referralCodeHash } from './referral-code.ts';
import { referralWords, writeHandedOn } from './write-handed-on.ts';

const stored = z.union([
  z.object({
    outcome: z.literal('done'),
    facts: z.extend(answers.look.shape.facts, { name: z.string(), phone: z.nullable(z.string()) }),
    ...z.pick(answers.look, { mayCall: true, sentAt: true, endsAt: true, answer: true, organization: true })
      .shape,
  }),
  outcome('closed'),
]);

/**
 * Opens what a client handed on, by the mailed link and the code that the client said on the phone: once, in this browser.
 * Refuses `gone` for a link that is used, too old or withdrawn; a wrong code, which does not use it up; and `throttled`.
 */
export const openReferral = command({
  run: async (
    app: Pick<App, 'db' | 'clock' | 'config'>,
    _nobody: null,
    { token, code }: CleanInputOf<typeof help.open>,
    { call: { ip } }: { readonly call: Call },
  ): Promise<answers.ReferralView> => {
    if (!isToken(token)) throw new Refusal('gone');
    const tokenHash = sha256Hex(token);
    const takes = [
      tryOf('referral-ip', ip, referralThrottles.codesPerIp),
      tryOf('referral-link', tokenHash, referralThrottles.codesPerLink),
    ];
    const session = randomToken();
    const p = {
      tokenHash,
      codeHash: referralCodeHash(app.config.appSecret, code),
      sessionHash: sha256Hex(session),
      endsAt: new Date(app.clock().getTime() + referralRules.openHours * hourMs).toISOString(),
    };
    const answer = await callCounted(app, takes, {
      name: 'open_referral',
      p,
      answer: outcome('done', 'wrong', 'locked', 'closed'),
      right: 'done',
    });
    if (answer.outcome === 'wrong') throw refuseField('code', 'referral.wrongCode');
    if (answer.outcome === 'locked') throw refuseField('code', 'referral.locked');
    if (answer.outcome !== 'done') throw new Refusal('gone');
    // No lifetime of its own: it goes with the browser.
    const opened = {
      ...(await look(app, p.sessionHash)),
      cookies: [setCookie(cookieNames.referral, session)],
    };
    return opened;
  },
});

/** What this browser opened. Read again every time, so that what was withdrawn is no longer seen. Refuses `gone`. */
export const lookReferral = command({
  run: async (app: Pick<App, 'db'>, _nobody: null, _input: object, { call }: { readonly call: Call }) =>
    look(app, sessionOf(call)),
});

/** The organization says whether it takes the client on. Refuses `gone`, also when it said otherwise before. */
export const replyToReferral = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    _nobody: null,
    { answer }: CleanInputOf<typeof help.reply>,
    { call }: { readonly call: Call },
  ): Promise<void> => {
    const result = await callSql(
      app,
      'answer_referral',
      { sessionHash: sessionOf(call), answer },
      outcome('done', 'answered', 'closed'),
    );
    if (result.outcome !== 'done') throw closed();
  },
});

/** The organization leaves this browser. */
export const leaveReferral = command({
  run: async (
    app: Pick<App, 'db'>,
    _nobody: null,
    _input: object,
    { call }: { readonly call: Call },
  ): Promise<object> => {
    const token = call.cookies.get(cookieNames.referral);
    if (isToken(token))
      await callSql(app, 'leave_referral', { sessionHash: sha256Hex(token) }, outcome('done'));
    return { cookies: [clearCookie(cookieNames.referral)] };
  },
});

/** The same on one page of paper. Refuses `gone`, and `throttled`. */
export const writeReferralPage = command({
  run: async (
    app: Pick<App, 'db' | 'site'>,
    _nobody: null,
    { language: locale }: CleanInputOf<typeof help.page>,
    { call }: { readonly call: Call },
  ) => {
    await throttle(app, 'referral-page', call.ip, accessThrottles.setupPerIp);
    const view = await look(app, sessionOf(call));
    return writeHandedOn({
      app,
      locale,
      words: referralWords(locale, view),
      rows: view.facts[locale],
      date: new Date(view.sentAt),
    });
  },
  respond: sendFile,
});

function sessionOf({ cookies }: Pick<Call, 'cookies'>): string {
  const token = cookies.get(cookieNames.referral);
  if (!isToken(token)) throw closed();
  return sha256Hex(token);
}

const closed = () => new Refusal('gone', { cookies: [clearCookie(cookieNames.referral)] });

async function look(app: Pick<App, 'db'>, sessionHash: string): Promise<answers.ReferralView> {
  const answer = await callSql(app, 'look_referral', { sessionHash }, stored);
  if (answer.outcome !== 'done') throw closed();
  const {
    facts: { name, phone, en, es },
    mayCall,
    ...rest
  } = answer;
  const { outcome: _, ...view } = rest;
  return { ...view, name, mayCall, phone: mayCall ? phone : null, facts: { en, es } };
}
