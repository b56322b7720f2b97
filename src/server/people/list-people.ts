import * as z from 'zod/mini';
import { rightsOf } from '#domain/access/rights.ts';
import { staffRoles, type Actor } from '#domain/access/roles.ts';
import type { Person } from '#domain/people/requests.ts';
import type { ListPage } from '#domain/workplace/lists.ts';
import { query, type QueryContext } from '../http/service.ts';

/** More than any office will employ; a larger one sees the newest. */
const most = 200;

const listed = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      firstName: z.nullable(z.string()),
      lastName: z.nullable(z.string()),
      role: z.enum(staffRoles),
      permissions: z.unknown(),
      invited: z.boolean(),
      secondFactor: z.boolean(),
      active: z.boolean(),
      lastLoginAt: z.nullable(z.string()),
    }),
  ),
});

/** Everybody who works or worked here, those who can sign in first. That they were seen is noted first. */
export const staffPeople = query({
  sql: 'list_people',
  notes: { action: 'staff_viewed' },
  params: () => ({ limit: most }),
  answer: listed,
  toResult: ({ items }, { actor: { userId } }: QueryContext<Actor, unknown>): ListPage<Person> => ({
    before: null,
    items: items.map(({ permissions, ...person }) => ({
      ...person,
      rights: rightsOf(person.role, permissions),
      you: person.id === userId,
    })),
  }),
});
