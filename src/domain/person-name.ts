/** What people with one name write where a form wants two; `private.person_name` leaves it out the same way. */
const noName = /^[-–—.\s]*$/;
/** What a form writes for people who say that they have one name. */
export const oneNameMark = '-';
/** Whether a last name says that there is none. */
export const isOneName = (last: string): boolean => /\S/.test(last) && noName.test(last);

export interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
}

const realNames = (...parts: (string | null | undefined)[]) =>
  parts.filter((name) => name && !noName.test(name));

/** One name out of what stands in both fields, whichever it was written in. */
export const oneNameOf = ({ firstName, lastName }: NameParts): string =>
  [...new Set(realNames(firstName, lastName))].join(' ');

/** First and last name together; one of them where there is only one, and empty if neither is known. */
export function fullName(first: string | null | undefined, last: string | null | undefined): string {
  return realNames(first, last).join(' ');
}

interface NamedRow {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string;
}

/** What a colleague goes by: the name, or the address until there is one. */
export function colleagueName({ first_name, last_name, email }: NamedRow): string {
  return fullName(first_name, last_name) || email;
}
