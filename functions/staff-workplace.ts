import * as workplace from '#domain/workplace/api.staff.ts';
import { readTeamCalendar } from '#server/cases/read-team-calendar.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { audited } from '#server/entry/guards.ts';
import { readFigures } from '#server/workplace/read-figures.ts';
import { readOffer, readOfficeDays } from '#server/workplace/read-set-up.ts';
import { undoAct } from '#server/writes/undo-act.ts';

export default endpoints(
  [workplace.undo, undoAct],
  [workplace.figures, readFigures],
  [workplace.calendar, readTeamCalendar, audited('cases_viewed')],
  [workplace.offer, readOffer],
  [workplace.officeDays, readOfficeDays],
);

export const config = {
  path: [
    '/api/staff/acts/:id/undo',
    '/api/staff/figures/search',
    '/api/staff/calendar',
    '/api/staff/set-up/offer',
    '/api/staff/set-up/days',
  ],
};
