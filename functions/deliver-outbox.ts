import { deliverOutbox } from '#server/mail/deliver-outbox.ts';
import { scheduled } from '#server/entry/scheduled.ts';

export default scheduled('deliver-outbox', deliverOutbox);

export const config = { schedule: '*/5 * * * *' };
