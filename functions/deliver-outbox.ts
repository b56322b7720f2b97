import type { Config } from '@netlify/functions';
import { compose } from '#server/compose.ts';
import { deliverOutbox } from '#server/mail/deliver-outbox.ts';

export default async (): Promise<void> => {
  await deliverOutbox(compose());
};

export const config: Config = { schedule: '* * * * *' };
