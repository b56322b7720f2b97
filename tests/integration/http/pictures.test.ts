// The picture of an account: small, private, without its place, and gone with its owner.
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CasePage } from '#domain/portal/case-page.ts';
import { pictureSide } from '#domain/access/picture.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { portrait } from '#tests/sample-files.ts';
import { signedInClient, signedInStaff } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import type { Visitor } from '#tests/visitor.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(() => sql.end());

const address = '/api/account/picture';
const send = (visitor: Visitor, bytes: Buffer) =>
  visitor.call('PUT', address, { picture: bytes.toString('base64') });
const keyOf = async (id: string) => {
  const [row] = await sql<{ key: string | null }[]>`
    select custom_profile_image_url as key from public.users where id = ${id}`;
  return row?.key ?? null;
};
const statusOf = async (key: string | null) => {
  const [row] = await sql<{ status: string }[]>`
    select status from public.uploads where object_key = ${key ?? ''}`;
  return row?.status ?? null;
};

describe('whoever wants a picture', () => {
  it('has it without the place it was taken at, exchanges it and deletes it; what is gone is swept', async () => {
    const { visitor, id } = await signedInClient(sql, { siteUrl: stack.siteUrl });
    expect((await visitor.get(address)).status).toBe(404);
    expect((await send(visitor, portrait())).status).toBe(204);
    const stored = await visitor.get(address);
    expect(stored.headers.get('content-type')).toBe('image/jpeg');
    expect(stored.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await stored.arrayBuffer());
    expect(bytes.readUInt16BE(0)).toBe(0xffd8);
    expect(bytes.toString('latin1')).not.toMatch(/GPS|Exif/);
    const first = await keyOf(id);
    // Named by the account, and by nothing that would be swept.
    expect(await statusOf(first)).toBeNull();

    expect((await send(visitor, portrait(100))).status).toBe(204);
    const second = await keyOf(id);
    expect(second).not.toBe(first);
    expect(await statusOf(first)).toBe('expired');
    expect((await (await visitor.get('/api/account')).json()) as object).toMatchObject({ hasPicture: true });

    for (const once of [1, 2]) expect((await visitor.call('DELETE', address)).status, `${once}`).toBe(204);
    expect((await visitor.get(address)).status).toBe(404);
    expect(await statusOf(second)).toBe('expired');
  });

  it('is asked for another one when it is too large or no picture, and the one before stays', async () => {
    const { visitor, id } = await signedInClient(sql, { siteUrl: stack.siteUrl });
    await send(visitor, portrait());
    const key = await keyOf(id);
    for (const bytes of [portrait(pictureSide + 1), Buffer.from('<svg/>')])
      expect((await send(visitor, bytes)).status).toBe(400);
    expect(await keyOf(id)).toBe(key);
  });

  it('leaves none when the account is closed or erased', async () => {
    const { visitor, id } = await signedInClient(sql, { siteUrl: stack.siteUrl });
    await send(visitor, portrait());
    const key = await keyOf(id);
    await sql`update public.users set deactivated_at = now() where id = ${id}`;
    expect(await keyOf(id)).toBeNull();
    expect(await statusOf(key)).toBe('expired');
  });
});

describe('the picture of who prepares a case', () => {
  it('is seen by the client of the case alone, and only while it is theirs to prepare', async () => {
    const owner = await makeInvitedClient(sql);
    const client = await signedInClient(sql, { siteUrl: stack.siteUrl });
    const other = await signedInClient(sql, { siteUrl: stack.siteUrl });
    const sam = await signedInStaff(sql, { siteUrl: stack.siteUrl });
    const [one] = await sql<{ id: string }[]>`
      update public.cases set user_id = ${client.id}, assigned_to = ${sam.id} where user_id = ${owner.id} returning id`;
    const caseId = one?.id ?? '';
    const seen = async ({ visitor }: { visitor: Visitor }) =>
      (await visitor.get(`/api/cases/${caseId}/preparer-picture`)).status;
    const page = async () => (await (await client.visitor.get(`/api/cases/${caseId}`)).json()) as CasePage;
    expect([await seen(client), (await page()).hasPreparerPicture]).toEqual([404, false]);
    expect((await send(sam.visitor, portrait())).status).toBe(204);
    expect([await seen(client), (await page()).hasPreparerPicture]).toEqual([200, true]);
    expect(await seen(other)).toBe(404);
    expect(JSON.stringify(await page())).not.toContain((await keyOf(sam.id)) ?? 'no key');
    await sql`update public.cases set assigned_to = null where id = ${caseId}`;
    expect(await seen(client)).toBe(404);
  });
});
