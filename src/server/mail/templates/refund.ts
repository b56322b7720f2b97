import type { ReviewReason } from '#domain/orders/status.ts';
import { promises } from '#domain/promises/timings.ts';
import { formatPrice } from '#i18n/format.ts';
import { refundTimes } from '#i18n/refund-times.ts';
import { button, greeting, packageName, shownReference, text } from '../blocks.ts';
import { need, type Draft, type Template } from '../letter.ts';

type RefundMail = 'refundAsked' | 'refundApproved' | 'refundDeclined' | 'refundSent' | 'refundFailed';

interface RefundText {
  readonly subject: string;
  readonly what: string;
  readonly more: readonly string[];
}

/** What happens to a request for a refund, with the reason staff gave, and to a payment that waits for a person. */
function moneyLetter(of: (draft: Draft) => RefundText, withAmount: boolean): Template {
  return (draft) => {
    const { words, facts, links, language } = draft;
    const mail = of(draft);
    const values = {
      days: promises.contactReplyBusinessDays,
      ...promises.refundBusinessDays,
      refundTimes: refundTimes(language),
      ...(withAmount && { amount: amount(draft) }),
      ...(facts.settledReference !== undefined && { reference: facts.settledReference }),
    };
    return {
      subject: mail.subject,
      blocks: [
        greeting(draft),
        text(mail.what, values),
        ...(facts.decisionNote === undefined
          ? []
          : [text(words.caseChanged.note), text('{note}', { note: facts.decisionNote })]),
        {
          kind: 'facts',
          rows: [
            [words.facts.package, packageName(draft)],
            [words.facts.order, shownReference(facts.orderReference)],
          ],
        },
        ...mail.more.map((line) => text(line, values)),
        ...(facts.hasAccount || facts.reviewReason === 'other_client'
          ? [button(words.toPayments, `${links.dashboard}#payments`)]
          : []),
      ],
    };
  };
}

function amount({ facts, language }: Draft): string {
  return formatPrice(need(facts.amountCents, 'amountCents'), language);
}

const wordsOf =
  (kind: RefundMail) =>
  ({ words }: Draft): RefundText =>
    words[kind];

export const refundAsked = moneyLetter(wordsOf('refundAsked'), false);
export const refundApproved = moneyLetter(wordsOf('refundApproved'), true);
export const refundDeclined = moneyLetter(wordsOf('refundDeclined'), false);
export const refundSent = moneyLetter(wordsOf('refundSent'), true);
export const refundFailed = moneyLetter(wordsOf('refundFailed'), true);

/** A second payment, or one for a closed account, can only be returned; anything else may still be accepted. */
const onlyBack: ReadonlySet<ReviewReason> = new Set(['second_payment', 'closed']);

export const paymentInReview = moneyLetter(({ words, facts }) => {
  const { subject, what, next } = words.paymentInReview;
  const reason = need(facts.reviewReason, 'reviewReason');
  return { subject, what: what[reason], more: [onlyBack.has(reason) ? next.back : next.decided] };
}, true);

export const refundSettled = moneyLetter(({ words, facts }) => {
  const { subject, what, more } = words.refundSettled;
  return { subject, what: what[need(facts.settledMeans, 'settledMeans')], more };
}, true);
