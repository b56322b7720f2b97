import * as operations from '#domain/operations/api.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { reportFault } from '#server/operations/faults.ts';

export default endpoints([operations.report, reportFault]);

export const config = { path: '/api/faults' };
