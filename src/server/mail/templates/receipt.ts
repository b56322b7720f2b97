import { formatDate, formatPrice } from '#i18n/format.ts';
import {
  costBlocks,
  greeting,
  heading,
  nextAfterPayment,
  packageName,
  shownMethod,
  shownReference,
  text,
} from '../blocks.ts';
import { freeHelpFirst } from '../free-help-blocks.ts';
import { need, type Template } from '../letter.ts';

/** What was paid, when and for what. */
export const receipt: Template = (draft) => {
  const { words, facts, language } = draft;
  const mail = words.receipt;
  const rows: (readonly [string, string])[] = [
    [words.facts.package, packageName(draft)],
    [words.facts.amount, formatPrice(need(facts.amountCents, 'amountCents'), language)],
    [words.facts.date, formatDate(need(facts.paidAt, 'paidAt'), language)],
    [words.facts.order, shownReference(facts.orderReference)],
  ];
  if (facts.paymentMethod) rows.push([words.facts.method, shownMethod(draft, facts.paymentMethod)]);
  if (facts.caseNumber) rows.push([words.facts.case, facts.caseNumber]);
  return {
    subject: mail.subject,
    blocks: [
      greeting(draft),
      text(mail.what),
      { kind: 'facts', rows },
      text(mail.keep),
      ...freeHelpFirst(draft),
      heading(words.next),
      facts.waitingForApplication ? text(words.caseAdded.waiting) : nextAfterPayment(draft),
      ...costBlocks(draft),
    ],
  };
};
