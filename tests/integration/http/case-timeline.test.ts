import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageMax, messagesPerPage, translationMax, type ClientThread } from '#domain/cases/thread.ts';
import { shelves, type CaseShelf, type Shelf, type ShelfFile } from '#domain/portal/case-files.ts';
import { timelineKinds, type TimelineKind } from '#domain/portal/timeline-kinds.ts';
import { timelinePage, type Timeline } from '#domain/portal/timeline.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { inFullRun } from '#tests/runs.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { signedInClient } from '#tests/signed-in.ts';
import { centsOf } from '#tests/prices.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

/** A client who is signed in and has one case. */
async function clientWithCase() {
  const owner = await makeInvitedClient(sql);
  const { visitor, id: userId } = await signedInClient(sql, { siteUrl: stack.siteUrl });
  const [one] = await sql<{ id: string; intakeId: string }[]>`
    update public.cases set user_id = ${userId} where user_id = ${owner.id} returning id, intake_form_id as "intakeId"`;
  if (!one) throw new Error('no case');
  const read = async (query: Record<string, string> = {}): Promise<{ timeline: Timeline; text: string }> => {
    const answer = await visitor.get(
      `/api/cases/${one.id}/timeline?${new URLSearchParams(query).toString()}`,
    );
    const text = await answer.text();
    return { timeline: JSON.parse(text) as Timeline, text };
  };
  return { caseId: one.id, intakeId: one.intakeId, userId, visitor, read };
}

/** Rows of every kind around a case; half of the updates and all that only staff write carry the canary. */
async function fill(caseId: string, userId: string, rows: number): Promise<void> {
  await sql`
    insert into public.case_updates (case_id, code, params, title, description, is_internal, created_by_role, created_at)
    select ${caseId}, case when place % 3 = 0 then 'status_changed'::public.case_update_code end, '{}',
      case when place % 3 <> 0 then case when internal then 'canary' else 'Note' end end,
      repeat(case when internal then 'canary ' else 'words ' end, 150), internal, 'staff', now() - place * interval '1 minute'
    from (select place, random() < 0.5 as internal from generate_series(1, ${rows}::integer) as place) as entry`;
  await sql`
    insert into public.client_messages (user_id, case_id, subject, message, sender_role, created_at)
    select ${userId}, ${caseId}, 'FK', repeat('hello ', 100), case when place % 2 = 0 then 'client' else 'staff' end::public.account_role,
      now() - place * interval '1 hour' from generate_series(1, 20) as place`;
  await sql`
    insert into public.contact_log (case_id, channel, direction, reached, note)
    select ${caseId}, 'call', 'out', true, 'canary' from generate_series(1, 20)`;
  await sql`
    insert into public.case_tasks (case_id, code, title)
    select ${caseId}, 'custom', 'canary' from generate_series(1, 20)`;
  await sql`insert into public.case_holds (case_id, kind, reason) values (${caseId}, 'legal', 'canary')`;
  await sql`insert into public.case_flags (case_id, flag, note) values (${caseId}, 'safety', 'canary')`;
}

describe('a client reads what happened in their case', () => {
  it(
    'page by page, each entry once, at most 60 kB an answer, and nothing internal among 10,000 rows',
    inFullRun,
    async () => {
      const { caseId, userId, visitor, read } = await clientWithCase();
      await fill(caseId, userId, 10_000);
      const [counted] = await sql<{ visible: number }[]>`
      select count(*)::integer + 20 as visible from public.case_updates where case_id = ${caseId} and not is_internal`;
      // All of it as the database hands it out, in few pages; of the answers, the first ones of each kind.
      const seen = new Set<string>();
      const moments: string[] = [];
      for (let before: string | null = ''; before !== null;) {
        const [row]: { page: Timeline }[] = await sql<{ page: Timeline }[]>`select public.read_case_timeline(
          ${userId}, ${caseId}, p_limit => 2000, p_excerpt => 280, p_max_bytes => 10000000, p_before => ${before || null}) as page`;
        expect(JSON.stringify(row)).not.toContain('canary');
        for (const { id, at } of row?.page.items ?? []) {
          seen.add(id);
          moments.push(at);
        }
        before = row?.page.before ?? null;
      }
      expect(seen.size).toBe(counted?.visible);
      expect(moments).toHaveLength(seen.size);
      expect(moments.toSorted((a, b) => Date.parse(b) - Date.parse(a))).toEqual(moments);
      for (const kind of [null, ...timelineKinds]) {
        const own: Record<string, string> = kind ? { kind } : {};
        const first = await read(own);
        const pages = [first];
        if (first.timeline.before) pages.push(await read({ ...own, before: first.timeline.before }));
        for (const { timeline, text } of pages) {
          expect(text).not.toContain('canary');
          expect(text.length).toBeLessThan(60_000);
          expect(timeline.items.length).toBeLessThanOrEqual(timelinePage);
        }
        const ids = pages.flatMap(({ timeline }) => timeline.items.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
      }
      for (const path of ['', '/messages', '/papers', '/requests']) {
        const answer = await (await visitor.get(`/api/cases/${caseId}${path}`)).text();
        expect(answer).not.toContain('canary');
        expect(answer.length).toBeLessThan(60_000);
      }
      const dashboard = await (await visitor.get('/api/dashboard')).text();
      expect(dashboard).not.toContain('canary');
      expect(dashboard.length).toBeLessThan(60_000);
    },
  );

  it('a page of the longest texts is short, and goes on where it ended', async () => {
    const { caseId, read } = await clientWithCase();
    await sql`
      insert into public.case_updates (case_id, title, description, created_by_role, created_at)
      select ${caseId}, 'Long', repeat('ñ', 5000), 'staff', now() + place * interval '1 second' from generate_series(1, 10) as place`;
    const first = await read();
    expect(first.timeline.items).toHaveLength(2);
    expect(first.text.length).toBeLessThan(60_000);
    const next = await read({ before: first.timeline.before ?? '' });
    expect(next.timeline.items[0]?.id).not.toBe(first.timeline.items[1]?.id);
  });

  it(
    'and with 500 entries of the longest words no answer of the portal weighs more than 60 kB',
    inFullRun,
    async () => {
      const { caseId, userId, visitor } = await clientWithCase();
      await sql`
      insert into public.case_updates (case_id, title, description, created_by_role, created_at)
      select ${caseId}, repeat('ñ', 200), repeat('ñ', 5000), 'staff', now() - place * interval '1 minute'
      from generate_series(1, 500) as place`;
      await sql`
      insert into public.client_messages (user_id, case_id, subject, message, translation, sender_role, created_at)
      select ${userId}, ${caseId}, 'FK', repeat('ñ', ${messageMax}::integer), repeat('ñ', ${translationMax}::integer),
        'client', now() - place * interval '1 hour'
      from generate_series(1, 500) as place`;
      const bytesOf = async (path: string) => (await (await visitor.get(path)).arrayBuffer()).byteLength;
      const address = `/api/cases/${caseId}`;
      for (const path of [
        '/api/dashboard',
        address,
        `${address}/timeline`,
        `${address}/messages`,
        '/api/notices',
      ])
        expect(await bytesOf(path), path).toBeLessThanOrEqual(60_000);
      // The rest is there, page by page, each message once.
      const ids = new Set<string>();
      let pages = 0;
      for (let before: string | null = ''; before !== null; pages += 1) {
        const query = before === '' ? '' : `?before=${encodeURIComponent(before)}`;
        const page = (await (await visitor.get(`${address}/messages${query}`)).json()) as ClientThread;
        for (const { id } of page.items) ids.add(id);
        before = page.before;
      }
      expect(ids.size).toBe(500);
      expect(pages).toBeGreaterThan(500 / messagesPerPage);
    },
  );

  it('by kind: a message of ours with the first name, a date of the court, money that came and went', async () => {
    const { caseId, intakeId, userId, read } = await clientWithCase();
    const [sam] = await sql<{ id: string }[]>`
      insert into public.users (email, first_name, last_name, role)
      values (${`sam.${caseId}@example.com`}, 'Sam', 'Canary', 'staff') returning id`;
    await sql`
      insert into public.client_messages (user_id, case_id, subject, message, sender_role, sent_by)
      values (${userId}, ${caseId}, 'FK', 'Hello', 'staff', ${sam?.id ?? ''})`;
    await sql`
      insert into public.case_updates (case_id, code, params, status, created_by_role)
      values (${caseId}, 'status_changed', '{"hearingAt": "2027-03-15T13:30:00+00:00", "matter": 1}', 'hearing_set', 'staff'),
        (${caseId}, 'paper_added', '{"kind": "motion", "documentId": "canary"}', 'client_review', 'staff'),
        (${caseId}, 'message_sent', '{}', 'client_review', 'staff')`;
    const reference = `T${caseId.replaceAll('-', '').slice(0, 7).toUpperCase()}`;
    await sql`
      insert into public.orders (id, reference, user_id, intake_form_id, package_id, amount_cents, currency, status)
      values (${caseId}, ${reference}, ${userId}, ${intakeId}, 'standard', ${centsOf('standard')}, 'usd', 'created')`;
    await sql`
      insert into public.order_payments (payment_id, order_id, amount_cents, currency, received_at)
      values (${`pi_${caseId}`}, ${caseId}, ${centsOf('standard')}, 'usd', now())`;
    await sql`
      insert into public.payment_refunds (refund_id, payment_id, amount_cents, status, sent_at)
      values (${`re_${caseId}`}, ${`pi_${caseId}`}, 20000, 'succeeded', now() + interval '1 minute')`;
    const of = async (kind: TimelineKind) => (await read({ kind })).timeline.items;
    expect(await of('message')).toMatchObject([{ from: 'us', name: 'Sam', text: 'Hello', isCut: false }]);
    expect(await of('date')).toMatchObject([
      { code: 'status_changed', hearingAt: expect.any(String), matter: 1 },
    ]);
    expect(await of('paper')).toMatchObject([{ code: 'paper_added', paper: 'motion' }]);
    expect(await of('payment')).toMatchObject([
      { money: 'refunded', amountCents: 20_000 },
      { money: 'paid', amountCents: 49_500 },
    ]);
    expect((await read()).text).not.toMatch(/canary/i);
    expect((await read()).timeline.items.filter(({ code }) => code === 'message_sent')).toEqual([]);
  });

  it('is asked again for a kind or a place that does not exist, and gets nothing of somebody else', async () => {
    const one = await clientWithCase();
    const other = await clientWithCase();
    const status = async (query: string) =>
      (await one.visitor.get(`/api/cases/${one.caseId}/timeline?${query}`)).status;
    expect([await status('kind=notes'), await status('before=x')]).toEqual([400, 400]);
    expect((await one.visitor.get(`/api/cases/${other.caseId}/timeline`)).status).toBe(404);
  });
});

describe('a client who has begun a message', () => {
  it('finds it again, replaced by the newest, until the message is sent or the case is emptied', async () => {
    const { caseId, visitor } = await clientWithCase();
    const address = `/api/cases/${caseId}/draft`;
    let seen = 0;
    const keep = async (text: string) => {
      const response = await visitor.call('PUT', address, { text, language: 'es', seen });
      const answer = (await response.json()) as { kept: boolean; version: number; elsewhere: string | null };
      seen = answer.version;
      return answer;
    };
    const found = async () => ((await (await visitor.get(address)).json()) as { draft: unknown }).draft;
    expect(await found()).toBeNull();
    for (const text of ['Hola', 'Hola, tengo', 'Hola, tengo'])
      expect(await keep(text)).toMatchObject({ kept: true, elsewhere: null });
    expect(await found()).toEqual({ text: 'Hola, tengo', language: 'es', version: seen });
    const message = { idempotencyKey: randomUUID(), language: 'es', message: 'Hola.', tickets: [] };
    expect((await visitor.post(`/api/cases/${caseId}/messages`, message)).status).toBe(200);
    expect(await found()).toBeNull();
    seen = 0;
    await keep('Otra cosa');
    expect(await keep('')).toMatchObject({ kept: false });
    expect(await found()).toBeNull();
    await keep('Lo último');
    await sql`select private.erase_cases(array[${caseId}::uuid])`;
    expect(await sql`select from public.message_drafts where case_id = ${caseId}`).toHaveLength(0);
  });

  it('leaves none on a public computer, whatever the browser sends', async () => {
    const { caseId, userId, visitor } = await clientWithCase();
    await sql`update public.sessions set sess = jsonb_set(sess, '{kind}', '"publicComputer"') where user_id = ${userId}`;
    const address = `/api/cases/${caseId}/draft`;
    const sent = await visitor.call('PUT', address, { text: 'Hola', language: 'es', seen: 0 });
    expect(await sent.json()).toEqual({ kept: false, version: 0, elsewhere: null });
    expect(await sql`select from public.message_drafts where case_id = ${caseId}`).toHaveLength(0);
  });
});

describe('the shelves of a case', () => {
  it('hold what came from us and from the client, and nothing hidden, taken back or of somebody else', async () => {
    const { caseId, userId, visitor } = await clientWithCase();
    const other = await clientWithCase();
    const file = (name: string, more: object) => sql`
      insert into public.case_documents ${sql({
        case_id: caseId,
        file_name: name,
        original_name: name,
        file_type: 'application/pdf',
        file_size: 10,
        file_path: `test/${randomUUID()}.pdf`,
        ...more,
      })}`;
    await file('letter.pdf', {});
    await file('rent.pdf', { uploaded_by: userId });
    await file('canary.pdf', { is_client_visible: false });
    await file('canary.pdf', { uploaded_by: userId, withdrawn_at: new Date() });
    const shelf = async (name: Shelf) =>
      (await (await visitor.get(`/api/cases/${caseId}/files?shelf=${name}`)).json()) as object;
    expect(await shelf('fromUs')).toMatchObject({
      items: [{ name: 'letter.pdf', kind: 'case' }],
      before: null,
    });
    expect(await shelf('yours')).toMatchObject({
      items: [
        { name: 'rent.pdf', kind: 'case' },
        { name: 'acta año.pdf', kind: 'application' },
      ],
      before: null,
    });
    for (const name of shelves)
      expect((await visitor.get(`/api/cases/${other.caseId}/files?shelf=${name}`)).status).toBe(404);
  });

  it(
    'are read by pages: 500 files on each come once, the newest first, and no answer passes 60 kB',
    inFullRun,
    async () => {
      const { caseId, userId, visitor } = await clientWithCase();
      for (const owner of [userId, null])
        await sql`
        insert into public.case_documents (case_id, file_name, original_name, file_type, file_size, file_path, uploaded_by, created_at)
        select ${caseId}, place || '.jpg', 'recibo ' || place || repeat(' año', 40) || '.jpg', 'image/jpeg', 10,
          'test/' || gen_random_uuid() || '.jpg', ${owner}::uuid, now() - (place / 3) * interval '1 minute'
        from generate_series(1, 500) as place`;
      await sql`
      insert into public.case_updates (case_id, title, description, created_by_role, created_at)
      select ${caseId}, 'Note', repeat('words ', 100), 'staff', now() - place * interval '1 minute'
      from generate_series(1, 500) as place`;
      for (const name of shelves) {
        const files: ShelfFile[] = [];
        for (let before: string | null = ''; before !== null;) {
          const query = new URLSearchParams({ shelf: name, ...(before && { before }) });
          const text: string = await (
            await visitor.get(`/api/cases/${caseId}/files?${query.toString()}`)
          ).text();
          expect(text.length).toBeLessThan(60_000);
          const page = JSON.parse(text) as CaseShelf;
          files.push(...page.items);
          before = page.before;
        }
        // Those of the application are among the client's own.
        const ofCase = files.filter(({ kind }) => kind === 'case');
        expect(new Set(ofCase.map(({ id }) => id)).size).toBe(500);
        expect(ofCase).toHaveLength(500);
        const times = files.map(({ addedAt }) => Date.parse(addedAt));
        expect(times).toEqual(times.toSorted((one, other) => other - one));
      }
      const parts = ['', '/messages', '/papers', '/requests', '/timeline'].map(
        (part) => `/api/cases/${caseId}${part}`,
      );
      for (const part of ['/api/dashboard', ...parts]) {
        const text = await (await visitor.get(part)).text();
        expect(text.length, part).toBeLessThan(60_000);
      }
    },
  );

  it('and takes it along on paper in either language, without messages, payments or anything internal', async () => {
    const { caseId, userId, visitor } = await clientWithCase();
    await fill(caseId, userId, 60);
    await sql`insert into public.file_requests (case_id, what, language) values (${caseId}, 'Lease of Oak Street', 'en')`;
    for (const [language, title] of [
      ['en', 'My case'],
      ['es', 'Mi caso'],
    ] as const) {
      const answer = await visitor.get(`/api/cases/${caseId}/summary?language=${language}`);
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="summary-[\w-]+\.pdf"$/,
      );
      const bytes = new Uint8Array(await answer.arrayBuffer());
      // As raw bytes: title and language of the document stand in plain sight.
      expect(Buffer.from(bytes).toString('latin1')).toContain(`/Lang (${language}-US)`);
      const text = pdfText(bytes).replace(/\s+/g, ' ');
      expect(text).toContain(title);
      expect(text).toContain('Lease of Oak Street');
      expect(text).toContain('Note');
      for (const unsaid of ['canary', 'hello']) expect(text).not.toContain(unsaid);
    }
  });

  it('and takes along the answers they sent and how they signed, in either language', async () => {
    const { caseId, intakeId, visitor } = await clientWithCase();
    await sql`
      insert into public.intake_agreements (intake_form_id, signature, signed_at, language, agreement_version, agreement_hash, shown_hash)
      values (${intakeId}, 'Maria José Núñez', '2026-11-02T15:04:05Z', 'es', '2026-11-23.4', 'a1b2c3', 'd4e5f6')
      on conflict (intake_form_id) do nothing`;
    const [sent] = await sql<{ home: string; signature: string }[]>`
      select concat_ws(', ', nullif(street_address, ''), nullif(street_address2, ''), one.city,
                       concat_ws(' ', 'GA', zip_code)) as home, signed.signature from public.intake_forms as one
      join public.intake_agreements as signed on signed.intake_form_id = one.id where one.id = ${intakeId}`;
    for (const [language, title] of [
      ['en', 'My application and agreement'],
      ['es', 'Mi solicitud y mi acuerdo'],
    ] as const) {
      const answer = await visitor.get(`/api/cases/${caseId}/application?language=${language}`);
      expect(answer.headers.get('content-disposition')).toMatch(/filename="application-\w+\.pdf"$/);
      const text = pdfText(new Uint8Array(await answer.arrayBuffer())).replace(/\s+/g, ' ');
      for (const told of [title, sent?.home ?? '', sent?.signature ?? '', 'DeKalb'])
        expect(text).toContain(told);
    }
    const other = await clientWithCase();
    expect((await other.visitor.get(`/api/cases/${caseId}/application`)).status).toBe(404);
  });
});
