/**
 * Whether something does not look like the number of a docket: courts write them as they like, but with digits, and with
 * little else than letters, dashes and slashes. People are asked to look again; nobody is kept from saving it.
 */
export function isOddDocket(text: string): boolean {
  const number = text.trim();
  if (number === '') return false;
  return number.length < 4 || !/\d{2}/.test(number) || !/^[\p{L}\d][\p{L}\d\s./#-]*$/u.test(number);
}
