import { describe, expect, it } from 'vitest';
import { retypePhone } from './type-phone.ts';

describe('a phone number while it is typed', () => {
  it('is put in order with the caret at its end', () => {
    expect(retypePhone('404555', 6)).toEqual({ value: '(404) 555', caret: 9 });
    expect(retypePhone('+1 404 555 0199', 15)).toEqual({ value: '(404) 555-0199', caret: 14 });
  });

  it('keeps the caret behind the digit that was typed in its middle', () => {
    // (404) 555-0199, a digit deleted and another one typed after the second
    expect(retypePhone('(408) 555-0199', 4)).toEqual({ value: '(408) 555-0199', caret: 4 });
    expect(retypePhone('(4) 555-0199', 2)).toEqual({ value: '(455) 501-99', caret: 2 });
  });

  it('lets one delete backwards over the punctuation', () => {
    expect(retypePhone('(404 5', 4)).toEqual({ value: '(404) 5', caret: 4 });
  });
});
