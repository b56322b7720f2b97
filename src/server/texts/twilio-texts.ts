import * as z from 'zod/mini';
import {
  BadTextSignature,
  TextRefused,
  type InboundText,
  type SignedCall,
  type Texts,
  type TextStatus,
} from './texts.ts';
import { isTwilioSigned } from './twilio-signature.ts';

export interface TwilioConfig {
  readonly accountSid: string;
  readonly authToken: string;
  /** Ours, in E.164. */
  readonly number: string;
  /** Whose opt-out words in Spanish the provider knows; null without one. */
  readonly messagingService: string | null;
  readonly apiBase: URL;
  /** Where the provider tells what happened with a text. */
  readonly statusUrl: string;
}

const timeoutMs = 10_000;

/** The provider refuses these for good; the number is off from then on. */
const refusals: Readonly<Record<number, 'blocked' | 'failed' | null>> = {
  // Not a number, not reachable by text, a landline; blocked by STOP.
  21211: 'failed',
  21408: 'failed',
  21610: 'blocked',
  21612: 'failed',
  21614: 'failed',
  21617: null,
};
/** Said afterwards: nobody's number, unreachable for good, a landline. */
const gone = new Set(['30005', '30006']);

const message = z.object({ sid: z.string() });
const fault = z.object({ code: z.optional(z.nullable(z.number())) });
const list = z.object({
  messages: z.array(
    z.object({
      sid: z.string(),
      body: z.nullable(z.string()),
      date_created: z.nullable(z.string()),
      direction: z.string(),
      from: z.nullable(z.string()),
      num_media: z.nullable(z.string()),
    }),
  ),
});
const mediaList = z.object({ media_list: z.array(z.object({ sid: z.string(), content_type: z.string() })) });

/** Twilio by its REST address (version 2010-04-01) and nothing else: its package weighs more than all the rest of the function. */
export function twilioTexts(config: TwilioConfig): Texts {
  const { accountSid, authToken, number, messagingService, apiBase, statusUrl } = config;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const account = new URL(`/2010-04-01/Accounts/${accountSid}/`, apiBase);

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, account), {
      ...init,
      headers: { authorization },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });

  const readSigned = ({ url, body, signature }: SignedCall): URLSearchParams => {
    const fields = new URLSearchParams(body);
    if (!isTwilioSigned(url, fields, authToken, signature)) throw new BadTextSignature();
    // Signed, but for another account that shares our token's holder.
    if (fields.get('AccountSid') !== accountSid) throw new BadTextSignature();
    return fields;
  };

  const mediaOf = async (sid: string): Promise<InboundText['media']> => {
    const response = await ask(`Messages/${sid}/Media.json`);
    if (response.status === 404) return [];
    if (!response.ok) throw new Error(`twilio:${response.status}`);
    return mediaList.parse(await response.json()).media_list.map((one) => ({
      url: new URL(`Messages/${sid}/Media/${one.sid}`, account).href,
      type: one.content_type,
    }));
  };

  return {
    async send({ id, to, body }) {
      const form = new URLSearchParams({
        To: to,
        From: number,
        Body: body,
        StatusCallback: `${statusUrl}?text=${id}`,
      });
      if (messagingService) form.set('MessagingServiceSid', messagingService);
      const response = await ask('Messages.json', { method: 'POST', body: form });
      if (response.ok) return message.parse(await response.json()).sid;
      const code = fault.safeParse(await response.json().catch(() => null)).data?.code ?? null;
      if (code !== null && Object.hasOwn(refusals, code))
        throw new TextRefused(`twilio:${code}`, refusals[code] ?? null);
      throw new Error(`twilio:${response.status}${code === null ? '' : `:${code}`}`);
    },

    async find({ to, body, since }) {
      const query = new URLSearchParams({ To: to, From: number, PageSize: '50' });
      const response = await ask(`Messages.json?${query.toString()}`);
      if (!response.ok) throw new Error(`twilio:${response.status}`);
      // Their clock has seconds alone.
      const earliest = Math.floor(since.getTime() / 1_000) * 1_000;
      return list
        .parse(await response.json())
        .messages.filter(
          (one) =>
            one.body === body &&
            one.direction !== 'inbound' &&
            Date.parse(one.date_created ?? '') >= earliest,
        )
        .map(({ sid }) => sid)
        .toReversed();
    },

    async readInbound(call): Promise<InboundText> {
      const fields = readSigned(call);
      const count = Math.min(Number(fields.get('NumMedia') ?? 0) || 0, 10);
      const media = Array.from({ length: count }, (_, place) => ({
        url: fields.get(`MediaUrl${place}`) ?? '',
        type: fields.get(`MediaContentType${place}`) ?? '',
      })).filter(({ url }) => url !== '');
      const keyword = fields.get('OptOutType')?.toLowerCase() ?? '';
      return {
        providerId: fields.get('MessageSid') ?? '',
        phone: fields.get('From') ?? '',
        body: fields.get('Body') ?? '',
        media,
        sentAt: null,
        keyword: keyword === 'stop' || keyword === 'start' || keyword === 'help' ? keyword : null,
      };
    },

    async missed(): Promise<readonly InboundText[]> {
      const query = new URLSearchParams({ To: number, PageSize: '50' });
      const response = await ask(`Messages.json?${query.toString()}`);
      if (!response.ok) throw new Error(`twilio:${response.status}`);
      const inbound = list
        .parse(await response.json())
        .messages.filter(({ direction }) => direction === 'inbound');
      const read = await Promise.allSettled(
        inbound.map(async ({ sid, from, body, num_media: count, date_created: at }) => ({
          providerId: sid,
          phone: from ?? '',
          body: body ?? '',
          media: Number(count ?? 0) > 0 ? await mediaOf(sid) : [],
          sentAt: at === null ? null : new Date(at),
          keyword: null,
        })),
      );
      // One whose pictures cannot be read now is asked for again with the next look, and keeps no other from us.
      return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    },

    async readStatus(call): Promise<TextStatus> {
      const fields = readSigned(call);
      const status = fields.get('MessageStatus') ?? '';
      const deliveries = {
        sent: 'sent',
        delivered: 'delivered',
        undelivered: 'undelivered',
        failed: 'failed',
      } as const;
      return {
        id: new URL(call.url).searchParams.get('text') ?? '',
        providerId: fields.get('MessageSid') ?? '',
        delivery: Object.hasOwn(deliveries, status) ? deliveries[status as keyof typeof deliveries] : null,
        isGone: gone.has(fields.get('ErrorCode') ?? ''),
      };
    },

    async fetchMedia(url, maxBytes) {
      // The signed call names the address, and still: our token goes to the provider alone.
      const address = new URL(url);
      if (address.origin !== account.origin || !address.pathname.startsWith(account.pathname)) return null;
      const first = await fetch(address, {
        headers: { authorization },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Its store answers from another address, which must not see the token.
      const target = first.status >= 300 && first.status < 400 ? first.headers.get('location') : null;
      const response = target
        ? await fetch(new URL(target, address), { signal: AbortSignal.timeout(timeoutMs) })
        : first;
      if (response.status === 404 || response.status === 410) return null;
      if (!response.ok) throw new Error(`twilio:media:${response.status}`);
      if (Number(response.headers.get('content-length') ?? 0) > maxBytes) return null;
      const bytes = new Uint8Array(await response.arrayBuffer());
      return bytes.length > maxBytes ? null : bytes;
    },

    async forget(providerId) {
      const response = await ask(`Messages/${encodeURIComponent(providerId)}.json`, { method: 'DELETE' });
      return response.ok || response.status === 404;
    },
  };
}
