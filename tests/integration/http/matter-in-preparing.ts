// A matter as staff find it before its papers are made, its client, and those who make them.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { expect } from 'vitest';
import { makeInvitedClient } from '#tests/accounts.ts';
import { startSessionOf } from '#tests/signed-in.ts';
import type { SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';
import { standing } from '../database/given-matters.ts';

export class AtACase extends Visitor {
  override readonly uploadPurpose = 'case';
}

/** Somebody at work, signed in with their second factor. */
export async function workerOf(sql: Sql, stack: SharedStack, role: 'staff' | 'attorney') {
  const [user] = await sql<{ id: string }[]>`
    insert into public.users (email, first_name, role, totp_confirmed_at)
    values (${`${role}.${randomUUID()}@example.com`}, 'Sam', ${role}, now()) returning id`;
  const visitor = new AtACase(stack.siteUrl);
  await startSessionOf(sql, visitor, { id: user?.id ?? '', role, secondFactor: true });
  return { visitor, id: user?.id ?? '' };
}

/** A client whose matter is in preparing, with the facts of the record. */
export async function clientInPreparing(sql: Sql, stack: SharedStack) {
  const { id } = await makeInvitedClient(sql);
  const visitor = new AtACase(stack.siteUrl);
  await startSessionOf(sql, visitor, { id, role: 'client', secondFactor: false });
  const [matter] = await sql<{ id: string; caseId: string }[]>`
    select matter.id, matter.case_id as "caseId" from public.court_matters as matter
    join public.cases on cases.id = matter.case_id where cases.user_id = ${id}`;
  if (!matter) throw new Error('no matter');
  await sql`
    update public.court_matters set court = 'magistrate', county = 'Fulton', docket_number = '19ED012345',
      name_as_filed = 'Maria Lopes', filed_against_on = '2019-05-03', case_outcome = 'dismissed', judgment = 'none',
      record_matched_at = now() where id = ${matter.id}`;
  await sql`delete from public.matter_parties where matter_id = ${matter.id}`;
  await sql`
    insert into public.matter_parties (matter_id, role, name, is_client, address, registered_agent, source) values
      (${matter.id}, 'respondent', 'Maria Lopes', true, '25 Oak Street, Atlanta, GA 30310', null, 'court_record'),
      (${matter.id}, 'plaintiff', 'Peachtree Homes LLC', false, null, 'C. Agent, 1 Court Sq, Atlanta, GA 30303', 'court_record')`;
  await standing({ sql }, matter.id, 'preparing');
  return { visitor, matterId: matter.id, caseId: matter.caseId };
}

/** What a client tells for the papers, in Spanish. */
export const statementAnswers = {
  part: 'name_in_index',
  nature: 'public',
  length: 'always',
  story: 'Pagué la renta. Retiraron el caso.',
  harm: 'Me rechazaron dos veces.',
  apart: 'Nunca debí nada.',
  outweighs: 'A nadie le sirve mi nombre ahí.',
};
/** Its English. */
export const english = {
  story: 'I paid the rent. They dropped the case.',
  harm: 'I was refused twice.',
  apart: 'I never owed anything.',
  outweighs: 'My name there is of use to nobody.',
};
/** The answer to a call that was taken. */
export async function json<Answer>(response: Response): Promise<Answer> {
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Answer;
}
