import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sha256Hex } from '#server/http/tokens.ts';
import { freshEmail, makeAccount } from '#tests/accounts.ts';
import { Applicant } from '#tests/applicant.ts';
import { png } from '#tests/sample-files.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';

let stack: SharedStack;
let sql: postgres.Sql;

beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(() => sql.end());

const applicant = (language: 'en' | 'es' = 'en') => new Applicant(stack.siteUrl, language);
const draftHash = (person: Applicant) => sha256Hex(person.cookies.get('__Host-draft') ?? '');
const letMinutesPass = (person: Applicant, minutes: number) => sql`
  update intake_drafts set expires_at = expires_at - make_interval(mins => ${minutes})
  where token_hash = ${draftHash(person)}`;

describe('half-filled answers', () => {
  it('come back after a reload, in the other language too, with the files chosen', async () => {
    const person = applicant();
    const ticket = await person.upload('photo.png', png());
    const tickets = [{ ticket, name: 'photo.png', size: png().length, type: 'image/png' }];
    person.answers = { firstName: 'Ana', hasEviction: '', benefits: ['snap'], agreementAccepted: false };
    const saved = await person.saveDraft({ step: 2, tickets });
    expect(saved.status).toBe(200);
    expect(await saved.json()).toMatchObject({ version: 1, elsewhere: {}, files: null, rivals: {} });
    const later = applicant('es');
    later.cookies.set('__Host-draft', person.cookies.get('__Host-draft') ?? '');
    const { draft, account } = await later.readDraft();
    expect(draft).toEqual({
      answers: person.answers,
      step: 2,
      device: 'own',
      tickets,
      updatedAt: expect.any(String) as string,
      version: 1,
      rivals: {},
    });
    expect(account).toBeNull();
  });

  it('stay as they were typed last when an older save of the same page arrives after a newer one', async () => {
    const person = applicant();
    const page = randomUUID();
    const save = (firstName: string, edit: unknown) => {
      person.answers = { firstName };
      return person.saveDraft({ edit });
    };
    await save('An', { page, number: 1 });
    await save('Ana', { page, number: 3 });
    expect((await save('Anita', { page, number: 2 })).status).toBe(200);
    expect((await person.readDraft()).draft).toMatchObject({
      answers: { firstName: 'Ana' },
      edit: { page, number: 3 },
    });
    // Another page counts anew, and one that does not count is taken as it comes.
    await save('Eva', { page: randomUUID(), number: 1 });
    expect((await person.readDraft()).draft).toMatchObject({ answers: { firstName: 'Eva' } });
    await save('Evita', undefined);
    expect((await person.readDraft()).draft).toMatchObject({ answers: { firstName: 'Evita' } });
  });

  it('stay answer by answer when two tabs save, and what both changed waits for the person to choose', async () => {
    const person = applicant();
    const [first, second] = [randomUUID(), randomUUID()];
    const files = await Promise.all([1, 2, 3].map(() => person.upload('photo.png', png())));
    const [kept, left, added] = files.map((ticket) => ({
      ticket,
      name: 'photo.png',
      size: png().length,
      type: 'image/png',
    }));
    type Saved = Record<'elsewhere' | 'rivals', Record<string, unknown>> & {
      version: number;
      files: unknown;
    };
    const save = async (page: string, number: number, draft: Record<string, unknown>) => {
      const response = await person.saveDraft({ edit: { page, number }, ...draft });
      expect(response.status).toBe(200);
      return (await response.json()) as Saved;
    };
    const tickets = (...ids: unknown[]) => ids.map((file) => (file as { ticket: string }).ticket);
    const began = { firstName: 'Ana', city: 'Atlanta', landlordName: 'Oak' };
    await save(first, 1, {
      answers: began,
      tickets: [kept, left],
      base: { version: 0, changed: Object.keys(began), tickets: [] },
    });
    // Both tabs have seen version 1. The first answers the next step and takes a file away.
    await save(first, 2, {
      answers: { firstName: 'Ana', city: 'Augusta', landlordName: 'Oak', hasEviction: 'yes' },
      tickets: [kept],
      base: { version: 1, changed: ['city', 'hasEviction'], tickets: tickets(kept, left) },
    });
    const met = await save(second, 1, {
      answers: { firstName: 'Ana María', city: 'Macon' },
      tickets: [kept, left, added],
      base: { version: 1, changed: ['firstName', 'city', 'landlordName'], tickets: tickets(kept, left) },
    });
    expect(met).toMatchObject({
      version: 3,
      elsewhere: { hasEviction: 'yes', city: 'Augusta' },
      files: [kept, added],
      rivals: { city: 'Macon' },
    });
    const stored = { firstName: 'Ana María', city: 'Augusta', hasEviction: 'yes' };
    expect((await person.readDraft()).draft).toMatchObject({
      answers: stored,
      tickets: [kept, added],
      rivals: { city: 'Macon' },
    });
    // Saved again without a choice: both answers stay.
    const again = { answers: { ...stored, city: 'Macon' }, tickets: [kept, added] };
    await save(second, 2, { ...again, base: { version: 3, changed: [], tickets: tickets(kept, added) } });
    expect((await person.readDraft()).draft).toMatchObject({ answers: stored, rivals: { city: 'Macon' } });
    const chosen = { version: 4, changed: ['city'], tickets: tickets(kept, added) };
    expect(await save(second, 3, { ...again, base: chosen })).toMatchObject({ elsewhere: {}, rivals: {} });
    expect((await person.readDraft()).draft).toMatchObject({
      answers: { ...stored, city: 'Macon' },
      rivals: {},
    });
    // Two saves of one page under way at once are no two tabs.
    const typed = { ...stored, city: 'Rome' };
    await save(second, 4, { answers: typed, base: { version: 5, changed: ['city'], tickets: [] } });
    const later = await save(second, 5, {
      answers: { ...typed, city: 'Rome, GA' },
      base: { version: 5, changed: ['city'], tickets: [] },
    });
    expect(later).toMatchObject({ elsewhere: {}, rivals: {} });
  });

  it('show nothing to a browser without the cookie, or with another one', async () => {
    const person = applicant();
    await person.saveDraft();
    const stranger = applicant();
    expect((await stranger.readDraft()).draft).toBeNull();
    stranger.cookies.set('__Host-draft', 'A'.repeat(43));
    expect((await stranger.readDraft()).draft).toBeNull();
    stranger.cookies.set('__Host-draft', `' or 1=1 --`);
    expect((await stranger.readDraft()).draft).toBeNull();
  });

  it('are out of reach for scripts, and nothing in the database opens them', async () => {
    const person = applicant();
    const [cookie = ''] = (await person.saveDraft()).headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-draft=[\w-]{43}; Path=\/; Secure; SameSite=Lax; HttpOnly; Max-Age=2592000$/,
    );
    const token = person.cookies.get('__Host-draft') ?? '';
    const rows = await sql`select * from intake_drafts where token_hash = ${sha256Hex(token)}`;
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('are cleared on request, with their files', async () => {
    const person = applicant();
    const ticket = await person.upload('photo.png', png());
    await person.saveDraft({
      tickets: [{ ticket, name: 'photo.png', size: png().length, type: 'image/png' }],
    });
    const hash = draftHash(person);
    expect((await person.call('DELETE', '/api/intake-draft')).status).toBe(204);
    expect(person.cookies.has('__Host-draft')).toBe(false);
    expect(await sql`select id from intake_drafts where token_hash = ${hash}`).toHaveLength(0);
    const [left] = await sql`select status, file_name from uploads where ticket_hash = ${sha256Hex(ticket)}`;
    expect(left).toEqual({ status: 'expired', file_name: '-' });
  });

  it('never lie behind a key that somebody else put into the browser', async () => {
    const person = applicant();
    const planted = 'P'.repeat(43);
    person.cookies.set('__Host-draft', planted);
    expect((await person.saveDraft()).status).toBe(200);
    expect(person.cookies.get('__Host-draft')).not.toBe(planted);
    const stranger = applicant();
    stranger.cookies.set('__Host-draft', planted);
    expect((await stranger.readDraft()).draft).toBeNull();
  });

  it('are gone once the application was sent, and the browser keeps the application instead', async () => {
    const person = applicant();
    await person.saveDraft();
    const hash = draftHash(person);
    const response = await person.send();
    expect(response.status).toBe(201);
    expect(person.cookies.has('__Host-draft')).toBe(false);
    expect(await sql`select id from intake_drafts where token_hash = ${hash}`).toHaveLength(0);
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('__Host-applied='));
    expect(cookie).toContain('Max-Age=2592000');
  });

  it('know who is signed in, and that a paid case waits for this form', async () => {
    const account = await makeAccount(sql);
    await sql`insert into cases (user_id, case_number, package_type, title, status)
      values (${account.id}, ${`FK-2026-${account.id.slice(0, 6).toUpperCase()}`}, 'premium', 'Waiting', 'waiting_for_application')`;
    const person = applicant();
    await person.post('/api/auth/sign-in', {
      email: account.email,
      password: account.password,
      device: 'own',
    });
    expect((await person.readDraft()).account).toEqual({
      email: account.email,
      firstName: 'María José',
      waitingCase: { packageId: 'premium' },
    });
    const response = await person.send();
    expect(await response.json()).toMatchObject({ alreadyPaid: true, selectedServicePackage: 'premium' });
    const [moved] = await sql`select status from cases where user_id = ${account.id}`;
    expect(moved).toMatchObject({ status: 'submitted' });
  });
});

describe('on a public computer', () => {
  it('the cookie goes with the browser, and after 31 idle minutes nothing is shown', async () => {
    const person = applicant();
    const [cookie = ''] = (await person.saveDraft({ device: 'public' })).headers.getSetCookie();
    expect(cookie).not.toContain('Max-Age');
    await letMinutesPass(person, 29);
    expect((await person.readDraft()).draft).toMatchObject({ device: 'public' });
    // Reading it was using it: the thirty minutes start again.
    await letMinutesPass(person, 29);
    expect((await person.readDraft()).draft).not.toBeNull();
    await letMinutesPass(person, 31);
    expect((await person.readDraft()).draft).toBeNull();
  });

  it('what was typed before time ran out is not continued by the next person', async () => {
    const person = applicant();
    await person.saveDraft({ device: 'public' });
    await letMinutesPass(person, 31);
    person.answers = { firstName: 'Next' };
    await person.saveDraft({ device: 'public' });
    expect((await person.readDraft()).draft?.['answers']).toEqual({ firstName: 'Next' });
  });

  it('a sent application is forgotten when the browser closes', async () => {
    const person = applicant();
    await person.saveDraft({ device: 'public' });
    const response = await person.send();
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('__Host-applied='));
    expect(cookie).not.toContain('Max-Age');
  });
});

describe('a link to continue elsewhere', () => {
  /** The link as it is in the newest mail to an address. */
  const linkFor = (email: string) =>
    vi.waitFor(
      async () => {
        await stack.runSchedule('deliver-outbox');
        const mail = (await stack.mail.messages())
          .map((one) => JSON.stringify(one))
          .findLast((one) => one.includes(email));
        const token = /continue=([\w-]{43})/.exec(mail ?? '')?.[1];
        expect(token).toBeDefined();
        return { token: token ?? '', mail: mail ?? '' };
      },
      { timeout: 20_000, interval: 500 },
    );

  it('opens the answers once, on the other device, and nowhere else any more', async () => {
    const phone = applicant('es');
    await phone.saveDraft({ step: 3 });
    const email = freshEmail();
    expect((await phone.post('/api/intake-draft/link', { email })).status).toBe(202);
    const { token, mail } = await linkFor(email);
    expect(mail).toContain('/es/');
    const laptop = applicant('es');
    const opened = await laptop.post('/api/intake-draft/continue', { token });
    expect(opened.status).toBe(200);
    expect(await opened.json()).toMatchObject({ draft: { step: 3, answers: phone.answers }, account: null });
    expect((await laptop.readDraft()).draft).toMatchObject({ step: 3 });
    expect((await phone.readDraft()).draft).toBeNull();
    expect((await applicant().post('/api/intake-draft/continue', { token })).status).toBe(410);
  });

  it('from a public computer works after the answers there have ended', async () => {
    const library = applicant();
    await library.saveDraft({ device: 'public', step: 4 });
    const email = freshEmail();
    await library.post('/api/intake-draft/link', { email });
    const { token } = await linkFor(email);
    await letMinutesPass(library, 31);
    expect((await library.readDraft()).draft).toBeNull();
    const home = applicant();
    const opened = await home.post('/api/intake-draft/continue', { token });
    expect(await opened.json()).toMatchObject({ draft: { step: 4 } });
  });

  it('that is made up, or asked for without a draft, opens and sends nothing', async () => {
    const person = applicant();
    expect((await person.post('/api/intake-draft/continue', { token: 'A'.repeat(43) })).status).toBe(410);
    expect((await person.post('/api/intake-draft/continue', { token: 'x' })).status).toBe(410);
    const email = freshEmail();
    expect((await person.post('/api/intake-draft/link', { email })).status).toBe(202);
    expect(await sql`select id from outbox where recipient = ${email}`).toHaveLength(0);
    expect((await person.post('/api/intake-draft/link', { email: 'nonsense' })).status).toBe(400);
  });
});
