import { afterAll, beforeAll, expect, it } from 'vitest';
import { intakeThrottles } from '#domain/throttles.ts';
import { saveDraft } from '#server/drafts/save-draft.ts';
import { inFullRun } from '#tests/runs.ts';
import { openShop, type Shop } from '../checkout/shop.ts';

// Called directly, because over HTTP every visitor of a test has the same address.
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const empty = { answers: {}, step: 0, device: 'own', tickets: [] } as const;

async function begin(ip: string, token?: string): Promise<string> {
  const cookies = new Map(token ? [['__Host-draft', token]] : []);
  const { cookies: set } = await saveDraft.run(
    shop.app,
    null,
    { ...empty, tickets: [] },
    { call: { cookies, ip, locale: 'en' } },
  );
  return /^__Host-draft=([^;]+)/.exec(set[0] ?? '')?.[1] ?? '';
}

it(
  'one network cannot fill the database with drafts; a form already begun there is still saved',
  { ...inFullRun, timeout: 60_000 },
  async () => {
    const mine = await begin('2001:db8::1');
    const others = intakeThrottles.newDraftsPerIp.limit - 1;
    for (let done = 0; done < others; done += 25) {
      const some = Array.from({ length: Math.min(25, others - done) }, (_, nth) =>
        begin(`2001:db8::${(done + nth + 2).toString(16)}`),
      );
      await Promise.all(some);
    }
    await expect(begin('2001:db8::ffff')).rejects.toMatchObject({ code: 'throttled' });
    expect(await begin('2001:db8::1', mine)).toBe(mine);
    expect(await begin('203.0.113.7')).not.toBe('');
  },
);
