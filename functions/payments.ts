import { upgradeAnswer } from '#domain/cases/upgrades.ts';
import { agreeRequest, cardPageRequest } from '#domain/orders/card-consent.ts';
import { earlyDateRequest } from '#domain/orders/early-date.ts';
import { moveDayRequest, stopRequest } from '#domain/orders/parts.ts';
import * as orders from '#domain/orders/api.ts';
import * as refunds from '#domain/refunds/api.ts';
import { declineUpgrade } from '#server/cases/offer-upgrade.ts';
import { agreeToCharges, confirmCard, removeOwnCard } from '#server/checkout/agree-to-charges.ts';
import { tellEarlyDate } from '#server/checkout/early-dates.ts';
import { stopOwnPlan } from '#server/checkout/grant-plan.ts';
import { movePart } from '#server/checkout/move-part.ts';
import { payPart } from '#server/checkout/pay-part.ts';
import { payUpgrade } from '#server/checkout/pay-upgrade.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { checkedWith, rateLimited } from '#server/entry/guards.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';

/** What clients do about payments once they have a case. */
export default endpoints(
  [refunds.ask, askRefund, rateLimited('refunds')],
  [orders.confirmCard, confirmCard, checkedWith(cardPageRequest), rateLimited('cards')],
  [orders.removeCard, removeOwnCard],
  [orders.movePart, movePart, checkedWith(moveDayRequest)],
  [orders.payPart, payPart, rateLimited('parts')],
  [orders.agreeToCharges, agreeToCharges, checkedWith(agreeRequest), rateLimited('cards')],
  [orders.tellEarlyDate, tellEarlyDate, checkedWith(earlyDateRequest)],
  [orders.stopPlan, stopOwnPlan, checkedWith(stopRequest)],
  [orders.declineUpgrade, declineUpgrade, checkedWith(upgradeAnswer)],
  [orders.payUpgrade, payUpgrade, rateLimited('upgrades')],
);

export const config = {
  path: [
    '/api/refunds',
    '/api/cards/confirmation',
    '/api/cards/:id/removal',
    '/api/parts/:id/day',
    '/api/parts/:id/payment',
    '/api/plans/:id/card',
    '/api/plans/:id/court-date',
    '/api/plans/:id/stop',
    '/api/upgrades/:id/decline',
    '/api/upgrades/:id/payment',
  ],
};
