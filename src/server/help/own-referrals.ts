import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import { waysOf } from '#domain/channels/safe-ways-request.ts';
import { isSafeWay } from '#domain/channels/safe-ways.ts';
import * as answers from '#domain/help/answers.ts';
import type * as help from '#domain/help/api.ts';
import { referralReasons, referralRules } from '#domain/help/referrals.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { addBusinessDays } from '#domain/promises/business-days.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { command, query } from '../http/service.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { sendFile } from '../http/reply.ts';
import { keyOf } from '../writes/write-key.ts';
import { referralCodeHash, referralCodeOf } from './referral-code.ts';
import { handedOn } from './handed-on.ts';
import { helpPaperWords, writeHandedOn } from './write-handed-on.ts';

const stored = z.union([
  z.object({
    outcome: z.literal('done'),
    reason: z.nullable(z.enum(referralReasons)),
    intake: z.nullable(z.record(z.string(), z.unknown())),
    danger: z.array(z.string()),
    preferences: z.unknown(),
    organizations: answers.list.shape.organizations,
    items: z.array(z.omit(answers.list.shape.items.def.element, { code: true })),
  }),
  outcome('unknown'),
]);
type Stored = Extract<z.infer<typeof stored>, { outcome: 'done' }>;

const sourceOf = ({ intake, danger, preferences }: Stored) => ({
  intake,
  danger,
  ways: waysOf(preferences),
});

/** What the actor may hand to free legal help, to whom, and what they have handed on. Refuses `not_found`. */
export const ownReferrals = query({
  sql: 'read_referrals',
  params: ({ id }: CleanInputOf<typeof help.list>) => ({ caseId: id }),
  answer: stored,
  toResult: (read, { app, input: { language } }): z.infer<typeof answers.list> => {
    if (read.outcome !== 'done') throw new Refusal('not_found');
    const handed = handedOn(sourceOf(read), language);
    const mayCall = isSafeWay(waysOf(read.preferences), 'call');
    const called = mayCall && handed?.phoneRow ? [handed.phoneRow] : [];
    return {
      isOffered: read.reason !== null && handed !== null,
      organizations: read.organizations,
      mayCall,
      preview: handed
        ? { ...handed.rows, always: [...called, ...handed.rows.always] }
        : { always: [], health: [], safety: [] },
      items: read.items.map((item) => ({
        ...item,
        code:
          item.withdrawnAt === null && item.endedAt === null
            ? referralCodeOf(app.config.appSecret, item.id)
            : null,
      })),
    };
  },
});

/** The answers on one page, to take along; kept nowhere and sent to nobody. Refuses `not_found`. */
export const writeOwnHelpPage = command({
  first: {
    sql: 'read_referrals',
    params: ({ id }: CleanInputOf<typeof help.paper>) => ({ caseId: id }),
    answer: stored,
  },
  run: async (
    app: Pick<App, 'clock' | 'site'>,
    _actor: Actor,
    { language, health, safety }: CleanInputOf<typeof help.paper>,
    { first },
  ) => {
    const handed = first.outcome === 'done' ? handedOn(sourceOf(first), language) : null;
    if (!handed) throw new Refusal('not_found');
    return writeHandedOn({
      app,
      locale: language,
      words: helpPaperWords(language, handed.name, app.clock()),
      rows: [
        ...(handed.phoneRow ? [handed.phoneRow] : []),
        ...handed.rows.always,
        ...(health ? handed.rows.health : []),
        ...(safety ? handed.rows.safety : []),
      ],
      date: app.clock(),
    });
  },
  respond: sendFile,
});

const sending = z.union([
  z.extend(answers.send, { outcome: z.literal('done') }),
  outcome('unknown', 'not_taken', 'known'),
]);

/**
 * Hands the actor's answers to an organization: it gets a link, the client a mail that says so. What is sent is kept as it
 * was shown. Sent twice with one key it is there once. Refuses `not_found` where nothing is handed on, and an organization
 * that has them already.
 */
export const sendReferral = command({
  sendsMail: true,
  first: {
    sql: 'read_referrals',
    params: ({ id }: CleanInputOf<typeof help.send>) => ({ caseId: id }),
    answer: stored,
  },
  run: async (
    app: Pick<App, 'db' | 'clock' | 'config' | 'site'>,
    actor: Actor,
    { id, idempotencyKey, organizationId, withHealth, withSafety }: CleanInputOf<typeof help.send>,
    { first },
  ): Promise<z.infer<typeof answers.send>> => {
    if (first.outcome !== 'done') throw new Refusal('not_found');
    const source = sourceOf(first);
    const inEach = new Map(locales.map((locale) => [locale, handedOn(source, locale)]));
    const chosen = (locale: Locale) => {
      const { always, health, safety } = inEach.get(locale)?.rows ?? { always: [], health: [], safety: [] };
      return [...always, ...(withHealth ? health : []), ...(withSafety ? safety : [])];
    };
    const handed = inEach.get('en');
    if (!handed) throw new Refusal('not_found');
    const mayCall = isSafeWay(source.ways, 'call');
    const referralId = randomUUID();
    const calendar = officeCalendar(app.site.closures);
    const remindOn = addBusinessDays(officeDate(app.clock()), referralRules.remindAfter, calendar);
    const answer = await callSql(
      app,
      'send_referral',
      {
        idempotencyKey: keyOf('referral', actor, idempotencyKey),
        actorId: actor.userId,
        caseId: id,
        referralId,
        organizationId,
        withHealth,
        withSafety,
        mayCall,
        fields: [
          ...(mayCall && handed.phone ? ['phoneNumber'] : []),
          ...handed.fields.always,
          ...(withHealth ? handed.fields.health : []),
          ...(withSafety ? handed.fields.safety : []),
        ],
        facts: { name: handed.name, phone: handed.phone, en: chosen('en'), es: chosen('es') },
        codeHash: referralCodeHash(app.config.appSecret, referralCodeOf(app.config.appSecret, referralId)),
        // In the morning, in winter and summer.
        remindAt: `${remindOn}T14:00:00Z`,
        max: referralRules.max,
      },
      sending,
    );
    if (answer.outcome === 'known') throw refuseField('organizationId', 'referral.known');
    if (answer.outcome !== 'done') throw new Refusal('not_found');
    return { id: answer.id };
  },
});

const withdrawn = z.union([z.extend(answers.withdraw, { outcome: z.literal('done') }), outcome('unknown')]);

/** From now on nobody sees it, in any browser. Says when it had been seen. Refuses `not_found`. */
export const withdrawReferral = command({
  run: async (app: Pick<App, 'db'>, { userId }: Actor, { id }: CleanInputOf<typeof help.withdraw>) => {
    const answer = await callSql(app, 'withdraw_referral', { actorId: userId, referralId: id }, withdrawn);
    if (answer.outcome !== 'done') throw new Refusal('not_found');
    return { openedAt: answer.openedAt };
  },
});
