/** Words of the page with the packages. What is in each package is in packages.ts, promised times in src/domain/promises. */
import type { PackageId } from '#domain/packages/catalogue.ts';

const words = {
  first: {
    title: 'New here? Start with the intake form',
    text: 'It takes about 10 minutes. You choose your package at the end, and you see its price and all your answers before you pay. After that we read your case, and if we can’t take it you get all our fee back. If your case is still open or looks hard, the form says so and shows where help is free.',
    start: 'Start the intake form',
    free: 'Some people don’t need a package at all. See where help is free:',
    freeLink: 'free legal help',
  },
  list: 'The four packages',
  // What people type into the search who mean a package or the refunds; not shown.
  typed: {
    packages: {
      basic:
        'what do I get for {dollars}. cheapest. how much. price. cost. how much does it cost. package basic includes',
      standard: 'what do I get for {dollars}. price. cost. package standard includes. file my papers for me',
      premium: 'what do I get for {dollars}. price. cost. package premium includes. landlord letter included',
      vip: 'what do I get for {dollars}. price. cost. package vip includes. several evictions. more than one eviction. two evictions',
    } satisfies Record<PackageId, string>,
    refunds:
      'refund. money back. get my money back. return my money. judge says no refund. cancel. refund policy',
  },
  buy: 'Buy {name}',
  account: 'To buy here, sign in first. No account yet? The intake form creates one when you pay.',
  rules: {
    title: 'Before you pay',
    courtFees: 'Court fees and letters',
    refund: 'Your money back',
    landlord: 'What the landlord sees',
    result: 'No price can buy a result',
    resultText:
      'A judge decides. We prepare papers; we cannot promise what a court, a landlord or a screening company does.',
  },
  plan: {
    title: 'Can’t pay all at once?',
    text: 'We have payment plans: you may be able to pay in two to four equal parts, with no fee and no interest. We start with the first part, and after the last {filing}. Write to us before you pay and tell us what would work for you. A person answers within {days} business day, and there is no credit check. Asking is free and won’t affect your case.',
    filing: {
      byUs: 'your papers go to the court',
      byYou: 'you take your papers to the court',
    },
    ask: 'Ask about a payment plan',
  },
  why: {
    title: 'Why choose our services',
    items: [
      {
        title: 'Refund promise',
        text: 'You get 100% of our service fee back in each case we list above.',
      },
      {
        title: 'Fast processing',
        text: 'We start within {workHours} hours of your payment, Monday to Friday, and we aim to finish the papers in {weeksFrom} to {weeksTo} weeks. Courts keep their own calendar.',
      },
      {
        title: 'People who answer',
        text: 'A question about your papers? A person answers within {supportHours} hours, Monday to Friday, in English or Spanish. For legal advice, ask a lawyer.',
      },
    ],
  },
};
export type ServicesWords = typeof words;
export default words;
