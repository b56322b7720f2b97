import { earlyDateAnswer } from '#domain/orders/early-date.ts';
import { decideEarlyDate } from '#server/checkout/early-dates.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('court_date')(earlyDateAnswer, decideEarlyDate, { mails: true }) });

export const config = { path: '/api/staff/court-dates/:id/decision', method: 'POST' };
