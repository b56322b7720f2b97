import * as applications from '#domain/intake/api.staff.ts';
import { answerNearHearing } from '#server/applications/answer-near-hearing.ts';
import { correctAddress } from '#server/applications/correct-address.ts';
import { decideApplication } from '#server/applications/decide-application.ts';
import { noteApplication } from '#server/applications/note-application.ts';
import { openApplication } from '#server/applications/open-application.ts';
import { foundApplications } from '#server/applications/search-applications.ts';
import { grantPlan } from '#server/checkout/grant-plan.ts';
import { planOfApplication } from '#server/checkout/read-plan.ts';
import { reads, readsById, runsById, writesById } from '#server/entry/by-position.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { audited, withoutConflict } from '#server/entry/guards.ts';

export default endpoints(
  [
    applications.read,
    runsById(openApplication),
    withoutConflict('application'),
    audited('application_viewed', 'intake_form'),
  ],
  /** By POST, to keep names out of addresses (src/domain/workplace/lists.ts). */
  [applications.search, reads(foundApplications)],
  [
    applications.correctAddress,
    writesById(correctAddress, { sendsMail: true }),
    withoutConflict('application'),
  ],
  [applications.decide, runsById(decideApplication, { sendsMail: true }), withoutConflict('application')],
  [applications.note, runsById(noteApplication), withoutConflict('application')],
  [applications.plan, readsById(planOfApplication), withoutConflict('application')],
  [applications.grantPlan, runsById(grantPlan, { sendsMail: true }), withoutConflict('application')],
  [applications.answerHearing, answerNearHearing, withoutConflict('application')],
);

export const config = {
  path: [
    '/api/staff/applications/:id',
    '/api/staff/applications/search',
    '/api/staff/applications/:id/address',
    '/api/staff/applications/:id/decision',
    '/api/staff/applications/:id/notes',
    '/api/staff/applications/:id/plan',
    '/api/staff/applications/:id/hearing',
  ],
};
