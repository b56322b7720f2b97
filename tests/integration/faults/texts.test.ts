// @module-tag full
// Texts under bad luck: random histories of consent, and a provider that fails three times in ten.
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceOf, seed } from '#tests/chance.ts';
import { report } from '#tests/faults/report.ts';
import { trials } from '#tests/faults/scale.ts';
import type { LocalPhone } from '#tools/local/phone/phone.ts';
import { noon, startTexting, type TextClient, type Texting } from '../texts/texting.ts';

let texting: Texting;
beforeAll(async () => {
  texting = await startTexting();
});
afterAll(() => texting.close());

const acts = [
  'YES',
  'SÍ',
  'STOP',
  'ALTO',
  // No word of the provider's: we alone keep it.
  'Basta',
  'START',
  'NO',
  'tick',
  'untick',
  'write',
  'write',
  'send',
  'send',
  'lost',
  // Somebody types the number into the application.
  'apply',
] as const;
type Act = (typeof acts)[number];

/** A message of ours, of which a text tells. */
const tell = ({ caseId, userId }: TextClient) => texting.sql`
  with said as (
    insert into public.client_messages (user_id, case_id, subject, message, sender_role)
    values (${userId}, ${caseId}, 'FK', 'News', 'staff') returning case_id
  )
  select private.text_client(one, 'message', ${`test:${randomUUID()}`}) from public.cases as one, said where one.id = said.case_id`;

/** As if a day had gone by, so that the rule of one a day hides nothing. */
const anotherDay = () => texting.sql`
  with earlier as (update public.texts set sent_at = sent_at - interval '1 day' where status = 'sent')
  update public.texts set run_after = now() where status = 'waiting'`;

/** What somebody decided last, by what they did alone: whether a text may come now, and which. */
function decided(history: readonly Act[]): 'nothing' | 'question' | 'greeting' | 'all' {
  let state: 'none' | 'asked' | 'on' | 'stopped' = 'none';
  /** Of the applications with this number. */
  let applied: 'none' | 'asked' | 'on' = 'none';
  /** The last word from the phone was no: a form does not ask it. */
  let hasRefused = false;
  let isBlocked = false;
  for (const act of history) {
    if (act === 'STOP' || act === 'ALTO' || act === 'Basta') {
      if (state !== 'none') state = 'stopped';
      hasRefused = true;
      applied = 'none';
      if (act !== 'Basta') isBlocked = true;
    } else if (act === 'START') {
      isBlocked = false;
      hasRefused = false;
      // From the phone itself, after it was asked once.
      state = 'on';
      if (applied === 'asked') applied = 'on';
    } else if (act === 'YES' || act === 'SÍ') {
      if (state === 'asked') state = 'on';
      if (applied === 'asked') applied = 'on';
    } else if (act === 'NO') {
      if (state === 'asked') state = 'none';
      if (applied === 'asked') applied = 'none';
    } else if (act === 'untick' && (state === 'asked' || state === 'on')) state = 'none';
    else if (act === 'tick' && (state === 'none' || state === 'stopped')) state = 'asked';
    else if (act === 'apply' && applied === 'none' && !hasRefused) applied = 'asked';
  }
  if (isBlocked) return 'nothing';
  if (state === 'on') return 'all';
  // Of an application nothing is told here but that texts are on: what staff write is the client's.
  if (applied === 'on') return 'greeting';
  return state === 'asked' || applied !== 'none' ? 'question' : 'nothing';
}

async function doOne(one: TextClient, what: Act): Promise<void> {
  if (what === 'tick') await texting.want(one);
  else if (what === 'apply') await texting.apply(one.phone);
  else if (what === 'untick') await texting.sql`select public.end_own_texts(${one.userId})`;
  else if (what === 'write') await tell(one);
  else if (what === 'lost') await texting.phone.fail(['lose']);
  else if (what !== 'send') await texting.phone.write(one.phone, what);
  await texting.idle();
  if (what === 'send') {
    await anotherDay();
    await texting.send();
    await texting.idle();
  }
}

test(
  'over random histories nobody who said STOP gets a text, and nobody anything before YES',
  { timeout: trials(30 * 60_000, 180_000) },
  async () => {
    const seen = { histories: 0, acts: 0, 'texts that came': 0, 'after STOP': 0, 'before YES': 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...acts), { minLength: 4, maxLength: 18 }),
        async (history) => {
          const one = await texting.client();
          seen.histories += 1;
          // The helper ticked the box.
          const done: Act[] = ['tick'];
          for (const what of history) {
            const before = (await texting.arrived(one)).length;
            await doOne(one, what);
            done.push(what);
            const came = (await texting.arrived(one)).slice(before);
            const may = decided(done);
            seen.acts += 1;
            seen['texts that came'] += came.length;
            if (may === 'nothing') seen['after STOP'] += came.length;
            if (may === 'question')
              seen['before YES'] += came.filter((body) => !body.includes('Reply YES')).length;
            if (may === 'greeting')
              for (const body of came) expect(body, done.join(' ')).toMatch(/Reply YES|Texts are on/);
            if (may === 'nothing') expect(came, done.join(' ')).toEqual([]);
            if (may === 'question')
              for (const body of came) expect(body, done.join(' ')).toContain('Reply YES');
          }
        },
      ),
      { numRuns: trials(150, 12), seed },
    );
    report('Texts over random histories of consent', [seen]);
  },
);

test(
  'a provider that fails three times in ten loses no text and doubles none',
  { timeout: trials(20 * 60_000, 10 * 60_000) },
  async () => {
    const started = Date.now();
    const count = trials(1_000, 100);
    const chance = chanceOf();
    const clients = await addPhones(texting, count);
    const faults: Parameters<LocalPhone['fail']>[0][number][] = [];
    for (let place = 0; place < count; place += 1)
      if (chance.happens(0.3)) faults.push(chance.pick(['refuse', 'lose', 'silent', 'vanish'] as const));
    await texting.phone.fail(faults);
    const left = async () =>
      (await texting.sql`select from public.texts where status = 'waiting' and dedupe_key like 'many:%'`)
        .length;
    for (let run = 0; run < 200 && (await left()) > 0; run += 1) {
      await texting.sql`update public.texts set run_after = now() where status = 'waiting'`;
      await Promise.all(Array.from({ length: 4 }, () => texting.send(noon())));
      await texting.idle();
    }
    expect(await left()).toBe(0);
    const counts = await Promise.all(clients.map(async (phone) => (await texting.arrived({ phone })).length));
    const lost = counts.filter((times) => times === 0).length;
    const doubled = counts.filter((times) => times > 1).length;
    report(`Texts through faults of the provider (${((Date.now() - started) / 1_000).toFixed(0)} s)`, [
      { texts: count, 'faults of the provider': faults.length, lost, doubled },
    ]);
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  },
);

/** So many people with a confirmed number and a text that waits. */
async function addPhones({ sql }: Texting, count: number): Promise<string[]> {
  await sql`
    with people as (
      insert into public.users (email, first_name, role)
      select 'many.' || place || '@example.com', 'Eva', 'client' from generate_series(1, ${count}) as place
      returning id, split_part(split_part(email, '@', 1), '.', 2)::int as place
    )
    insert into public.text_consents (user_id, phone, language, words, confirmed_at)
    select id, '+1678555' || lpad(place::text, 4, '0'), 'en', 'Yes', now() from people`;
  await sql`
    insert into public.texts (kind, consent_id, dedupe_key, link_code)
    select 'welcome', id, 'many:' || phone, left(md5(id::text), 12) from public.text_consents where phone like '+1678555%'`;
  return Array.from({ length: count }, (_, place) => `+1678555${String(place + 1).padStart(4, '0')}`);
}
