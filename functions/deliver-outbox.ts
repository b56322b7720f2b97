import type { Config } from '@netlify/functions';
import { deliverOutbox } from '#server/mail/deliver-outbox.ts';
import { scheduled } from '#server/operations/scheduled.ts';

export default scheduled('deliver-outbox', deliverOutbox);

export const config: Config = { schedule: '* * * * *' };
