import { randomUUID } from 'node:crypto';
import type { FaultReport, FaultSide } from '#domain/operations/faults.ts';

/** A person waits for nothing here; the platform ends what runs after an answer all the same. */
const timeoutMs = 3_000;

/**
 * Hands a fault to a service that speaks Sentry's protocol, where the operator set its address (a DSN): the same code and
 * place that we keep, and nothing else. Throws when it is not taken.
 */
export async function forwardFault(
  address: URL | null,
  side: FaultSide,
  { code, place, build, reference }: FaultReport,
): Promise<void> {
  if (!address) return;
  const id = randomUUID().replaceAll('-', '');
  const parts = address.pathname.split('/').filter(Boolean);
  const project = parts.pop() ?? '';
  const to = new URL(`/${[...parts, 'api', project].join('/')}/envelope/`, address.origin);
  const event = {
    event_id: id,
    timestamp: Date.now() / 1_000,
    platform: side === 'server' ? 'node' : 'javascript',
    level: 'error',
    release: build,
    transaction: place,
    exception: { values: [{ type: code, value: place }] },
    tags: { side, ...(reference && { reference }) },
  };
  const lines = [{ event_id: id, sent_at: new Date().toISOString() }, { type: 'event' }, event];
  const answer = await fetch(to, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=own/1, sentry_key=${address.username}`,
    },
    body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`faults are answered with ${answer.status}`);
}
