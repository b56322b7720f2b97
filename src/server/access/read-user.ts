import type { CurrentUser } from '#domain/access/link-answers.ts';
import type { Role } from '#domain/access/roles.ts';
import type { Locale } from '#domain/languages.ts';

/** The explicit list of what a person reads about their own account. */
export const userColumns = 'id, email, first_name, last_name, role, preferred_language' as const;

interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly role: Role;
  readonly preferred_language: Locale;
}

/** An account as its owner reads it. */
export function describeUser(row: UserRow): CurrentUser {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    preferredLanguage: row.preferred_language,
  };
}
