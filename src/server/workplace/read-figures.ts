import type { CleanInputOf } from '#domain/api-call.ts';
import * as answers from '#domain/workplace/answers.staff.ts';
import type * as workplace from '#domain/workplace/api.staff.ts';
import type { App } from '../app.ts';
import { query } from '../http/service.ts';
import { periodOf } from './read-counts.ts';

/** Money in and back, and how far applications came, in a period that ends today at the office. That they are looked at is noted. */
export const readFigures = query({
  sql: 'read_figures',
  params: (request: CleanInputOf<typeof workplace.figures>, app: Pick<App, 'clock'>) =>
    periodOf(app, request),
  answer: answers.figures,
});
