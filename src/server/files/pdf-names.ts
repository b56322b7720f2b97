/** Each sign of a name may be written as `#` and its number: `/Encrypt` is also `/#45ncr#79pt`. */
export function spelled(name: string): string {
  return [...name]
    .map((sign) => {
      const digits = [...sign.charCodeAt(0).toString(16)];
      const number = digits.map((digit) => (/\d/.test(digit) ? digit : `[${digit}${digit.toUpperCase()}]`));
      return `(?:${sign}|#${number.join('')})`;
    })
    .join('');
}

export const nameEnds = '(?=[\\x00\\t\\n\\f\\r ()<>\\[\\]{}/%]|$)';
/** White space, and comments, which count as such. */
export const gap = '(?:[\\x00\\t\\n\\f\\r ]|%[^\\r\\n]{0,1000}[\\r\\n])*';
