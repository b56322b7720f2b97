import { scheduled } from '#server/entry/scheduled.ts';
import { sweepExpired } from '#server/uploads/sweep.ts';

export default scheduled('sweep-expired', sweepExpired);

export const config = { schedule: '@hourly' };
