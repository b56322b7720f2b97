// What staff are answered about the workplace itself, each schema under the name of its call in api.staff.ts.
import * as z from 'zod/mini';
import { channels } from '../channels/channels.ts';
import { teamCalendar } from '../cases/team-calendar.ts';
import { packageIds } from '../packages/catalogue.ts';
import { offerNeeds } from '../packages/offer-needs.ts';

export const figures = z.object({
  /** By the Monday of each week in which money moved. */
  weeks: z.array(z.object({ week: z.string(), inCents: z.int(), backCents: z.int() })),
  flow: z.object({
    applications: z.int(),
    paid: z.int(),
    papers: z.int(),
    filed: z.int(),
    granted: z.int(),
  }),
  /** How often clients were told something by each channel, and reached by it within 24 hours. */
  channels: z.array(z.object({ channel: z.enum(channels), told: z.int(), reached: z.int() })),
  /** Answers that clients handed to free legal help, by organization; about nobody. */
  referrals: z.array(
    z.object({
      organization: z.string(),
      sent: z.int(),
      opened: z.int(),
      took: z.int(),
      cannot: z.int(),
      withdrawn: z.int(),
      unanswered: z.int(),
    }),
  ),
});

export const calendar = teamCalendar;

export const offer = z.object({
  packages: z.array(
    z.object({
      id: z.enum(packageIds),
      amountCents: z.int(),
      matters: z.int(),
      /** Whether we may take its papers to the court. */
      files: z.boolean(),
      isSold: z.boolean(),
      restsOn: z.array(z.object({ need: z.enum(offerNeeds), isOpen: z.boolean() })),
    }),
  ),
  filingIsOpen: z.boolean(),
  attorneyNeeded: z.boolean(),
  /** Production takes payments although nothing can be filed. */
  sellsWhileClosed: z.boolean(),
});

const inBoth = z.object({ en: z.string(), es: z.string() });

export const officeDays = z.object({
  closures: z.array(z.object({ from: z.string(), to: z.string(), reason: inBoth })),
  holidays: z.array(z.string()),
  daysOff: z.array(z.object({ name: z.nullable(z.string()), day: z.string() })),
});
