import * as z from 'zod/mini';
import { figureWeeks, keptByWeek, medianReplyHours, type WorkFigures } from '#domain/cases/work-figures.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { weekBegan } from '#domain/promises/office-week.ts';
import { dayMs } from '#domain/durations.ts';
import type { App } from '../app.ts';
import { query } from '../http/service.ts';

/** Only the newest: more would slow the figures down without changing a median. */
const mostReplies = 2_000;
/** The share of portal users is taken among those who paid in these days, and ratings from the same time. */
const portalDays = 90;

const sight = z.object({
  tasks: z.array(z.object({ week: z.string(), kept: z.int(), missed: z.int() })),
  replies: z.array(z.object({ askedAt: z.string(), answeredAt: z.nullable(z.string()) })),
  portal: z.object({ paid: z.int(), signedIn: z.int() }),
  ratings: z.object({ count: z.int(), mean: z.nullable(z.number()) }),
});

/**
 * How well promises of the last weeks were kept, how soon clients were answered, how they rate our help, and how many
 * use the portal. Numbers only.
 */
export const workFigures = query({
  sql: 'read_sight',
  params: (_input, app: Pick<App, 'clock' | 'site'>) => {
    const now = app.clock();
    const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
    return {
      since: new Date(weekBegan(now).getTime() - (figureWeeks - 1) * 7 * dayMs).toISOString(),
      limit: mostReplies,
      paidSince: before(portalDays + 7),
      paidUntil: before(7),
    };
  },
  answer: sight,
  toResult: ({ tasks, replies, portal, ratings }, { app }): WorkFigures => {
    const calendar = officeCalendar(app.site.closures);
    return {
      weeks: keptByWeek(tasks, replies, app.clock(), calendar),
      medianReplyHours: medianReplyHours(replies, calendar),
      replies: replies.filter(({ answeredAt }) => answeredAt !== null).length,
      unanswered: replies.filter(({ answeredAt }) => answeredAt === null).length,
      portal,
      ratings,
    };
  },
});
