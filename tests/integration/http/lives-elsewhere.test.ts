// Only courts of Georgia are served; people with a case there may live anywhere by now.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { locales } from '#domain/languages.ts';
import type { MadePapers } from '#domain/papers/make-request.ts';
import { Applicant, type SentApplication } from '#tests/applicant.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { startSessionOf } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { standing } from '../database/given-matters.ts';
import { AtACase, json, workerOf } from './matter-in-preparing.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

const home = { streetAddress: '210 Trade St', city: 'Charlotte', state: 'North Carolina', zipCode: '28202' };
const printed = '210 Trade St, Charlotte, NC 28202';
const key = () => ({ idempotencyKey: randomUUID() });
const oneLine = (bytes: ArrayBuffer) => pdfText(new Uint8Array(bytes)).replaceAll(/\s+/g, ' ');

it('somebody who lives in another state today stands with that state in the record, on papers and before staff', async () => {
  const person = new Applicant(stack.siteUrl, 'es');
  const sent = (await (
    await person.send({ preferredLanguage: 'es', ...home, streetAddress2: '' })
  ).json()) as SentApplication;
  const opened = await person.get(`/api/pay/${sent.selectedServicePackage}?intake=${sent.payToken}&lang=es`);
  const sessionId = /cs_[A-Za-z0-9_]+/.exec(opened.headers.get('location') ?? '')?.[0] ?? '';
  await stack.stripe.payCheckoutSession(sessionId);
  const bought = () => sql<
    { intakeId: string; caseId: string; matterId: string; userId: string; state: string; county: string }[]
  >`
    select intake.id as "intakeId", one.id as "caseId", matter.id as "matterId", one.user_id as "userId", intake.state,
      matter.county
    from public.intake_forms as intake join public.cases as one on one.intake_form_id = intake.id
    join public.court_matters as matter on matter.case_id = one.id where intake.reference = ${sent.reference}`;
  const row = await vi.waitFor(async () => {
    const [found] = await bought();
    if (!found) throw new Error('no case yet');
    return found;
  }, 20_000);
  const { intakeId, caseId, matterId, userId } = row;
  // Where they live, and where the court is.
  expect([row.state, row.county]).toEqual([home.state, person.answers.evictionCounty]);

  const { visitor: sam } = await workerOf(sql, stack, 'staff');
  const application = await json<{ answers: object }>(await sam.get(`/api/staff/applications/${intakeId}`));
  expect(application.answers).toMatchObject({ state: home.state, zipCode: home.zipCode });
  const record = await json<{ client: { address: string } }>(await sam.get(`/api/staff/cases/${caseId}`));
  expect(record.client.address).toContain('Charlotte, NC');

  const client = new AtACase(stack.siteUrl);
  await startSessionOf(sql, client, { id: userId, role: 'client', secondFactor: false });
  const pdfOf = async (address: string) => {
    const answer = await client.get(address);
    expect(answer.status, address).toBe(200);
    return oneLine(await answer.arrayBuffer());
  };
  // As the post wants it, in either language.
  for (const language of locales)
    expect(await pdfOf(`/api/cases/${caseId}/application?language=${language}`)).toContain(printed);

  // A letter to the clerk, whose address block a judge writes to.
  await sql`
    update public.court_matters set court = 'magistrate', docket_number = '19ED012345', judgment = 'none',
      record_matched_at = now() where id = ${matterId}`;
  await sql`update public.case_flags set cleared_at = now() where case_id = ${caseId}`;
  await sql`
    insert into public.matter_parties (matter_id, role, name, registered_agent, source)
    values (${matterId}, 'plaintiff', 'Peachtree Homes LLC', 'C. Agent, 1 Court Sq, Atlanta, GA 30303', 'court_record')`;
  await standing({ sql }, matterId, 'preparing');
  const letter = async () => {
    const made = await json<MadePapers>(
      await sam.post(`/api/staff/matters/${matterId}/made-papers`, {
        ...key(),
        papers: [{ kind: 'cover_letter', language: 'en' }],
      }),
    );
    expect(made.refused).toEqual([]);
    const [version] = await sql<{ upload: string }[]>`
      select version.upload_id as upload from public.case_papers as paper
      join public.generated_documents as version on version.paper_id = paper.id
      where paper.matter_id = ${matterId} and paper.kind = 'cover_letter' order by version.version_number desc limit 1`;
    const file = await sam.get(`/api/staff/files/${version?.upload ?? ''}`);
    return oneLine(await (await fetch(file.headers.get('location') ?? '')).arrayBuffer());
  };
  expect(await letter()).toContain(`My address for notices: ${printed}`);
});
