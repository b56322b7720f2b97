import { digitsOfPhone, formatPhone } from '#domain/intake/phone.ts';

/**
 * What the phone field shows after an edit, and where the caret belongs: after the same digit as before, so that people
 * can correct a number in the middle.
 */
export function retypePhone(value: string, caret: number): { value: string; caret: number } {
  const formatted = formatPhone(value);
  const national = digitsOfPhone(value);
  if (national === null) return { value, caret };
  const behind = value.length - caret;
  if (behind === 0) return { value: formatted, caret: formatted.length };
  // A leading country code is dropped, and so is one digit before the caret.
  const dropped = value.replace(/\D/g, '').length - national.length;
  let digits = Math.min(value.slice(0, caret).replace(/\D/g, '').length - dropped, national.length);
  let place = 0;
  while (digits > 0 && place < formatted.length) {
    if (/\d/.test(formatted.charAt(place))) digits -= 1;
    place += 1;
  }
  return { value: formatted, caret: place };
}

/** For the `onInput` of a phone field. */
export function keepPhoneFormatted({ currentTarget: input }: { currentTarget: HTMLInputElement }): void {
  const typed = retypePhone(input.value, input.selectionStart ?? input.value.length);
  if (typed.value === input.value) return;
  input.value = typed.value;
  input.setSelectionRange(typed.caret, typed.caret);
}
