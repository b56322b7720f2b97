import { matterReport } from '#domain/portal/case-writes.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { reportMatter } from '#server/portal/report-matter.ts';

export default endpoint({ POST: signedIn.reads.byMatter(matterReport, reportMatter, { mails: true }) });

export const config = { path: '/api/cases/:id/matters/:matterId/move', method: 'POST' };
