import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's floor for argon2id: 19 MiB, two passes. About 32 ms on a small machine. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** A password as stored, in PHC form: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await argon2id(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(salt)}$${bare(hash)}`;
}

/** Whether a password is the stored one. A stored value of another form is never right. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) return false;
  const [memory, passes, parallelism] = match.slice(1, 4).map(Number) as [number, number, number];
  const salt = Buffer.from(match[4] ?? '', 'base64');
  const expected = Buffer.from(match[5] ?? '', 'base64');
  const actual = await argon2id(password, salt, { memory, passes, parallelism, tagLength: expected.length });
  return timingSafeEqual(actual, expected);
}

/**
 * Costs as much as checking a real password, for addresses that have no account: an answer's time must not tell
 * strangers who is a client.
 */
export async function verifyNothing(password: string): Promise<false> {
  await argon2id(password, Buffer.alloc(16), cost);
  return false;
}

/** The hash itself, for secrets short enough to be tried one after the other. */
export async function argon2id(
  password: string,
  salt: Buffer,
  {
    memory,
    passes,
    parallelism,
    tagLength,
  }: Record<'memory' | 'passes' | 'parallelism' | 'tagLength', number> = cost,
): Promise<Buffer> {
  // NFC: the same password typed on another keyboard may arrive decomposed.
  const message = Buffer.from(password.normalize('NFC'));
  return derive('argon2id', {
    message,
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength,
  }) as Promise<Buffer>;
}

function bare(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
