import { promises } from '#domain/promises/timings.ts';
import { formatPrice } from '#i18n/format.ts';
import { button, greeting, packageName, shownReference, text } from '../blocks.ts';
import { need, type Draft, type Template } from '../letter.ts';

type RefundMail =
  'refundAsked' | 'refundApproved' | 'refundDeclined' | 'refundSent' | 'refundFailed' | 'paymentInReview';

/** What becomes of a wish for money back, and of a payment that waits for a person. Why is read behind the sign-in. */
function moneyLetter(kind: RefundMail, withAmount: boolean): Template {
  return (draft) => {
    const { words, facts, links } = draft;
    const said = words[kind];
    const values = {
      days: promises.contactReplyBusinessDays,
      ...promises.refundBusinessDays,
      ...(withAmount && { amount: amount(draft) }),
    };
    return {
      subject: said.subject,
      blocks: [
        greeting(draft),
        text(said.what, values),
        {
          kind: 'facts',
          rows: [
            [words.facts.package, packageName(draft)],
            [words.facts.order, shownReference(facts.orderReference)],
          ],
        },
        ...said.more.map((line) => text(line, values)),
        ...(facts.hasAccount ? [button(words.toPayments, links.dashboard)] : []),
      ],
    };
  };
}

function amount({ facts, language }: Draft): string {
  return formatPrice(need(facts.amountCents, 'amountCents'), language);
}

export const refundAsked = moneyLetter('refundAsked', false);
export const refundApproved = moneyLetter('refundApproved', true);
export const refundDeclined = moneyLetter('refundDeclined', false);
export const refundSent = moneyLetter('refundSent', true);
export const refundFailed = moneyLetter('refundFailed', true);
export const paymentInReview = moneyLetter('paymentInReview', true);
