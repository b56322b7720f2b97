import { Secret, TOTP } from 'otpauth';
import { codeDigits, codeSeconds, codeWindow } from '#domain/access/second-factor.ts';

/** 160 random bits, in the letters authenticator apps take. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** SHA-1, because several authenticator apps quietly take nothing else; as HMAC it has no known weakness. */
function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: codeDigits,
    period: codeSeconds,
    secret: Secret.fromBase32(secret),
  });
}

/** What the QR code says: `otpauth://totp/…`. */
export function totpAddress(secret: string, issuer: string, label: string): string {
  return totpOf(secret, issuer, label).toString();
}

/** The time step a code belongs to, one before and after now included; null when it is none of these. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: codeWindow });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / codeSeconds) + delta;
}

/** The code an app shows at that time. For tests and the demo account. */
export function codeAt(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() });
}
