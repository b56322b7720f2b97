import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { contactChannels, contactDirections, contactsShown } from '#domain/cases/contact-log.ts';
import { docketFindings } from '#domain/cases/court-checks.ts';
import { reachFacts } from '#domain/channels/reach-facts.ts';
import type { App } from '../app.ts';
import { query } from '../http/service.ts';
import { knownWays } from '../text-consent/known-ways.ts';

const log = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      channel: z.enum(contactChannels),
      direction: z.enum(contactDirections),
      reached: z.boolean(),
      note: z.nullable(z.string()),
      found: z.nullable(z.enum(docketFindings)),
      matter: z.nullable(z.int()),
      nextTryOn: z.nullable(z.string()),
      happenedAt: z.string(),
      by: z.nullable(z.string()),
    }),
  ),
  facts: reachFacts,
  phone: z.nullable(z.string()),
});

/** Contacts with a client, newest first, for staff; the look is audited first. Refuses `not_found`. */
export const contactLog = query({
  sql: 'read_contact_log',
  notes: { action: 'case_history_viewed', object: 'case' },
  params: ({ id: caseId }: CleanInputOf<typeof cases.contacts>) => ({ caseId, limit: contactsShown }),
  answer: log,
  toResult: (found, { app }: { readonly app: Pick<App, 'config'> }) => ({
    ...found,
    facts: knownWays(app, found.facts),
  }),
});
