// The functions of the workplace, called as somebody who works here and may do everything, and the records they write to.
import type { Context } from '@netlify/functions';
import type postgres from 'postgres';
import type { CaseStatus } from '#domain/cases/status.ts';
import { fullName } from '#domain/person-name.ts';
import { freshEmail, makeInvitedClient } from '#tests/accounts.ts';
import type { FunctionFile } from '#tests/functions.ts';
import { signedInStaff } from '#tests/signed-in.ts';

type Addressed = Exclude<FunctionFile, { access: 'schedule' }>;

export interface Case {
  readonly userId: string;
  readonly caseId: string;
  readonly matterId: string;
  readonly intakeId: string;
}

export interface Office {
  readonly sql: postgres.Sql;
  readonly staffId: string;
  /** As the workplace shows them. */
  readonly staffName: string;
  /** Calls the function of this address; answers its status and what it says. */
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; said: unknown }>;
  read(path: string): Promise<unknown>;
  search(path: string, body?: object): Promise<unknown>;
  newCase(status?: CaseStatus): Promise<Case>;
  newAttorney(): Promise<string>;
  newColleague(): Promise<string>;
  /** Waits for what runs after an answer: mails wait there until nobody can take them back. */
  settle(): Promise<void>;
}

const siteUrl = 'http://localhost';

export async function openOffice(sql: postgres.Sql, functions: readonly FunctionFile[]): Promise<Office> {
  const addressed = functions.filter((one): one is Addressed => one.access !== 'schedule');
  const { visitor, id: staffId } = await signedInStaff(sql, { siteUrl, role: 'admin' });
  const [person = { firstName: null, lastName: null }] = await sql<
    { firstName: string | null; lastName: string | null }[]
  >`
    select first_name as "firstName", last_name as "lastName" from public.users where id = ${staffId}`;

  function find(method: string, path: string) {
    for (const one of addressed) {
      if (!(method in one.access)) continue;
      const names = [...one.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const match = new RegExp(`^${one.path.replaceAll(/:\w+/g, '([^/]+)')}$`).exec(path);
      if (match)
        return { one, params: Object.fromEntries(names.map((name, at) => [name, match[at + 1] ?? ''])) };
    }
    throw new Error(`no function for ${method} ${path}`);
  }

  const work: Promise<unknown>[] = [];
  async function ask(method: string, address: string, body?: unknown) {
    const url = new URL(address, siteUrl);
    const { one, params } = find(method, url.pathname);
    const context = {
      ip: '203.0.113.7',
      params,
      deploy: { context: 'dev' },
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    } as unknown as Context;
    const headers = {
      origin: siteUrl,
      cookie: visitor.cookieHeader(),
      'accept-language': 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const options =
      body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const answer = await one.answer(new Request(url, options), context);
    const text = await answer.text();
    return { status: answer.status, said: text === '' ? null : (JSON.parse(text) as unknown) };
  }

  async function askWell(method: string, path: string, body?: object) {
    const { status, said } = await ask(method, path, body);
    if (status !== 200) throw new Error(`${path} answered ${String(status)} ${JSON.stringify(said)}`);
    return said;
  }

  async function newPerson(role: 'attorney' | 'staff') {
    const [made] = await sql<{ id: string }[]>`
      insert into public.users (email, first_name, last_name, role, totp_secret, totp_confirmed_at)
      values (${freshEmail(role)}, 'Ruth', 'Lee', ${role}, 'x', now()) returning id`;
    return made?.id ?? '';
  }

  return {
    sql,
    staffId,
    settle: async () => void (await Promise.allSettled(work)),
    staffName: fullName(person.firstName, person.lastName),
    ask,
    read: (path) => askWell('GET', path),
    search: (path, body = {}) => askWell('POST', path, body),
    async newCase(status) {
      const { id: userId } = await makeInvitedClient(sql);
      const [made] = await sql<Omit<Case, 'userId'>[]>`
        select one.id as "caseId", matter.id as "matterId", one.intake_form_id as "intakeId"
        from public.cases as one join public.court_matters as matter on matter.case_id = one.id
        where one.user_id = ${userId} order by matter.place limit 1`;
      if (!made) throw new Error('no case');
      if (status) {
        await sql.begin(async (transaction) => {
          await transaction`set local session_replication_role = replica`;
          await transaction`
            update public.court_matters set status = ${status}, status_since = now() where id = ${made.matterId}`;
          await transaction`update public.cases set status = ${status} where id = ${made.caseId}`;
        });
      }
      return { ...made, userId };
    },
    newAttorney: () => newPerson('attorney'),
    newColleague: () => newPerson('staff'),
  };
}

/** Finds a value deep in an answer, such as the part with this id. */
export function partWith(answer: unknown, name: string, value: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ((answer as Record<string, unknown>)[name] === value) return answer;
  for (const part of Object.values(answer)) {
    const found = partWith(part, name, value);
    if (found !== undefined) return found;
  }
  return undefined;
}
