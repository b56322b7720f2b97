// @module-tag full
// An instance dies at any moment: before a call it makes is sent, or after it was done and before its answer came.
// Nobody may find half of anything afterwards, and what was paid becomes an order with its case and invitation.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '#server/compose.ts';
import { makePayToken } from '#server/intake/pay-token.ts';
import { callFunction, runSchedule, type PlatformFunction } from '#tests/faults/call-function.ts';
import type { Plan } from '#tests/faults/http-proxy.ts';
import { type CallAnswer, liveAndDie } from '#tests/faults/life.ts';
import { Person, type Kind } from '#tests/faults/person.ts';
import { startProduct, type Product } from '#tests/faults/product.ts';
import { report } from '#tests/faults/report.ts';
import { inLanes, trials } from '#tests/faults/scale.ts';
import type { Order } from '#tests/faults/victim.ts';
import { callFunction as callInDatabase } from '#tools/database/call-function.ts';
import deliverOutbox from '../../../functions/deliver-outbox.ts';
import checkoutCalls from '../../../functions/checkout.ts';
import processPayments from '../../../functions/process-payments.ts';
import replaySpool from '../../../functions/replay-spool.ts';
import stripeWebhook from '../../../functions/stripe-webhook.ts';
import { application } from '../database/given.ts';

let product: Product;
let bell: Server;
/** What the card processor sent, by the payment page it is about. */
const deliveries = new Map<string, { headers: Record<string, string>; body: string }>();

beforeAll(async () => {
  product = await startProduct();
  bell = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      const event = JSON.parse(body) as { type: string; data: { object: { id: string } } };
      const headers = { 'stripe-signature': String(incoming.headers['stripe-signature']) };
      if (event.type === 'checkout.session.completed')
        deliveries.set(event.data.object.id, { headers, body });
      outgoing.end();
    });
  });
  bell.listen(0, '127.0.0.1');
  await once(bell, 'listening');
  product.stripe.setWebhookUrl(`http://127.0.0.1:${String((bell.address() as AddressInfo).port)}`);
});
afterAll(async () => {
  bell?.close();
  await product?.close();
});

interface Point {
  readonly way: 'api' | 'spool';
  readonly number: number;
  readonly moment: 'before' | 'after';
}

interface Flow {
  readonly name: string;
  /** The database does not answer, so that the spool takes it. */
  readonly databaseDown?: boolean;
  begin(turn: number): Promise<Trial>;
}

interface Trial {
  readonly id: string;
  readonly order: Order;
  /** Half of something: right after the end, before anything is made good. */
  half(): Promise<string[]>;
  /** What the person does next; not everybody does. */
  again(): Promise<void>;
  /** What is wrong when all schedules have run. */
  wrong(answered: CallAnswer | undefined, didAgain: boolean): Promise<string[]>;
}

const json = (headers: Record<string, string> = {}) => ({
  origin: product.siteUrl,
  'content-type': 'application/json',
  'accept-language': 'es',
  ...headers,
});

function submission(kind: Kind): Flow['begin'] {
  return async (turn) => {
    const person = new Person(kind === 'intake' ? turn * 2 : turn * 2 + 1);
    const tickets: string[] = [];
    if (kind === 'intake') tickets.push(await uploaded(), await uploaded());
    const url = `${product.siteUrl}/api/${kind === 'intake' ? 'client-intake' : 'contact'}`;
    const headers = json({ 'idempotency-key': person.key });
    const body = JSON.stringify({ ...person.answers, ...(tickets.length > 0 && { tickets }) });
    const press = async (): Promise<void> => {
      const { default: handler } = (await (kind === 'intake'
        ? import('../../../functions/client-intake.ts')
        : import('../../../functions/contact.ts'))) as { default: PlatformFunction };
      const { response, idle } = await callFunction(
        handler,
        new Request(url, { method: 'POST', headers, body }),
      );
      if (response.status !== 200 && response.status !== 201) {
        throw new Error(`pressed again: ${response.status} ${await response.text()}`);
      }
      person.seen.push(JSON.parse(await response.text()));
      await idle;
    };
    return {
      id: person.key,
      order: { trial: person.key, url, headers, body },
      half: () => (kind === 'intake' ? halfApplications(person) : halfMessages(person)),
      again: press,
      async wrong(answered, didAgain) {
        const half = kind === 'intake' ? await halfApplications(person) : await halfMessages(person);
        if (answered) person.seen.push(JSON.parse(answered.body));
        const shown = new Set(person.seen.map(({ reference }) => reference));
        const rows = await referencesOf(person);
        const promised = didAgain || answered !== undefined;
        const found = [...half];
        if (promised && rows.length !== 1) found.push(`shown a reference, ${rows.length} rows`);
        if (rows.length > 1) found.push(`${rows.length} rows`);
        if (promised && [...shown].join() !== rows.join()) found.push(`shown ${[...shown]}, stored ${rows}`);
        return found.map((what) => `${kind} ${person.key}: ${what}`);
      },
    };
  };
}

async function uploaded(): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const { createHash } = await import('node:crypto');
  await product.sql`insert into public.uploads ${product.sql({
    ticket_hash: createHash('sha256').update(ticket).digest('hex'),
    purpose: 'intake',
    object_key: `uploads/${ticket}.pdf`,
    file_name: 'orden.pdf',
    file_type: 'application/pdf',
    file_size: 1_000,
    status: 'checked',
    checked_at: new Date(),
  })}`;
  return ticket;
}

async function referencesOf(person: Person): Promise<string[]> {
  const { sql } = product;
  const rows =
    person.kind === 'intake'
      ? await sql`select reference from public.intake_forms where idempotency_key = ${person.storedKey}`
      : await sql`select reference from public.contact_submissions where idempotency_key = ${person.storedKey}`;
  return rows.map((row) => String(row['reference']));
}

/** An application without its signed agreement, its files or its mails, or any of those without it. */
async function halfApplications(person: Person): Promise<string[]> {
  const [parts] = await product.sql`
    with form as (select * from public.intake_forms where idempotency_key = ${person.key})
    select (select count(*)::int from form) as forms,
      (select count(*)::int from public.intake_agreements a join form on form.id = a.intake_form_id) as agreements,
      (select count(*)::int from public.intake_documents d join form on form.id = d.intake_form_id) as documents,
      (select count(*)::int from public.outbox m
        where m.recipient = ${person.email} and m.kind = 'application_received') as acknowledgements,
      (select count(*)::int from public.outbox m
        where m.recipient = ${person.email} and m.kind = 'payment_reminder') as reminders,
      (select count(*)::int from public.outbox m join form on form.id = m.intake_form_id
        where m.kind = 'staff_application') as notices`;
  const counts = Object.values(parts ?? {}).join(' ');
  return counts === '0 0 0 0 0 0' || counts === '1 1 2 1 1 1' ? [] : [`half an application: ${counts}`];
}

async function halfMessages(person: Person): Promise<string[]> {
  const [parts] = await product.sql`
    with message as (select * from public.contact_submissions where idempotency_key = ${person.storedKey})
    select (select count(*)::int from message) as messages,
      (select count(*)::int from public.outbox m
        where m.recipient = ${person.email} and m.kind = 'contact_received') as acknowledgements,
      (select count(*)::int from public.outbox m join message on m.payload ->> 'reference' = message.reference
        where m.kind = 'staff_contact') as notices`;
  const counts = Object.values(parts ?? {}).join(' ');
  return counts === '0 0 0' || counts === '1 1 1' ? [] : [`half a message: ${counts}`];
}

/** Somebody applied, followed the payment link and paid; what tells us of it is the call that is killed. */
function settlement(by: 'webhook' | 'confirmation'): Flow['begin'] {
  return async (turn) => {
    const { sql, stripe, siteUrl } = product;
    const email = `ana.${randomBytes(6).toString('hex')}@example.com`;
    const p = application({}, { email });
    const sent = await callInDatabase(sql, 'submit_intake', p);
    const { intakeId, reference } = sent as { outcome: string; intakeId: string; reference: string };
    const token = makePayToken(compose('dev').config.appSecret, reference);
    const link = new Request(`${siteUrl}/api/pay/standard?intake=${encodeURIComponent(token)}&lang=es`);
    const { response } = await callFunction(checkoutCalls, link);
    const session = /cs_[A-Za-z0-9_]+/.exec(response.headers.get('location') ?? '')?.[0] ?? '';
    await stripe.payCheckoutSession(session);
    await stripe.webhooks.settled();
    const delivery = deliveries.get(session);
    if (!delivery) throw new Error(`no event about ${session}`);
    const webhook = { url: `${siteUrl}/api/stripe-webhook`, ...delivery };
    const confirmation = {
      url: `${siteUrl}/api/payment-confirmation`,
      headers: json(),
      body: JSON.stringify({ sessionId: session }),
    };
    const half = () => halfSettled(intakeId);
    return {
      id: intakeId,
      order: { trial: intakeId, ...(by === 'webhook' ? webhook : confirmation) },
      half,
      // The card processor sends it again; or it never does, and only our own schedule is left.
      async again() {
        const { idle } = await callFunction(
          stripeWebhook,
          new Request(webhook.url, { method: 'POST', ...delivery }),
        );
        await idle;
      },
      async wrong() {
        const found = await half();
        const [counted] = await sql`
          select (select count(*)::int from public.orders o
              where o.intake_form_id = ${intakeId} and o.status = 'paid' and o.completed_at is not null) as orders,
            (select count(*)::int from public.cases c where c.intake_form_id = ${intakeId}) as cases,
            (select count(*)::int from public.outbox m
              where m.intake_form_id = ${intakeId} and m.kind = 'invitation' and m.status = 'sent') as invitations,
            (select count(*)::int from public.outbox m
              where m.intake_form_id = ${intakeId} and m.kind = 'receipt' and m.status = 'sent') as receipts`;
        const counts = Object.values(counted ?? {}).join(' ');
        if (counts !== '1 1 1 1') found.push(`order, case, invitation, receipt: ${counts}`);
        return found.map((what) => `${by} ${turn} ${intakeId}: ${what}`);
      },
    };
  };
}

/** A paid order without its case, account or mails, or any of them without it. */
async function halfSettled(intakeId: string): Promise<string[]> {
  const [parts] = await product.sql`
    select (select count(*)::int from public.orders o
        where o.intake_form_id = ${intakeId} and o.completed_at is not null) as orders,
      (select count(*)::int from public.orders o
        where o.intake_form_id = ${intakeId} and o.status = 'paid') as paid,
      (select count(*)::int from public.cases c join public.orders o on o.id = c.order_id
        where c.intake_form_id = ${intakeId} and c.user_id = o.user_id) as cases,
      (select count(*)::int from public.outbox m
        where m.intake_form_id = ${intakeId} and m.kind = 'invitation') as invitations,
      (select count(*)::int from public.outbox m
        where m.intake_form_id = ${intakeId} and m.kind = 'receipt') as receipts,
      (select count(*)::int from public.outbox m
        where m.intake_form_id = ${intakeId} and m.kind = 'staff_payment') as notices`;
  const counts = Object.values(parts ?? {}).join(' ');
  return counts === '0 0 0 0 0 0' || counts === '1 1 1 1 1 1' ? [] : [`half settled: ${counts}`];
}

const flows: readonly Flow[] = [
  { name: 'application', begin: submission('intake') },
  { name: 'message', begin: submission('contact') },
  { name: 'application, database down', databaseDown: true, begin: submission('intake') },
  { name: 'message, database down', databaseDown: true, begin: submission('contact') },
  { name: 'payment by webhook', begin: settlement('webhook') },
  { name: 'payment by the page after it', begin: settlement('confirmation') },
];

const plansOf = (flow: Flow, point: Point | null): { api: Plan; spool: Plan } => {
  const at =
    (way: Point['way'], otherwise: 'unavailable' | null): Plan =>
    ({ number }) =>
      point?.way === way && number === point.number ? `hold ${point.moment}` : otherwise;
  return { api: at('api', flow.databaseDown ? 'unavailable' : null), spool: at('spool', null) };
};

interface Place {
  readonly flow: Flow;
  readonly point: Point;
}

/** Where each flow can be cut: its calls, before and after; found by letting one of each live. */
async function placesOf(all: readonly Flow[]): Promise<Place[]> {
  const begun: { flow: Flow; trial: Trial }[] = [];
  for (const flow of all) begun.push({ flow, trial: await flow.begin(0) });
  for (const { flow, trial } of begun) setPlans(trial.id, plansOf(flow, null));
  await liveAndDie(
    product,
    begun.map(({ trial }) => trial.order),
  );
  return begun.flatMap(({ flow, trial }) => {
    setPlans(trial.id, null);
    return (['spool', 'api'] as const).flatMap((way) => {
      const calls = product[way].calls(trial.id);
      const mail = calls.findIndex(({ path }) => path.endsWith('/claim_outbox'));
      // Mail has two points: what comes later is one mail after the other. While the database is down one is all.
      const count = way === 'api' && flow.databaseDown ? 1 : mail < 0 ? calls.length : mail + 2;
      return calls
        .slice(0, count)
        .flatMap(({ number }) =>
          (['before', 'after'] as const).map((moment) => ({ flow, point: { way, number, moment } })),
        );
    });
  });
}

function setPlans(id: string, plans: { api: Plan; spool: Plan } | null): void {
  product.api.plan(id, plans?.api ?? null);
  product.spool.plan(id, plans?.spool ?? null);
}

/** As if time had passed: leases run out, and every schedule has its turns. */
async function letSchedulesRun(): Promise<void> {
  const { sql } = product;
  for (let turn = 0; turn < 10; turn += 1) {
    await sql`update public.outbox set locked_until = now() - interval '1 second' where locked_until is not null`;
    await sql`update public.outbox set run_after = now() where status = 'waiting' and kind <> 'payment_reminder'`;
    for (const schedule of [replaySpool, processPayments, deliverOutbox]) await runSchedule(schedule);
    const [left] = await sql`
      select (select count(*)::int from public.stripe_events where processed_at is null) as events,
        (select count(*)::int from public.orders where status = 'created') as orders,
        (select count(*)::int from public.outbox
          where status = 'waiting' and kind <> 'payment_reminder') as mails`;
    if (Object.values(left ?? {}).every((count) => count === 0) && (await compose('dev').spool.count()) === 0)
      return;
  }
}

/**
 * Points of one life: all of them are in one instance, which is killed when each has come to its own. In
 * `npm run test:faults` those are all points there are, and each has a death in every life.
 */
const perLife = trials(100, 8);
const lives = trials(74, 1);

interface Counts {
  points: number;
  kills: number;
  half: number;
  wrong: number;
}

it(
  'whenever the process is killed, nobody finds half of anything, and everything paid is fulfilled',
  { timeout: trials(30 * 60_000, 120_000) },
  async () => {
    const started = Date.now();
    const places = await placesOf(flows);
    const counts = new Map<Flow, Counts>(
      flows.map((flow) => [
        flow,
        { points: places.filter((place) => place.flow === flow).length, kills: 0, half: 0, wrong: 0 },
      ]),
    );
    const found: string[] = [];
    // Every second, third or later place, beginning one further in each life, so that each life has all flows.
    const stride = Math.ceil(places.length / perLife);
    const atOnce = Math.floor(places.length / stride);
    for (let life = 0; life < lives; life += 1) {
      const chosen = places.filter((_, index) => (index + life) % stride === 0);
      const begun: (Place & { trial: Trial })[] = [];
      await inLanes(chosen, 6, async (place, index) => {
        begun.push({ ...place, trial: await place.flow.begin(life * perLife + index) });
      });
      for (const { trial, flow, point } of begun) setPlans(trial.id, plansOf(flow, point));
      const { answered } = await liveAndDie(
        product,
        begun.map(({ trial }) => trial.order),
      );
      for (const { trial, flow, point } of begun) {
        setPlans(trial.id, null);
        const count = counts.get(flow);
        const fired = product[point.way].fired(trial.id).some(({ fault }) => fault.startsWith('hold'));
        const half = await trial.half();
        found.push(...half);
        if (count && fired) count.kills += 1;
        if (count) count.half += half.length;
      }
      const didAgain = new Set<Trial>();
      await inLanes(begun, 6, async ({ trial }, index) => {
        if ((index + life) % 2 === 0) return;
        didAgain.add(trial);
        await trial.again();
      });
      await letSchedulesRun();
      for (const { trial, flow } of begun) {
        const wrong = await trial.wrong(answered.get(trial.id), didAgain.has(trial));
        const count = counts.get(flow);
        if (count) count.wrong += wrong.length;
        found.push(...wrong);
      }
    }
    report(
      `Killed by SIGKILL (${((Date.now() - started) / 1_000).toFixed(0)} s)`,
      [...counts].map(([flow, { points, kills, half, wrong }]) => ({
        flow: flow.name,
        points,
        kills,
        'half done': half,
        'not made good': wrong,
      })),
    );
    expect(found).toEqual([]);
    const kills = [...counts.values()].reduce((sum, count) => sum + count.kills, 0);
    // A call or two may not be made that was made before: a mail somebody else has sent meanwhile.
    expect(kills).toBeGreaterThanOrEqual(lives * atOnce * 0.9);
  },
);
