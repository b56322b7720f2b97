// How often a reading call asks the database, one question after the other: on a phone far from it each is felt. What
// people read of their own is asked once, together with their session.
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeInvitedClient } from '#tests/accounts.ts';
import { readFunctions } from '#tests/functions.ts';
import { signedInStaff, startSessionOf } from '#tests/signed-in.ts';
import { createTestStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';
import type { LocalStack } from '#tools/local/stack.ts';

const siteUrl = 'http://localhost';
const functions = await readFunctions();

/** Calls of people that ask more than once, with how often; every other asks once at most. */
const moreThanOnce: Readonly<Record<string, number>> = {
  '/api/account': 2,
  '/api/account/picture': 2,
  '/api/auth/second-factor': 2,
  '/api/calendar/file': 2,
  '/api/cases/:id/application': 3,
  '/api/cases/:id/matters/:matterId/letters': 2,
  '/api/cases/:id/matters/:matterId/steps': 2,
  '/api/cases/:id/preparer-picture': 2,
  '/api/cases/:id/summary': 3,
  '/api/documents/:id': 2,
  '/api/receipts/:id': 3,
};

/** The same of the workplace, which people use at a desk: what stands here must not grow. */
const ofWorkplace: Readonly<Record<string, number>> = {
  '/api/contact': 3,
  '/api/staff/applications/:id': 3,
  '/api/staff/applications/:id/plan': 3,
  '/api/staff/attorneys': 2,
  '/api/staff/audit/people': 2,
  '/api/staff/call-hours': 2,
  '/api/staff/case-views': 2,
  '/api/staff/cases/:id/client': 3,
  '/api/staff/cases/:id/conflict-check': 2,
  '/api/staff/cases/:id/contacts': 3,
  '/api/staff/cases/:id/mailbox': 3,
  '/api/staff/cases/:id/messages': 3,
  '/api/staff/cases/:id/package': 2,
  '/api/staff/cases/:id/papers': 3,
  '/api/staff/cases/:id/plan': 2,
  '/api/staff/cases/:id/requests': 3,
  '/api/staff/cases/:id/supporters': 3,
  '/api/staff/cases/:id/updates': 3,
  '/api/staff/county-file': 2,
  '/api/staff/data-requests/:id': 2,
  '/api/staff/duplicates': 2,
  '/api/staff/files/:id': 2,
  '/api/staff/health': 2,
  '/api/staff/matters/:id/letters': 2,
  '/api/staff/matters/:id/made-papers': 3,
  '/api/staff/matters/:id/steps': 2,
  '/api/staff/messages/:id': 2,
  '/api/staff/orders/:id': 2,
  '/api/staff/orders/:id/plan': 2,
  '/api/staff/people': 3,
  '/api/staff/refunds/:id': 2,
  '/api/staff/replies/:id': 2,
  '/api/staff/session': 2,
  '/api/staff/templates/:id': 2,
  '/api/staff/tickets/:id': 2,
  '/api/staff/work-figures': 2,
  '/api/staff/workload': 2,
};

let stack: LocalStack;
beforeAll(async () => {
  stack = await createTestStack({ site: 'none' });
  Object.assign(process.env, stack.env, { SITE_URL: siteUrl });
}, 180_000);
afterAll(() => stack.close());

/** How many questions waited for the one before: those asked at the same time count once. */
async function questionsOf(work: () => Promise<unknown>): Promise<number> {
  const real = globalThis.fetch;
  let [open, rounds] = [0, 0];
  globalThis.fetch = async (...call) => {
    const [input] = call;
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(stack.supabase.url)) return real(...call);
    if (open === 0) rounds += 1;
    open += 1;
    try {
      return await real(...call);
    } finally {
      open -= 1;
    }
  };
  try {
    await work();
  } finally {
    globalThis.fetch = real;
  }
  return rounds;
}

it('is once for what people read of their own, and known for the rest', { timeout: 120_000 }, async () => {
  const { visitor: sam } = await signedInStaff(stack.sql, { siteUrl, role: 'admin' });
  const { id } = await makeInvitedClient(stack.sql);
  const ana = new Visitor(siteUrl);
  await startSessionOf(stack.sql, ana, { id, role: 'client', secondFactor: false });
  const [found] = await stack.sql<{ matters: string; cases: string; applications: string }[]>`
    select matter.id as matters, matter.case_id as cases, one.intake_form_id as applications
    from public.court_matters as matter join public.cases as one on one.id = matter.case_id where one.user_id = ${id}`;

  const asked: { own: Record<string, number>; office: Record<string, number> } = { own: {}, office: {} };
  for (const one of functions) {
    if (one.access === 'schedule' || !one.access.GET) continue;
    if (['anyone', 'webhook'].includes(one.access.GET)) continue;
    const isOwn = ['signedIn', 'signingIn'].includes(one.access.GET);
    const segments = one.path.split('/');
    const params = Object.fromEntries(
      segments.flatMap((segment, at) =>
        segment.startsWith(':')
          ? [[segment.slice(1), found?.[segments[at - 1] as 'cases'] ?? found?.cases ?? '']]
          : [],
      ),
    );
    const path = one.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const call = async () => {
      const work: Promise<unknown>[] = [];
      const context = {
        ip: '203.0.113.7',
        params,
        deploy: { context: 'dev' },
        waitUntil: (later: Promise<unknown>) => void work.push(later),
      };
      const headers = { cookie: (isOwn ? ana : sam).cookieHeader() };
      await one.answer(new Request(`${siteUrl}${path}`, { headers }), context as unknown as Context);
      await Promise.allSettled(work);
    };
    const questions = await questionsOf(call);
    if (questions > 1) asked[isOwn ? 'own' : 'office'][one.path] = questions;
  }
  expect(asked.own).toEqual(moreThanOnce);
  expect(asked.office).toEqual(ofWorkplace);
});
