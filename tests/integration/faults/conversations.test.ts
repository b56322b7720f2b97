// @module-tag full
// Clients write, approve, report, send files, book calls, ask, plan and move a payment, and staff answer and move cases,
// while the line breaks; they press twice, and press again with the same key until they are told that it was done. Then the
// database is counted: nothing is lost, nothing is there twice.
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  beginWrite,
  countWrites,
  isCaseWrite,
  press,
  writeKinds,
  type CaseWrite,
} from '#tests/faults/case-writes.ts';
import type { Fault } from '#tests/faults/http-proxy.ts';
import { startProduct, type Product } from '#tests/faults/product.ts';
import { addCallers } from '#tests/faults/own-writes.ts';
import { inLanes, trials } from '#tests/faults/scale.ts';
import { report } from '#tests/faults/report.ts';

let product: Product;
/** Connected after the migrations, whose lists of codes it has to know. */
let sql: postgres.Sql;
beforeAll(async () => {
  product = await startProduct();
  sql = postgres(product.postgres.url, { max: 4, onnotice: () => {} });
  await addCallers(sql);
  // The rows of the mails are counted here; that they go out is proved elsewhere.
  product.api.answerEmpty('/rpc/claim_outbox');
});
afterAll(async () => {
  await sql.end();
  await product.close();
});

const faults: readonly Fault[] = ['reset', 'answer cut', 'unavailable', 'slow'];
/** Each kind of write meets each fault once at least. */
const share = writeKinds.length * faults.length;

it(
  'whatever breaks, each message and reply is in its thread once, and every other write about a case was made once',
  { timeout: trials(120 * 60_000, 240_000) },
  async () => {
    const all: { write: CaseWrite; fault: Fault; fired: boolean }[] = [];
    const begun: CaseWrite[] = [];
    for (let turn = 0; turn < trials(12_000, share); turn += 1) {
      const round = Math.floor(turn / writeKinds.length);
      const kind = writeKinds[turn % writeKinds.length] ?? 'message';
      begun.push(await beginWrite({ sql, siteUrl: product.siteUrl }, kind, round));
    }
    await inLanes(begun, 8, async (write, turn) => {
      const round = Math.floor(turn / writeKinds.length);
      const fault = faults[round % faults.length] ?? 'reset';
      let left = 1 + (round % 3);
      product.api.plan(write.key, ({ path }) => (isCaseWrite(path) && left-- > 0 ? fault : null));
      const twice = round % 5 === 3 ? 2 : 1;
      const outcomes = await Promise.all(
        Array.from({ length: twice }, () => press(product.siteUrl, write, round % 7 === 2)),
      );
      let done = outcomes.includes(true);
      for (let tries = 0; !done && tries < 8; tries += 1) done = await press(product.siteUrl, write);
      expect(done, `${write.kind} with ${fault}`).toBe(true);
      // Once more, after it was done: the same answer, and nothing new.
      await press(product.siteUrl, write);
      all.push({ write, fault, fired: product.api.fired(write.key).length > 0 });
    });
    await Promise.all(all.flatMap(({ write }) => write.background));

    const counted = await countWrites(sql);
    const table = writeKinds.map((kind) => {
      const mine = all.filter(({ write }) => write.kind === kind);
      return {
        write: kind,
        trials: mine.length,
        'fault fired': mine.filter(({ fired }) => fired).length,
        ...Object.fromEntries(
          faults.map((fault) => [fault, mine.filter((one) => one.fault === fault).length]),
        ),
        lost: mine.filter(({ write }) => counted(write) === 0).length,
        doubled: mine.filter(({ write }) => counted(write) > 1).length,
        'answered differently': mine.filter(({ write }) => write.shown.size !== 1).length,
      };
    });
    report('Writes about cases with a fault', table);
    for (const row of table)
      expect(row).toMatchObject({
        'fault fired': row.trials,
        lost: 0,
        doubled: 0,
        'answered differently': 0,
      });
  },
);
