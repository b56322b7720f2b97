import { timelineQuery } from '#domain/portal/timeline.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { ownTimeline } from '#server/portal/read-timeline.ts';

export default endpoint({ GET: signedIn.reads.byId(timelineQuery, ownTimeline) });

export const config = { path: '/api/cases/:id/timeline', method: 'GET' };
