import parsePhoneNumber from 'libphonenumber-js/min';
import { firstNumber, tidyPhone } from '#domain/intake/phone.ts';

/**
 * The number as networks know it, `+14045550199`: of several the first, without its extension. Null when it cannot be
 * told; what was typed is kept beside it in any case.
 */
export function e164Of(typed: string | null | undefined): string | null {
  const number = firstNumber(typed ?? '').replace(/^(?:00|011)(?=[\s\d])/, '+');
  const parsed = parsePhoneNumber(number, 'US');
  return parsed?.isPossible() ? parsed.number : null;
}

/** A number that staff noted for somebody, as it is kept. */
export const storedPhone = (typed: string | null) => ({
  phone: typed === null ? null : tidyPhone(typed),
  phoneE164: e164Of(typed),
});
