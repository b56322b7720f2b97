import { scheduled } from '#server/entry/scheduled.ts';
import { applyRetention } from '#server/retention/apply-retention.ts';

export default scheduled('apply-retention', applyRetention);

export const config = { schedule: '@daily' };
