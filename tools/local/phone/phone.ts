// This machine's provider of text messages, and the phones of everybody: what the site sends is shown in the browser, and one can
// answer from there. It speaks the part of Twilio's API that we use, so that production code has no branch for it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerPage, stylesheet } from './phone-page.ts';
import { makeSignedCalls } from './signed-calls.ts';
import {
  autoReplies,
  keywordOf,
  makeStore,
  newSid,
  type PhoneFault,
  type PhoneMedia,
  type PhoneText,
} from './store.ts';

export interface LocalPhone {
  readonly url: string;
  readonly accountSid: string;
  readonly authToken: string;
  readonly number: string;
  /** What arrived at a phone and what was sent from it, the oldest first. */
  messages(phone: string): Promise<readonly ShownText[]>;
  /** Writes from a phone; a picture is a JPEG, PNG or whatever is told. */
  write(
    phone: string,
    body: string,
    picture?: { readonly type: string; readonly base64: string },
  ): Promise<void>;
  /** What goes wrong with the next texts, one each. */
  fail(kinds: readonly PhoneFault[]): Promise<void>;
  /** How often each signed call comes, and how late. */
  disturb(how: { readonly repeats?: number; readonly delayMs?: number }): Promise<void>;
  /** Whether the provider still has anything about this phone. */
  copies(): Promise<number>;
  settled(): Promise<void>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

export interface ShownText {
  readonly isOurs: boolean;
  readonly body: string;
  readonly status: string;
  readonly at: string;
}

export interface PhoneOptions {
  readonly port: number;
  /** The site whose calls are signed. */
  readonly siteUrl: string;
}

const largestBody = 12_000_000;

export async function startLocalPhone({ port, siteUrl }: PhoneOptions): Promise<LocalPhone> {
  const store = makeStore('+14045550100');
  let url = '';
  const mediaUrl = (text: PhoneText, sid: string) =>
    `${url}/2010-04-01/Accounts/${store.accountSid}/Messages/${text.sid}/Media/${sid}`;
  const calls = makeSignedCalls(store, siteUrl, mediaUrl);

  const add = (text: Omit<PhoneText, 'sid' | 'at' | 'isForgotten'>): PhoneText => {
    const added = {
      ...text,
      sid: newSid(text.media.length > 0 ? 'MM' : 'SM'),
      at: new Date(),
      isForgotten: false,
    };
    store.texts.push(added);
    return added;
  };

  function write(phone: string, body: string, media: readonly PhoneMedia[]): void {
    const keyword = media.length > 0 ? null : keywordOf(body);
    if (keyword === 'STOP') store.blocked.add(phone);
    if (keyword === 'START') store.blocked.delete(phone);
    const text = add({ direction: 'inbound', phone, body, media, status: 'received', statusCallback: null });
    if (keyword)
      add({
        direction: 'outbound-reply',
        phone,
        body: autoReplies[keyword],
        media: [],
        status: 'delivered',
        statusCallback: null,
      });
    calls.inbound(text, keyword);
  }

  function send(form: URLSearchParams): { readonly status: number; readonly json: object } | 'cut' {
    const fault = store.faults.shift();
    if (fault === 'refuse')
      return { status: 500, json: { code: 20500, message: 'Internal error', status: 500 } };
    const phone = form.get('To') ?? '';
    if (!/^\+1\d{10}$/.test(phone))
      return { status: 400, json: { code: 21211, message: 'Invalid To', status: 400 } };
    if (store.blocked.has(phone))
      return {
        status: 400,
        json: { code: 21610, message: 'Attempt to send to unsubscribed recipient', status: 400 },
      };
    const text = add({
      direction: 'outbound-api',
      phone,
      body: form.get('Body') ?? '',
      media: [],
      status: 'sent',
      statusCallback: form.get('StatusCallback'),
    });
    text.status = fault === 'undelivered' ? 'undelivered' : 'delivered';
    if (fault !== 'silent' && fault !== 'vanish') calls.state(text);
    return fault === 'lose' || fault === 'vanish' ? 'cut' : { status: 201, json: shown(text) };
  }

  const shown = (text: PhoneText) => ({
    sid: text.sid,
    body: text.body,
    to: text.direction === 'inbound' ? store.number : text.phone,
    from: text.direction === 'inbound' ? text.phone : store.number,
    direction: text.direction,
    status: text.status,
    num_media: String(text.media.length),
    date_created: text.at.toUTCString(),
    error_code: null,
  });

  async function answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ) {
    const json = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const expected = `Basic ${Buffer.from(`${store.accountSid}:${store.authToken}`).toString('base64')}`;
    if (request.headers.authorization !== expected) return json(401, { code: 20003, status: 401 });
    const body = await readBody(request);
    const known = store.texts.filter(({ isForgotten }) => !isForgotten);
    if (path === 'Messages.json' && request.method === 'POST') {
      const sent = send(new URLSearchParams(body.toString('utf8')));
      if (sent === 'cut') return void request.socket.destroy();
      return json(sent.status, sent.json);
    }
    if (path === 'Messages.json') {
      const [to, from] = [query.get('To'), query.get('From')];
      const messages = known
        .map(shown)
        .filter((one) => (!to || one.to === to) && (!from || one.from === from));
      return json(200, { messages: messages.toReversed().slice(0, Number(query.get('PageSize') ?? 50)) });
    }
    const [, sid = '', list, mediaSid] =
      /^Messages\/(\w+)(?:\.json|\/(Media)(?:\.json|\/(\w+)))$/.exec(path) ?? [];
    const text = known.find((one) => one.sid === sid);
    if (!text) return json(404, { code: 20404, status: 404 });
    if (request.method === 'DELETE') {
      text.isForgotten = true;
      response.writeHead(204);
      return void response.end();
    }
    const media = text.media.find((one) => one.sid === mediaSid);
    if (media) {
      response.writeHead(200, { 'content-type': media.type, 'content-length': String(media.bytes.length) });
      return void response.end(media.bytes);
    }
    if (list && !mediaSid)
      return json(200, { media_list: text.media.map((one) => ({ sid: one.sid, content_type: one.type })) });
    return json(404, { code: 20404, status: 404 });
  }

  const server = createServer((request, response) => {
    const at = new URL(request.url ?? '/', 'http://localhost');
    const account = `/2010-04-01/Accounts/${store.accountSid}/`;
    const answering = at.pathname.startsWith(account)
      ? answerApi(request, response, at.pathname.slice(account.length), at.searchParams)
      : at.pathname === '/phone.css'
        ? Promise.resolve(void response.writeHead(200, { 'content-type': 'text/css' }).end(stylesheet))
        : answerPage({ store, request, response, at, write, readBody, again: calls.inbound });
    answering.catch((fault: unknown) => {
      process.stderr.write(`Local phone: ${fault instanceof Error ? (fault.stack ?? '') : String(fault)}\n`);
      if (!response.headersSent) response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  return {
    url,
    accountSid: store.accountSid,
    authToken: store.authToken,
    number: store.number,
    async messages(phone) {
      return store.texts
        .filter((one) => one.phone === phone && one.status !== 'undelivered')
        .map((one) => ({
          isOurs: one.direction === 'outbound-api',
          body: one.body,
          status: one.status,
          at: one.at.toISOString(),
        }));
    },
    async write(phone, body, picture) {
      write(
        phone,
        body,
        picture
          ? [{ sid: newSid('ME'), type: picture.type, bytes: Buffer.from(picture.base64, 'base64') }]
          : [],
      );
    },
    async fail(kinds) {
      store.faults.push(...kinds);
    },
    async disturb({ repeats = 1, delayMs = 0 }) {
      store.repeats = repeats;
      store.delayMs = delayMs;
    },
    async copies() {
      return store.texts.filter(
        ({ isForgotten, direction }) => !isForgotten && direction !== 'outbound-reply',
      ).length;
    },
    settled: () => calls.settled(),
    async clear() {
      store.texts.length = 0;
      store.blocked.clear();
      store.faults.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await calls.settled();
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new Error('The call is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
