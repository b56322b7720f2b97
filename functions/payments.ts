import { upgradeAnswer } from '#domain/cases/upgrades.ts';
import { agreeRequest, cardPageRequest } from '#domain/orders/card-consent.ts';
import { earlyDateRequest } from '#domain/orders/early-date.ts';
import { moveDayRequest, stopRequest } from '#domain/orders/parts.ts';
import { askRefundRequest } from '#domain/refunds/requests.ts';
import { declineUpgrade } from '#server/cases/offer-upgrade.ts';
import { agreeToCharges, confirmCard, removeOwnCard } from '#server/checkout/agree-to-charges.ts';
import { tellEarlyDate } from '#server/checkout/early-dates.ts';
import { stopOwnPlan } from '#server/checkout/grant-plan.ts';
import { movePart } from '#server/checkout/move-part.ts';
import { payPart } from '#server/checkout/pay-part.ts';
import { payUpgrade } from '#server/checkout/pay-upgrade.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';

/** What clients do about payments once they have a case. */
export default routes({
  '/api/refunds': endpoint({
    POST: signedIn.counting('refunds')(askRefundRequest, askRefund, { mails: true }),
  }),
  /** Back from the page that keeps a card. */
  '/api/cards/confirmation': endpoint({
    POST: signedIn.counting('cards')(cardPageRequest, confirmCard, { mails: true }),
  }),
  '/api/cards/:id/removal': endpoint({ POST: signedIn.byId(removeOwnCard) }),
  '/api/parts/:id/day': endpoint({ POST: signedIn.byId(moveDayRequest, movePart) }),
  /** The payment page of a part of a plan. */
  '/api/parts/:id/payment': endpoint({ POST: signedIn.counting('parts').byId(payPart, { mails: true }) }),
  /** Agreeing to be charged on the days of a plan; the answer is the page that keeps the card. */
  '/api/plans/:id/card': endpoint({ POST: signedIn.counting('cards').byId(agreeRequest, agreeToCharges) }),
  '/api/plans/:id/court-date': endpoint({ POST: signedIn.byId(earlyDateRequest, tellEarlyDate) }),
  '/api/plans/:id/stop': endpoint({ POST: signedIn.byId(stopRequest, stopOwnPlan, { mails: true }) }),
  '/api/upgrades/:id/decline': endpoint({
    POST: signedIn.byId(upgradeAnswer, declineUpgrade, { mails: true }),
  }),
  /** The payment page of an offer of a larger package. */
  '/api/upgrades/:id/payment': endpoint({
    POST: signedIn.counting('upgrades').byId(payUpgrade, { mails: true }),
  }),
});

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
