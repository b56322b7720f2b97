import type { IncomingMessage } from 'node:http';

/** The platform's limits; tests shorten the times. */
export interface Limits {
  /** Bytes of a request as the function gets it: a binary body counts as base64, so 4.5 MB of it is the most. */
  requestBytes: number;
  /** Bytes of a buffered answer. */
  responseBytes: number;
  /** Milliseconds a function has to answer. */
  answerWithin: number;
  /** Milliseconds a scheduled function has. */
  scheduleWithin: number;
  /** Milliseconds a background function has, after its immediate 202. */
  backgroundWithin: number;
  /** Bytes of a request to a background function. */
  backgroundRequestBytes: number;
}

const MB = 1024 * 1024;

export const PRODUCTION_LIMITS: Limits = {
  requestBytes: 6 * MB,
  responseBytes: 6 * MB,
  answerWithin: 60_000,
  scheduleWithin: 30_000,
  backgroundWithin: 15 * 60_000,
  backgroundRequestBytes: 256 * 1024,
};

// A refused upload is read to its end and thrown away, so that the sender gets the 413 instead of a
// broken connection; beyond this many bytes the connection is cut.
const DRAIN_AT_MOST = 64 * MB;

const TEXT_TYPES =
  /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded|[\w.-]+\+(json|xml))|image\/svg\+xml)/i;

/** Whether a body of this type travels as base64 to the function (anything not known as text does). */
export function isBinaryType(contentType: string | undefined): boolean {
  return contentType !== undefined && contentType !== '' && !TEXT_TYPES.test(contentType.trim());
}

/** The most raw bytes a body of this type may have: base64 turns 3 bytes into 4. */
export function bodyLimit(contentType: string | undefined, limit: number): number {
  return isBinaryType(contentType) ? Math.floor((limit / 4) * 3) : limit;
}

/** Reads a request body byte for byte; `undefined` when it is longer than `most` bytes. */
export async function readBody(req: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > DRAIN_AT_MOST) {
      req.destroy();
      return undefined;
    }
    if (size <= most) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > most ? undefined : Buffer.concat(chunks, size);
}
