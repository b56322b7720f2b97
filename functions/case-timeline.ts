import { timelineQuery } from '#domain/portal/timeline.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { readTimeline } from '#server/portal/read-timeline.ts';

export default endpoint({ GET: signedIn.byId(timelineQuery, readTimeline) });

export const config = { path: '/api/cases/:id/timeline', method: 'GET' };
