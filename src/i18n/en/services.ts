/** Words of the page with the packages. What is in each package is in packages.ts, promised times in src/domain/promises. */
const words = {
  first: {
    title: 'New here? Start with the intake form',
    text: 'It takes about 10 minutes. You choose your package at the end, and you see its price and all your answers before you pay. We read your case after that, and give the full fee back if we decline it. If your case is still open or looks hard, the form says so and shows where help is free.',
    start: 'Start the intake form',
    free: 'Some people need no package at all. See where help is free:',
    freeLink: 'free legal help',
  },
  list: 'The four packages',
  buy: 'Buy {name}',
  account: 'To buy here, sign in first. No account yet? The intake form creates one when you pay.',
  rules: {
    title: 'Before you pay',
    courtFees: 'Court fees and letters',
    refund: 'Your money back',
    landlord: 'What the landlord sees',
    result: 'No price buys a result',
    resultText:
      'A judge decides. We prepare papers; we cannot promise what a court, a landlord or a screening company does.',
  },
  plan: {
    title: 'Is it too much at once?',
    text: 'Payment plans: you may be able to pay in two to four equal parts, with no fee and no interest. We start with the first part; papers go to the court after the last. Write to us before you pay and tell us what would work for you. A person answers within {days} business day; no machine decides about your credit. Asking costs nothing and changes nothing about how we treat you.',
    ask: 'Ask about a payment plan',
  },
  why: {
    title: 'Why choose our services',
    items: [
      {
        title: 'Refund promise',
        text: '100% of our service fee back in every case named above. {refundTimes}',
      },
      {
        title: 'Fast processing',
        text: 'We start within {workHours} hours of your payment, Monday to Friday, and we aim to finish the papers in {weeksFrom} to {weeksTo} weeks. Courts keep their own calendar.',
      },
      {
        title: 'People who answer',
        text: 'People answer your questions about the papers and the process within {supportHours} hours, Monday to Friday, in English or Spanish. For legal advice, ask a lawyer.',
      },
    ],
  },
};
export type ServicesWords = typeof words;
export default words;
