import type { Config } from '@netlify/functions';
import { scheduled } from '#server/operations/scheduled.ts';
import { applyRetention } from '#server/retention/apply-retention.ts';

export default scheduled('apply-retention', applyRetention);

export const config: Config = { schedule: '@daily' };
