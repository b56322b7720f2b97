import * as applications from '#domain/intake/api.staff.ts';
import { answerNearHearing } from '#server/applications/answer-near-hearing.ts';
import { correctAddress } from '#server/applications/correct-address.ts';
import { decideApplication } from '#server/applications/decide-application.ts';
import { noteApplication } from '#server/applications/note-application.ts';
import { openApplication } from '#server/applications/open-application.ts';
import { applicationViewCountsNow, foundApplications } from '#server/applications/search-applications.ts';
import { grantPlan } from '#server/checkout/grant-plan.ts';
import { planOfApplication } from '#server/checkout/read-plan.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { audited, withoutConflict } from '#server/entry/guards.ts';

export default endpoints(
  [
    applications.read,
    openApplication,
    withoutConflict('application'),
    audited('application_viewed', 'intake_form'),
  ],
  /** By POST, to keep names out of addresses (src/domain/workplace/lists.ts). */
  [applications.search, foundApplications],
  [applications.viewCounts, applicationViewCountsNow],
  [applications.correctAddress, correctAddress, withoutConflict('application')],
  [applications.decide, decideApplication, withoutConflict('application')],
  [applications.note, noteApplication, withoutConflict('application')],
  [applications.plan, planOfApplication, withoutConflict('application')],
  [applications.grantPlan, grantPlan, withoutConflict('application')],
  [applications.answerHearing, answerNearHearing, withoutConflict('application')],
);

export const config = {
  path: [
    '/api/staff/applications/:id',
    '/api/staff/applications/search',
    '/api/staff/application-view-counts',
    '/api/staff/applications/:id/address',
    '/api/staff/applications/:id/decision',
    '/api/staff/applications/:id/notes',
    '/api/staff/applications/:id/plan',
    '/api/staff/applications/:id/hearing',
  ],
};
