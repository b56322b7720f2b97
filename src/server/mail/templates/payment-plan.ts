import { formatDate, formatPrice } from '#i18n/format.ts';
import { button, costBlocks, greeting, packageName, shownMethod, shownReference, text } from '../blocks.ts';
import { need, type Draft, type MailFacts, type Template } from '../letter.ts';
import type { Block } from '../render.ts';
import { caseLink } from './case-news.ts';

/** Paying in parts: granted, a part that is due, late or paid, and the end. */
export const paymentPlan: Template = (draft) => {
  const { words, facts, links } = draft;
  const mail = words.paymentPlan;
  const step = need(facts.planStep, 'planStep');
  if (step === 'granted') {
    return {
      subject: mail.granted.subject,
      blocks: [
        greeting(draft),
        text(mail.granted.what, {
          package: packageName(draft),
          count: need(facts.count, 'count'),
          amount: amountOf(draft),
        }),
        text(mail.granted.how),
        ...(facts.weFile ? [text(mail.granted.filing)] : []),
        button(mail.granted.button, need(links.pay, 'pay')),
        ...costBlocks(draft),
      ],
    };
  }
  return {
    subject: mail[step].subject,
    blocks: [
      greeting(draft),
      ...bodyOf(draft, step),
      facts.caseId ? button(mail.button, caseLink(draft, 'parts')) : button(mail.button, links.dashboard),
    ],
  };
};

const amountOf = ({ facts, language }: Draft) =>
  formatPrice(need(facts.amountCents, 'amountCents'), language);

function bodyOf(draft: Draft, step: Exclude<NonNullable<MailFacts['planStep']>, 'granted'>): Block[] {
  switch (step) {
    case 'paid':
      return paid(draft);
    case 'stopped':
      return [text(draft.words.paymentPlan.stopped.what)];
    case 'decided':
      return [
        text(draft.words.paymentPlan.decided.what, {
          caseNumber: need(draft.facts.caseNumber, 'caseNumber'),
        }),
      ];
    case 'card_saved':
      return cardSaved(draft);
    default:
      return due(draft, step);
  }
}

const methodOf = (draft: Draft) => shownMethod(draft, need(draft.facts.paymentMethod, 'paymentMethod'));

function cardSaved(draft: Draft): Block[] {
  const { what, after } = draft.words.paymentPlan.card_saved;
  const caseNumber = need(draft.facts.caseNumber, 'caseNumber');
  return [text(what, { method: methodOf(draft), caseNumber }), text(after)];
}

type DueStep = 'soon' | 'today' | 'late' | 'held' | 'charge_soon' | 'question' | 'declined';

function due(draft: Draft, step: DueStep): Block[] {
  const { words, facts, language } = draft;
  return [
    text(words.paymentPlan[step].what, {
      date: formatDate(need(facts.dueOn, 'dueOn'), language),
      amount: amountOf(draft),
      caseNumber: need(facts.caseNumber, 'caseNumber'),
      method: facts.paymentMethod ? methodOf(draft) : '',
    }),
    text(words.paymentPlan[step].after),
  ];
}

function paid(draft: Draft): Block[] {
  const { words, facts, language } = draft;
  const mail = words.paymentPlan.paid;
  const rows: (readonly [string, string])[] = [
    [words.facts.amount, amountOf(draft)],
    [words.facts.date, formatDate(need(facts.paidAt, 'paidAt'), language)],
    [words.facts.order, shownReference(facts.orderReference)],
  ];
  if (facts.paymentMethod) rows.push([words.facts.method, shownMethod(draft, facts.paymentMethod)]);
  return [
    text(mail.what, { place: need(facts.place, 'place'), count: need(facts.count, 'count') }),
    { kind: 'facts', rows } as const,
    text(need(facts.partsLeft, 'partsLeft') === 0 ? mail.last : mail.more),
    text(words.receipt.keep),
  ];
}
