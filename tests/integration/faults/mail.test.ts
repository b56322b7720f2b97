// @module-tag full
// A provider that fails three times in ten, in every way it can: each mail arrives or ends among the dead letters, and
// one comes twice only where the provider took it and did not say so.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '#server/compose.ts';
import { deliverOutbox } from '#server/mail/deliver-outbox.ts';
import type { MailFault } from '#tests/faults/mail-server.ts';
import { startProduct, type Product } from '#tests/faults/product.ts';
import { report } from '#tests/faults/report.ts';
import { trials } from '#tests/faults/scale.ts';
import { newReference } from '../database/given.ts';
import { chanceOf } from '#tests/chance.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.close());

/** Of a hundred tries, by the fault they meet: thirty. A provider that falls silent costs ten seconds each time. */
const shares: readonly (readonly [MailFault, number])[] = [
  ['refused for now', 9],
  ['refused', 6],
  ['cut', 6],
  ['taken, cut', 7],
  ['taken, silent', 2],
];

const chance = chanceOf();

function badDay(): MailFault | null {
  let left = chance.below(100);
  for (const [fault, share] of shares) {
    left -= share;
    if (left < 0) return fault;
  }
  return null;
}

const isUndeliverable = (recipient: string) => recipient.startsWith('nobody.');

it(
  'a provider that fails three times in ten loses no mail, and doubles only what it took without a word',
  { timeout: trials(10 * 60_000, 120_000) },
  async () => {
    const { sql, mail } = product;
    const started = Date.now();
    const count = trials(500, 30);
    const undeliverable = Math.ceil(count / 50);
    const rows = Array.from({ length: count }, (_, index) => ({
      kind: 'contact_received',
      recipient: `${index < undeliverable ? 'nobody' : 'eva'}.${randomUUID()}@example.com`,
      language: index % 2 === 0 ? 'es' : 'en',
      payload: sql.json({ reference: newReference(), firstName: 'Eva' }),
      dedupe_key: randomUUID(),
    }));
    const written = await sql<{ id: string; recipient: string }[]>`
      insert into public.outbox ${sql(rows)} returning id, recipient`;

    let tries = 0;
    mail.faultOf = (recipient) => {
      tries += 1;
      return isUndeliverable(recipient) ? 'refused' : badDay();
    };
    const waiting = async () => {
      const [row] = await sql<{ left: number }[]>`
        select count(*)::int as left from public.outbox where status = 'waiting'`;
      return row?.left ?? 0;
    };
    // Workers side by side, as when scheduled runs and requests meet; a mail's pause is over at once.
    for (let run = 0; run < 40 && (await waiting()) > 0; run += 1) {
      await sql`update public.outbox set run_after = now() where status = 'waiting'`;
      await Promise.all(Array.from({ length: 8 }, () => deliverOutbox(compose('dev'))));
      await sleep(20);
    }

    const stored = await sql<{ id: string; status: string; alarms: number }[]>`
      select m.id, m.status, (select count(*)::int from public.outbox alarm
        where alarm.kind = 'staff_alarm' and alarm.payload ->> 'id' = m.id::text) as alarms
      from public.outbox m where m.kind = 'contact_received'`;
    const statusOf = new Map(stored.map((row) => [row.id, row]));
    const lost: string[] = [];
    const doubled: string[] = [];
    const wrong: string[] = [];
    let twice = 0;
    let dead = 0;
    for (const { id, recipient } of written) {
      const row = statusOf.get(id);
      const { times, unsaid } = mail.taken.get(id) ?? { times: 0, unsaid: 0 };
      if (times > 1) twice += 1;
      if (row?.status === 'dead') dead += 1;
      if (times === 0 && row?.status !== 'dead') lost.push(`${id} is ${row?.status ?? 'gone'}`);
      if (times > unsaid + 1) doubled.push(`${id} came ${times} times, ${unsaid} of them unsaid`);
      if (row?.status === 'sent' && times === unsaid) wrong.push(`${id} counts as sent, nobody said so`);
      if (row?.status === 'waiting') wrong.push(`${id} still waits`);
      if (row?.status === 'dead' && row.alarms !== 1) wrong.push(`${id}: ${row.alarms} alarms`);
      if (isUndeliverable(recipient) && row?.status !== 'dead') wrong.push(`${id} is ${row?.status}`);
    }
    const failures = [...mail.fired.values()].reduce((sum, each) => sum + each, 0);
    report(`Mails through a failing provider (${((Date.now() - started) / 1_000).toFixed(0)} s)`, [
      {
        mails: count,
        tries,
        ...Object.fromEntries(shares.map(([fault]) => [fault, mail.fired.get(fault) ?? 0])),
        'came twice or more': twice,
        'dead letters': dead,
        lost: lost.length,
        'doubled without reason': doubled.length,
      },
    ]);
    expect({ lost, doubled, wrong }).toEqual({ lost: [], doubled: [], wrong: [] });
    expect(failures).toBeGreaterThan(count * 0.2);
  },
);
