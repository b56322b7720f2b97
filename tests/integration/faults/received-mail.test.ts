// @module-tag full
// Mail that comes in while everything fails: told of many times, fetched by workers that are killed, from a store that
// refuses or hangs up, into a database whose answers are lost. Each stands in its case once.
import { fork, type ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256Hex } from '#server/http/tokens.ts';
import { compose } from '#server/compose.ts';
import { receiveNotice } from '#server/received-mail/receive-notice.ts';
import { removeOriginals } from '#server/received-mail/remove-originals.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { chanceOf } from '#tests/chance.ts';
import { startProduct, type Product } from '#tests/faults/product.ts';
import { report } from '#tests/faults/report.ts';
import { inLanes, trials } from '#tests/faults/scale.ts';
import { jpg } from '#tests/sample-files.ts';
import { startReceiver, type Receiver } from '#tools/local/incoming/receiver.ts';
import { writeAnswer } from '#tools/local/incoming/write-answer.ts';

let product: Product;
let receiver: Receiver;
const webhook = createServer((request, response) => {
  void (async () => {
    try {
      await receiveNotice(compose('dev'), await readText(request));
      response.writeHead(200).end();
    } catch {
      // The receiver calls again.
      response.writeHead(503).end();
    }
  })();
});
beforeAll(async () => {
  product = await startProduct();
  webhook.listen(0, '127.0.0.1');
  await once(webhook, 'listening');
  receiver = await startReceiver({
    port: 0,
    webhookUrl: `http://127.0.0.1:${String((webhook.address() as AddressInfo).port)}/`,
    mailbox: undefined,
  });
  Object.assign(process.env, receiver.env);
});
afterAll(async () => {
  await receiver?.close();
  webhook.close();
  await product?.close();
});

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Clients with a case, each with an address that their answers come to. */
async function clientsWithAddresses(count: number) {
  const clients = [];
  for (let each = 0; each < count; each += 1) {
    const { id, email } = await makeInvitedClient(product.sql);
    const token = Array.from({ length: 32 }, () => letters[randomInt(32)]).join('');
    const [mail] = await product.sql<{ id: string; caseId: string }[]>`
      insert into public.outbox (kind, recipient, user_id, dedupe_key, status, sent_at)
      values ('case_changed', ${email}, ${id}, ${randomUUID()}, 'sent', now())
      returning id, (select cases.id from public.cases where user_id = ${id} limit 1) as "caseId"`;
    await product.sql`
      insert into public.reply_addresses (mail_id, token_hash, user_id, case_id)
      values (${mail?.id ?? ''}, ${sha256Hex(token)}, ${id}, ${mail?.caseId ?? ''})`;
    clients.push({ email, to: `reply+${token}@in.freshkey.example` });
  }
  return clients;
}

it(
  'mails that are told of many times and fetched by killed workers stand in their cases once, with their files',
  { timeout: trials(30 * 60_000, 240_000) },
  async () => {
    const { sql, api } = product;
    const started = Date.now();
    const count = trials(1_000, 40);
    const chance = chanceOf(41);
    const clients = await clientsWithAddresses(trials(20, 4));
    const mails = Array.from({ length: count }, (_, index) => ({
      text: `Letter ${String(index)} ${randomUUID()}`,
      files: index % 7 === 0 ? 1 : 0,
      client: chance.pick(clients),
    }));

    const bodies: string[] = [];
    let calls = 0;
    const tell = async (body: string) => {
      calls += 1;
      await fetch(`http://127.0.0.1:${String((webhook.address() as AddressInfo).port)}/`, {
        method: 'POST',
        body,
      }).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
    };
    let kills = 0;
    let child: ChildProcess | null = null;
    const live = () => {
      child = fork(new URL('../../faults/receiving-worker.ts', import.meta.url), {
        env: { ...process.env },
        execArgv: ['--disable-warning=ExperimentalWarning'],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
    };
    api.plan('worker', ({ path }) => {
      if (path.startsWith('/storage') ? chance.happens(0.1) : chance.happens(0.04))
        return chance.pick(['answer cut', 'reset', 'unavailable', 'answer cut']);
      return null;
    });

    const sending = inLanes(mails, 6, async ({ text, files, client }, index) => {
      const raw = await writeAnswer(
        {
          from: 'Fresh Key <hello@freshkey.example>',
          to: client.email,
          subject: 'News',
          messageId: `<${randomUUID()}@x>`,
          text: 'Something new.',
          sentAt: new Date(),
          replyTo: client.to,
        },
        {
          from: client.email,
          text,
          program: 'gmail',
          language: 'en',
          files: files ? [{ filename: `${String(index)}.jpg`, content: Buffer.from(jpg()) }] : [],
        },
      );
      const { body } = await receiver.callFor({ raw, from: client.email, to: [client.to], dmarc: 'PASS' });
      bodies.push(body);
      for (let time = 0; time <= chance.below(3); time += 1) await tell(body);
      if (chance.happens(0.2)) receiver.failReads(1 + chance.below(3), chance.pick(['refused', 'cut']));
    });

    const waiting = async () => {
      const [row] = await sql<{ left: number }[]>`
        select count(*)::int as left from public.received_mails where status = 'waiting'`;
      return row?.left ?? 0;
    };
    const until = Date.now() + trials(25 * 60_000, 200_000);
    const progress = { isTold: false };
    const toldAll = sending.then(() => (progress.isTold = true));
    while (Date.now() < until && !(progress.isTold && (await waiting()) === 0)) {
      live();
      await sleep(trials(6_000, 3_000) + chance.below(3_000));
      const ended = child ? once(child, 'exit') : Promise.resolve();
      (child as ChildProcess | null)?.kill('SIGKILL');
      await ended;
      kills += 1;
      // What Amazon repeats comes whenever it likes, also long after.
      for (let again = 0; again < 5 && bodies.length > 0; again += 1) await tell(chance.pick(bodies));
      // The leases of the dead, and the pauses after faults, are over at once.
      await sql`update public.received_mails set locked_until = null, run_after = now() where status = 'waiting'`;
      await sql`update public.received_mails set attempts = 1 where status = 'waiting' and attempts > 3`;
    }
    await toldAll;
    api.plan('worker', null);
    for (const body of bodies) if (chance.happens(0.3)) await tell(body);
    while ((await removeOriginals(compose('dev'))) > 0);

    const stored = await sql<{ text: string; times: number; files: number }[]>`
      select message as text, count(*)::int as times, sum(jsonb_array_length(attachments))::int as files
      from public.client_messages where came_by = 'mail' group by message`;
    const found = new Map(stored.map((row) => [row.text, row]));
    const lost = mails.filter(({ text }) => !found.has(text)).length;
    const doubled = stored.filter(({ times }) => times > 1).length;
    const withoutFiles = mails.filter(({ text, files }) => (found.get(text)?.files ?? 0) !== files).length;
    const [other] = await sql<{ inbox: number; dead: number; rows: number; tasks: number }[]>`
      select (select count(*)::int from public.contact_submissions where mail_doubt is not null) as inbox,
        (select count(*)::int from public.received_mails where status = 'dead') as dead,
        (select count(*)::int from public.received_mails) as rows,
        (select count(*)::int from (select case_id from public.case_tasks where code = 'answer_message' and done_at is null
          group by case_id having count(*) > 1) as twice) as tasks`;
    report(`Mail that comes in through faults (${((Date.now() - started) / 1_000).toFixed(0)} s)`, [
      {
        mails: count,
        'calls of the receiver': calls,
        'workers killed': kills,
        'faults of the database and storage': api.fired('worker').length,
        lost,
        doubled,
        'with other files': withoutFiles,
      },
    ]);
    expect({ lost, doubled, withoutFiles }).toEqual({ lost: 0, doubled: 0, withoutFiles: 0 });
    expect(other).toEqual({ inbox: 0, dead: 0, rows: count, tasks: 0 });
    expect(await receiver.kept()).toEqual([]);
    expect(kills).toBeGreaterThan(1);
    expect(api.fired('worker').length).toBeGreaterThan(count / 50);
  },
);
