import { formatDate, formatPrice } from '#i18n/format.ts';
import { button, greeting, packageName, shownMethod, shownReference, text } from '../blocks.ts';
import { need, type Draft, type Template } from '../letter.ts';
import { caseLink } from './case-news.ts';

/** Another package: offered, taken back, or paid for. What it is and costs is read after signing in. */
export const packageUpgrade: Template = (draft) => {
  const mail = draft.words.packageUpgrade;
  const step = need(draft.facts.step, 'step');
  const facts = { caseNumber: need(draft.facts.caseNumber, 'caseNumber') };
  return {
    subject: mail[step].subject,
    blocks: [
      greeting(draft),
      ...(step === 'paid'
        ? paid(draft, facts)
        : [text(mail[step].what, facts), ...(step === 'offered' ? [text(mail.offered.free)] : [])]),
      button(mail.button, caseLink(draft, 'offer')),
    ],
  };
};

function paid(draft: Draft, named: { readonly caseNumber: string }) {
  const { words, facts, language } = draft;
  const rows: (readonly [string, string])[] = [
    [words.facts.amount, formatPrice(need(facts.amountCents, 'amountCents'), language)],
    [words.facts.date, formatDate(need(facts.paidAt, 'paidAt'), language)],
    [words.facts.order, shownReference(facts.orderReference)],
  ];
  if (facts.paymentMethod) rows.push([words.facts.method, shownMethod(draft, facts.paymentMethod)]);
  return [
    text(words.packageUpgrade.paid.what, { ...named, package: packageName(draft) }),
    { kind: 'facts', rows } as const,
    text(words.receipt.keep),
  ];
}
