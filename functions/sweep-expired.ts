import type { Config } from '@netlify/functions';
import { compose } from '#server/compose.ts';
import { sweepExpired } from '#server/uploads/sweep.ts';

export default async (): Promise<void> => {
  await sweepExpired(compose());
};

export const config: Config = { schedule: '@hourly' };
