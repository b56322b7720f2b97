import { createHmac } from 'node:crypto';
import { referralRules } from '#domain/help/referrals.ts';

/**
 * The code that a client says on the phone. It is made from the id each time it is shown, so that it is stored nowhere;
 * the database keeps a hash that says nothing without our secret.
 */
export function referralCodeOf(appSecret: string, referralId: string): string {
  const digest = createHmac('sha256', appSecret).update(`referral-code:${referralId}`).digest();
  return String(digest.readUIntBE(0, 6) % 10 ** referralRules.codeDigits).padStart(
    referralRules.codeDigits,
    '0',
  );
}

/** How a code is kept and compared. It does not name the referral: whoever opens one has its link alone. */
export function referralCodeHash(appSecret: string, code: string): string {
  return createHmac('sha256', appSecret).update(`referral-code-hash:${code}`).digest('hex');
}
