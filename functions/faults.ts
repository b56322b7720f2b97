import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';
import { readFaultReport, reportFault } from '#server/operations/faults.ts';

/** What a browser met: a code and a place. */
export default endpoint({ POST: anyone(readFaultReport, reportFault, { answer: done, mails: true }) });

export const config = { path: '/api/faults' };
