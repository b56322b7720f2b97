import { randomBytes } from 'node:crypto';
import { recoveryCodeCount, recoveryCodeLength } from '#domain/access/second-factor.ts';
import { referenceAlphabet } from '#domain/reference.ts';
import { argon2id } from './password.ts';

export interface RecoveryCodeSet {
  /** Shown once. */
  readonly codes: readonly string[];
  readonly salt: string;
  readonly codeHashes: readonly string[];
}

/** New recovery codes, and the hashes that are kept of them. */
export async function newRecoveryCodes(): Promise<RecoveryCodeSet> {
  const salt = randomBytes(16).toString('base64url');
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const codeHashes: string[] = [];
  // One after the other: ten at once would take ten times the memory.
  for (const code of codes) codeHashes.push(await hashRecoveryCode(code, salt));
  return { codes, salt, codeHashes };
}

/** As it is stored: argon2id, since somebody with the database could try all codes of a faster hash. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return (await argon2id(code, Buffer.from(salt, 'base64url'))).toString('base64url');
}

function newCode(): string {
  const bytes = randomBytes(recoveryCodeLength * 2);
  let code = '';
  for (let index = 0; index < recoveryCodeLength; index += 1)
    code += referenceAlphabet[bytes.readUInt16BE(index * 2) % referenceAlphabet.length];
  return code;
}
