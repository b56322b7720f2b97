// Everything a text passes through, real and on this machine: Postgres, storage, the local phone, and our own functions behind a
// small server that calls them as the platform does.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Context } from '@netlify/functions';
import type postgres from 'postgres';
import { hourMs } from '#domain/durations.ts';
import { officeDate, officeMidnight } from '#domain/promises/office-date.ts';
import type { App } from '#server/app.ts';
import { compose } from '#server/compose.ts';
import { deliverOutbox } from '#server/mail/deliver-outbox.ts';
import { sendTexts } from '#server/texts/send-texts.ts';
import { tendTexts } from '#server/texts/tend-texts.ts';
import type { TestDatabase } from '#tests/postgres.ts';
import { createTestStack } from '#tests/stack.ts';
import { type LocalPhone, startLocalPhone } from '#tools/local/phone/phone.ts';
import type { LocalStack } from '#tools/local/stack.ts';
import intake from '../../../functions/client-intake.ts';
import webhooks from '../../../functions/text-webhooks.ts';
import * as given from '../database/given.ts';
import { firstMatter, standing } from '../database/given-matters.ts';

export interface TextClient {
  readonly userId: string;
  readonly caseId: string;
  readonly matterId: string;
  readonly phone: string;
}

export interface Texting {
  readonly url: string;
  readonly stack: LocalStack;
  readonly sql: postgres.Sql;
  /** For what other tests give in the database. */
  readonly database: TestDatabase;
  readonly app: App;
  readonly phone: LocalPhone;
  /** A client with a case that is filed, who ticked the box. */
  client(language?: 'en' | 'es', phone?: string): Promise<TextClient>;
  /** The same, who has answered YES. */
  confirmed(language?: 'en' | 'es'): Promise<TextClient>;
  want(one: TextClient, language?: 'en' | 'es'): Promise<void>;
  /** An application with this number and its box ticked, from somebody who has no account → its id. */
  apply(phone: string): Promise<string>;
  /** Sends what is due at this moment, noon in Georgia unless another is named. */
  send(at?: Date): Promise<number>;
  tend(at?: Date): Promise<number>;
  /** As if the hour of a reminder had come, at noon in Georgia: what the payload of its mail names, such as an event. */
  remind(about: string, app?: Partial<App>): Promise<void>;
  /** Waits for the provider's calls and what runs after them. */
  idle(): Promise<void>;
  /** What arrived at the phone of a client, by us. */
  arrived(one: Pick<TextClient, 'phone'>): Promise<string[]>;
  close(): Promise<void>;
}

let phones = 0;
/** A number that is kept for stories, another one each time. */
export const newPhone = (): string => `+1404555${String((phones += 1)).padStart(4, '0')}`;

/** Noon of the day it is now in Georgia, so that no test falls into somebody's night. */
export const noon = (): Date => new Date(officeMidnight(officeDate(new Date())) + 12 * hourMs);

/** One per test file: the functions keep their composed app for the life of the process. */
export async function startTexting(): Promise<Texting> {
  const work = new Set<Promise<unknown>>();
  const waitUntil = (promise: Promise<unknown>) => {
    const tracked = promise.finally(() => work.delete(tracked));
    work.add(tracked);
  };
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, waitUntil).then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const phone = await startLocalPhone({ port: 0, siteUrl: url });
  const stack = await createTestStack({
    site: 'none',
    env: {
      SITE_URL: url,
      TWILIO_ACCOUNT_SID: phone.accountSid,
      TWILIO_AUTH_TOKEN: phone.authToken,
      TWILIO_NUMBER: phone.number,
      TWILIO_API_BASE: phone.url,
    },
  });
  Object.assign(process.env, stack.env);
  const app = compose('dev');
  const { sql } = stack;
  const database = { sql, asServer: sql } as unknown as TestDatabase;
  const at = (moment: Date): App => ({ ...app, clock: () => moment });

  const texting: Texting = {
    url,
    stack,
    sql,
    database,
    app,
    phone,
    async client(language = 'en', number = newPhone()) {
      const { userId, caseId } = await given.paidFor(database);
      const { id: matterId } = await firstMatter(database, caseId);
      await standing(database, matterId, 'filed');
      const one = { userId: String(userId), caseId: String(caseId), matterId, phone: number };
      await texting.want(one, language);
      return one;
    },
    async want({ userId, phone: number }, language = 'en') {
      await sql`select public.want_texts(${userId}, ${number}, ${language}, 'Yes, text me.', false)`;
    },
    async apply(number) {
      const { intakeId } = await given.submitted(
        database,
        {},
        { phone: number, language: 'en', words: 'Yes.' },
      );
      return intakeId;
    },
    async confirmed(language = 'en') {
      const one = await texting.client(language);
      await texting.send();
      await phone.write(one.phone, language === 'en' ? 'YES' : 'Sí');
      await texting.idle();
      return one;
    },
    send: (moment = noon()) => sendTexts(at(moment)),
    tend: (moment = noon()) => tendTexts(at(moment)),
    async remind(about, more = {}) {
      await sql`
        with next as (
          select id from public.outbox
          where status = 'waiting' and kind in ('hearing_reminder', 'request_reminder')
            and ${about} in (payload ->> 'eventId', payload ->> 'requestId')
          order by run_after limit 1)
        update public.outbox set run_after = now() where id in (select id from next)`;
      const isDue = async () => {
        const [row] = await sql<{ due: boolean }[]>`
          select exists (select from public.outbox where status = 'waiting' and run_after <= now()
            and ${about} in (payload ->> 'eventId', payload ->> 'requestId')) as due`;
        return row?.due;
      };
      // A delivery ends after some seconds, and others of this file may have left much to deliver.
      do await deliverOutbox({ ...at(noon()), ...more });
      while (await isDue());
      await sendTexts(at(noon()));
    },
    async idle() {
      await phone.settled();
      while (work.size > 0) await Promise.allSettled(work);
      await phone.settled();
    },
    arrived: async ({ phone: number }) =>
      (await phone.messages(number)).filter(({ isOurs }) => isOurs).map(({ body }) => body),
    async close() {
      while (work.size > 0) await Promise.allSettled(work);
      await phone.close();
      server.close();
      server.closeAllConnections();
      await stack.close();
    },
  };
  return texting;
}

/** A hearing of this client at this moment; the answer is its event. */
export async function hearingOf(
  { sql }: Texting,
  { matterId, caseId, userId }: TextClient,
  at: Date,
): Promise<string> {
  const [event] = await sql<{ id: string }[]>`
    insert into public.calendar_events (user_id, case_id, matter_id, title, event_type, start_date, end_date, status)
    values (${userId}, ${caseId}, ${matterId}, 'Hearing', 'hearing', ${at}, ${at}, 'scheduled') returning id`;
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`update public.court_matters set status = 'hearing_set', hearing_at = ${at} where id = ${matterId}`;
  });
  return event?.id ?? '';
}

async function answer(incoming: IncomingMessage, waitUntil: (work: Promise<unknown>) => void) {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const body = await buffer(incoming);
  const request = new Request(url, {
    method: incoming.method ?? 'GET',
    headers: Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const context = {
    ip: '203.0.113.9',
    params: {},
    requestId: randomUUID(),
    deploy: { context: 'dev' },
    waitUntil,
  };
  const called = url.pathname === '/api/client-intake' ? intake : webhooks;
  return called(request, context as unknown as Context);
}
