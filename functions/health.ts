import * as operations from '#domain/operations/api.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { tellHealth } from '#server/operations/check-health.ts';

export default endpoints([operations.health, tellHealth]);

export const config = { path: '/api/health' };
