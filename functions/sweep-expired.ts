import type { Config } from '@netlify/functions';
import { scheduled } from '#server/operations/scheduled.ts';
import { sweepExpired } from '#server/uploads/sweep.ts';

export default scheduled('sweep-expired', sweepExpired);

export const config: Config = { schedule: '@hourly' };
