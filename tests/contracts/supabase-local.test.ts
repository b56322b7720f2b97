// @module-tag full
// Our local Supabase against the real client library: what the product relies on must hold here as it does on
// the hosted service. Runs on a database of its own, with a table and functions of its own.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '#tools/browser/launch.ts';
import { ensureRoles } from '#tools/local/postgres/roles.ts';
import { type RunningPostgres, startPostgres } from '#tools/local/postgres/start.ts';
import { prepareStorageTables } from '#tools/local/supabase/prepare-database.ts';
import { type LocalSupabase, startSupabase } from '#tools/local/supabase/start-supabase.ts';

const TABLES = `
create table public.notes (
  id int primary key, body text check (body <> 'forbidden'), facts jsonb, tags text[] not null default '{}',
  written_at timestamptz not null default now()
);
alter table public.notes enable row level security;
revoke all on public.notes from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.notes to service_role;
create table public.ungranted (id int);
create function public.write_note(p jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
begin
  insert into public.notes (id, body, facts) values ((p ->> 'id')::int, p ->> 'body', p -> 'facts');
  if p ? 'fail' then raise exception 'as asked'; end if;
  return jsonb_build_object('outcome', 'written', 'echo', p);
end $$;
create function public.some_notes(p_limit int) returns setof public.notes
language sql security invoker set search_path = '' as $$ select * from public.notes order by id limit p_limit $$;
revoke execute on function public.write_note(jsonb), public.some_notes(int) from public;
grant execute on function public.write_note(jsonb), public.some_notes(int) to service_role;
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('documents', 'documents', false, 10485760, array['application/pdf', 'image/png']);
`;

let folder: string;
let server: RunningPostgres;
let sql: Sql;
let local: LocalSupabase;
let ours: SupabaseClient;
let strangers: SupabaseClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supabase-local-'));
  server = await startPostgres({ dataDir: join(folder, 'postgres'), settings: { fsync: 'off' } });
  sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  await ensureRoles(sql);
  await prepareStorageTables(sql);
  await sql.unsafe(TABLES);
  local = await startSupabase({ databaseUrl: server.url, storageDir: join(folder, 'storage'), port: 0 });
  const options = { auth: { persistSession: false } };
  ours = createClient(local.url, local.secretKey, options);
  strangers = createClient(local.url, local.publishableKey, options);
}, 60_000);

afterAll(async () => {
  await local.close();
  await sql.end({ timeout: 1 });
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the database, with the secret key', () => {
  test('a function receives nested JSON as an object and answers with one', async () => {
    const p = { id: 1, body: 'señora "quoted"', facts: { list: [1, { deep: true }] } };
    const { data, error } = await ours.rpc('write_note', { p });
    expect(error).toBeNull();
    expect(data).toEqual({ outcome: 'written', echo: p });
    const { data: row } = await ours.from('notes').select('body,facts,written_at').eq('id', 1).single();
    expect(row).toMatchObject({ body: p.body, facts: p.facts });
    expect(row?.written_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  test('a function that fails leaves nothing behind', async () => {
    const { error } = await ours.rpc('write_note', { p: { id: 2, fail: true } });
    expect(error).toMatchObject({ code: 'P0001', message: 'as asked' });
    const { data } = await ours.from('notes').select('id').eq('id', 2);
    expect(data).toEqual([]);
  });

  test('a function returning rows answers with a list', async () => {
    const { data } = await ours.rpc('some_notes', { p_limit: 1 });
    expect(data).toHaveLength(1);
  });

  test('rows are written, merged or left alone, changed, counted and removed by filters', async () => {
    const notes = () => ours.from('notes');
    await notes().insert({ id: 10, body: 'first', tags: ['a', 'b'], facts: { n: 1 } });
    const ignored = await notes()
      .upsert(
        [
          { id: 10, body: 'second' },
          { id: 11, body: 'new' },
        ],
        { onConflict: 'id', ignoreDuplicates: true },
      )
      .select('id');
    expect(ignored.data).toEqual([{ id: 11 }]);
    const row = await notes().select('body,tags,facts').eq('id', 10).single();
    expect(row.data).toEqual({ body: 'first', tags: ['a', 'b'], facts: { n: 1 } });
    const missed = await notes().update({ body: 'x' }).eq('id', 10).eq('body', 'other').select('id');
    expect(missed.data).toEqual([]);
    const changed = await notes().update({ body: 'x' }).eq('id', 10).eq('body', 'first').select('id');
    expect(changed.data).toEqual([{ id: 10 }]);
    const counted = await notes().select('*', { count: 'exact', head: true }).in('id', [10, 11]);
    expect(counted.count).toBe(2);
    const ordered = await notes().select('id').gte('id', 10).order('id', { ascending: false }).limit(1);
    expect(ordered.data).toEqual([{ id: 11 }]);
    const removed = await notes().delete().gte('id', 10).select('id');
    expect(removed.data).toHaveLength(2);
    expect((await notes().select('id').eq('id', 10).maybeSingle()).data).toBeNull();
  });

  test('a second row with the same key is refused by its SQLSTATE', async () => {
    const { error, status } = await ours.from('notes').insert({ id: 1 });
    expect(error?.code).toBe('23505');
    expect(status).toBe(409);
  });

  test('a value a constraint forbids is refused by its SQLSTATE', async () => {
    const { error, status } = await ours.from('notes').insert({ id: 3, body: 'forbidden' });
    expect(error?.code).toBe('23514');
    expect(status).toBe(400);
  });

  test('a table without a grant is refused even to us, so a missing grant shows here already', async () => {
    const { error } = await ours.from('ungranted').select();
    expect(error?.code).toBe('42501');
  });
});

describe('the publishable key', () => {
  test('opens no table, no function and no file', async () => {
    expect((await strangers.from('notes').select()).error?.code).toBe('42501');
    expect((await strangers.from('notes').insert({ id: 99 })).error?.code).toBe('42501');
    expect((await strangers.rpc('write_note', { p: { id: 99 } })).error?.code).toBe('42501');
    const files = strangers.storage.from('documents');
    expect((await files.createSignedUploadUrl('stranger.pdf')).error).not.toBeNull();
    expect(
      (await files.upload('stranger.pdf', Buffer.from('x'), { contentType: 'application/pdf' })).error,
    ).not.toBeNull();
    expect((await strangers.storage.listBuckets()).data).toEqual([]);
  });

  test('neither does no key or an unknown one', async () => {
    for (const headers of [{}, { apikey: 'sb_secret_of_someone_else' }] as Record<string, string>[]) {
      const response = await fetch(`${local.url}/rest/v1/notes`, { headers });
      expect(response.status).toBe(401);
    }
  });
});

describe('files', () => {
  const bucket = () => ours.storage.from('documents');
  const put = (url: string, body: BodyInit, type = 'application/pdf') =>
    fetch(url, { method: 'PUT', body, headers: { 'content-type': type, origin: 'http://localhost:8888' } });
  const refusal = async (response: Response) => (await response.json()) as { statusCode: string };

  test('9.9 MB sent by a browser to a signed address come back byte for byte', async () => {
    const bytes = randomBytes(9_900_000);
    const { data } = await bucket().createSignedUploadUrl('big/one.pdf');
    const upload = await put(data?.signedUrl ?? '', bytes);
    expect(upload.status).toBe(200);
    expect(upload.headers.get('access-control-allow-origin')).toBe('*');
    const back = await bucket().download('big/one.pdf');
    expect(Buffer.from(await (back.data as Blob).arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('the browser is allowed to send from the site', async () => {
    const { data } = await bucket().createSignedUploadUrl('preflight.pdf');
    const response = await fetch(data?.signedUrl ?? '', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:8888',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(response.ok).toBe(true);
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(response.headers.get('access-control-allow-headers')).toContain('content-type');
  });

  test('a real browser sends from another origin, sees the progress, and can read a refusal', async () => {
    const site = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<p>The site</p>');
    });
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${String((site.address() as AddressInfo).port)}`);
      const { data } = await bucket().createSignedUploadUrl('from-browser.pdf');
      const send = () =>
        page.evaluate(
          (url) =>
            new Promise<{ status: number; answer: string; steps: number[] }>((done, failed) => {
              const steps: number[] = [];
              const request = new XMLHttpRequest();
              request.upload.addEventListener('progress', (event) => steps.push(event.loaded));
              request.addEventListener('load', () =>
                done({ status: request.status, answer: request.responseText, steps }),
              );
              request.addEventListener('error', () =>
                failed(new Error('the browser kept the answer from the page')),
              );
              request.open('PUT', url);
              request.setRequestHeader('content-type', 'application/pdf');
              request.send(new Uint8Array(5_000_000));
            }),
          data?.signedUrl ?? '',
        );
      const first = await send();
      expect(first.status).toBe(200);
      expect(first.steps.at(-1)).toBe(5_000_000);
      expect((await send()).answer).toContain('"409"');
      expect((await bucket().info('from-browser.pdf')).data?.size).toBe(5_000_000);
    } finally {
      await browser.close();
      site.close();
    }
  }, 60_000);

  test('a signed address takes one file only', async () => {
    const { data } = await bucket().createSignedUploadUrl('once.pdf');
    expect((await put(data?.signedUrl ?? '', 'first')).status).toBe(200);
    const again = await put(data?.signedUrl ?? '', 'second');
    expect(again.ok).toBe(false);
    expect((await refusal(again)).statusCode).toBe('409');
    expect(await (await bucket().download('once.pdf')).data?.text()).toBe('first');
    expect((await bucket().createSignedUploadUrl('once.pdf')).error).toMatchObject({ statusCode: '409' });
  });

  test('a signed address holds for two hours, its own object and nothing else', async () => {
    const { data } = await bucket().createSignedUploadUrl('mine.pdf');
    const claims = JSON.parse(Buffer.from(data?.token.split('.')[1] ?? '', 'base64url').toString()) as {
      iat: number;
      exp: number;
    };
    expect(claims.exp - claims.iat).toBe(7200);
    const url = data?.signedUrl ?? '';
    expect((await put(url.replace('mine', 'yours'), 'x')).ok).toBe(false);
    expect((await put(url.replace(/token=.*/, 'token=forged'), 'x')).ok).toBe(false);
    expect((await bucket().exists('yours.pdf')).data).toBe(false);
  });

  test('the bucket refuses a file over 10 MB and a type it does not take', async () => {
    const { data } = await bucket().createSignedUploadUrl('limits.pdf');
    const url = data?.signedUrl ?? '';
    expect(await refusal(await put(url, new Uint8Array(10_485_761)))).toMatchObject({ statusCode: '413' });
    expect(await refusal(await put(url, '<p>', 'text/html'))).toMatchObject({ statusCode: '415' });
    expect((await put(url, new Uint8Array(10_485_760))).status).toBe(200);
  });

  test('bytes and a Blob both upload with their type', async () => {
    await bucket().upload('kinds/bytes.png', Buffer.from('bytes'), { contentType: 'image/png' });
    await bucket().upload('kinds/blob.pdf', new Blob(['blob'], { type: 'application/pdf' }));
    expect((await bucket().info('kinds/bytes.png')).data).toMatchObject({
      size: 5,
      contentType: 'image/png',
    });
    const blob = await bucket().download('kinds/blob.pdf');
    expect(blob.data?.type).toBe('application/pdf');
    expect(await blob.data?.text()).toBe('blob');
    const names = (await bucket().list('kinds')).data?.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['bytes.png', 'blob.pdf']));
  });

  test('an object key with an ñ is refused, as the hosted service refuses it', async () => {
    const { error } = await bucket().upload('acta-año.pdf', Buffer.from('x'), {
      contentType: 'application/pdf',
    });
    expect(error).toMatchObject({ statusCode: '400', code: 'InvalidKey' });
  });

  test('a signed download is an attachment under the name it had, with its ñ', async () => {
    await bucket().upload('named.pdf', Buffer.from('x'), { contentType: 'application/pdf' });
    const { data } = await bucket().createSignedUrl('named.pdf', 60);
    // The library's own `download` option encodes the name twice, so a name outside ASCII arrives broken.
    const response = await fetch(`${data?.signedUrl}&download=${encodeURIComponent('Acta año 2026.pdf')}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename=Acta%20a%C3%B1o%202026.pdf; filename*=UTF-8''Acta%20a%C3%B1o%202026.pdf;",
    );
    expect((await fetch((data?.signedUrl ?? '').replace(/token=.*/, 'token=forged'))).ok).toBe(false);
  });

  test('removed files are gone and removing them again is no error', async () => {
    await bucket().upload('gone.pdf', Buffer.from('x'), { contentType: 'application/pdf' });
    expect((await bucket().remove(['gone.pdf', 'never.pdf'])).data).toHaveLength(1);
    expect((await bucket().download('gone.pdf')).error).toMatchObject({ statusCode: '404' });
    expect((await bucket().remove(['gone.pdf'])).error).toBeNull();
  });

  test('while storage is down the database still answers', async () => {
    local.setPart('storage', 'down');
    try {
      expect((await bucket().createSignedUploadUrl('down.pdf')).error).not.toBeNull();
      expect((await ours.from('notes').select('id').limit(1)).error).toBeNull();
    } finally {
      local.setPart('storage', 'up');
    }
  });
});

test('after Postgres was away, calls answer 503 meanwhile and work again afterwards', async () => {
  await server.stop();
  const away = await fetch(`${local.url}/rest/v1/notes?select=id`, { headers: { apikey: local.secretKey } });
  expect(away.status).toBe(503);
  server = await startPostgres({
    dataDir: join(folder, 'postgres'),
    port: server.port,
    settings: { fsync: 'off' },
  });
  await expect
    .poll(async () => (await ours.from('notes').select('id').eq('id', 1)).data, { timeout: 10_000 })
    .toEqual([{ id: 1 }]);
}, 30_000);
