import * as applications from '#domain/intake/api.staff.ts';
import { addressRequest, notesRequest } from '#domain/intake/review.ts';
import { grantRequest } from '#domain/orders/parts.ts';
import { answerNearHearing } from '#server/applications/answer-near-hearing.ts';
import { correctAddress } from '#server/applications/correct-address.ts';
import { decideApplication } from '#server/applications/decide-application.ts';
import { noteApplication } from '#server/applications/note-application.ts';
import { openApplication } from '#server/applications/open-application.ts';
import { foundApplications } from '#server/applications/search-applications.ts';
import { grantPlan } from '#server/checkout/grant-plan.ts';
import { planOfApplication } from '#server/checkout/read-plan.ts';
import { reads, readsById, runsById } from '#server/entry/by-position.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { endpoints, handlerOfCall } from '#server/entry/endpoints.ts';
import { audited, withoutConflict } from '#server/entry/guards.ts';
import { routes } from '#server/entry/routes.ts';

export default routes({
  '/api/staff/applications/:id': endpoint({
    GET: handlerOfCall(
      applications.read,
      runsById(openApplication),
      withoutConflict('application'),
      audited('application_viewed', 'intake_form'),
    ),
  }),
  /** By POST, to keep names out of addresses (src/domain/workplace/lists.ts). */
  '/api/staff/applications/search': endpoint({
    POST: handlerOfCall(applications.search, reads(foundApplications)),
  }),
  '/api/staff/applications/:id/address': endpoint({
    POST: staff.reads.of('application')(addressRequest, correctAddress, { mails: true }),
  }),
  '/api/staff/applications/:id/decision': endpoint({
    POST: handlerOfCall(
      applications.decide,
      runsById(decideApplication, { sendsMail: true }),
      withoutConflict('application'),
    ),
  }),
  '/api/staff/applications/:id/notes': endpoint({
    POST: staff.of('application')(notesRequest, noteApplication),
  }),
  '/api/staff/applications/:id/plan': endpoint({
    GET: handlerOfCall(applications.plan, readsById(planOfApplication), withoutConflict('application')),
    POST: staff.of('application')(grantRequest, grantPlan, { mails: true }),
  }),
  ...endpoints([applications.answerHearing, answerNearHearing, withoutConflict('application')]).routes,
});

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
