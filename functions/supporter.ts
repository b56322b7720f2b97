import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { leaveAsSupporter } from '#server/supporters/open-as-supporter.ts';
import { readAsSupporter } from '#server/supporters/read-as-supporter.ts';

/** What is seen rests on a cookie of the supporter's own, beside any sign-in. */
export default endpoint({ GET: anyone(readAsSupporter), DELETE: anyone(leaveAsSupporter) });

export const config = { path: '/api/supporter' };
