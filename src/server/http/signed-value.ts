import { createHmac } from 'node:crypto';
import type * as z from 'zod/mini';
import { sameSecret } from './tokens.ts';

function sign(appSecret: string, purpose: string, body: string): string {
  return createHmac('sha256', appSecret).update(`${purpose}:${body}`).digest('base64url');
}

/** A value for a cookie that its browser can keep but not change. The purpose keeps one kind from serving as another. */
export function signValue(appSecret: string, purpose: string, value: object): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${sign(appSecret, purpose, body)}`;
}

/** What `signValue` wrote for this purpose, or null: nothing, or not ours. */
export function readSigned<Value>(
  appSecret: string,
  purpose: string,
  text: string | undefined,
  schema: z.ZodMiniType<Value>,
): Value | null {
  const [body, mac, ...rest] = (text ?? '').split('.');
  if (!body || !mac || rest.length > 0 || !sameSecret(mac, sign(appSecret, purpose, body))) return null;
  const parsed = schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return parsed.success ? parsed.data : null;
}
