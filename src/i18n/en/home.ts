const words = {
  hero: {
    eyebrow: 'For renters in Georgia',
    title: 'An old eviction case should not close every door',
    lead: 'In Georgia you may ask a judge to limit who can see an eviction record. We prepare the court papers with you, in English or in Spanish.',
    points: [
      { strong: 'Clear prices.', text: 'From {price} for our work, with court fees named apart.' },
      { strong: 'Made for your phone.', text: 'Five short steps. Your answers are saved as you go.' },
      { strong: 'You stay in charge.', text: 'You read and sign every page. A judge decides.' },
    ],
    contact: 'Contact us today',
  },
  whoWeServe: {
    title: 'Who we help',
    lead: 'People in Georgia whose eviction record comes up when they apply for a home. Many cases never ended in an eviction at all, and they still show.',
    groups: [
      { title: 'Families', text: 'who need a place near school and work.' },
      { title: 'Students', text: 'turned away over a case from years ago.' },
      { title: 'Working people', text: 'whose screening report speaks before they do.' },
      { title: 'First-time renters', text: 'named in a case about a home that was not theirs.' },
    ],
    may: 'You may have a case to bring',
    stronger: {
      title: 'A request is often stronger when',
      items: [
        'the case was dismissed, or the judge decided for you',
        'the record is about someone else, or was filed by mistake or twice',
        'you never received the court papers and the judgment was set aside',
        'you settled and paid, and the landlord agrees in writing',
      ],
    },
    harder: {
      title: 'It is harder when',
      items: [
        'the judge decided for the landlord after a hearing',
        'a judgment is not paid yet, or the case is still open',
        'there are several cases, or the case is recent',
      ],
    },
    verdict:
      'No list decides this, and neither do we. A judge weighs each request after a hearing. If your case is hard or still open, talk to a free lawyer first.',
    verdictLink: 'Free legal help',
  },
  howItWorks: {
    title: 'How it works',
    lead: 'Three steps. You always know what happened, what comes next and whose turn it is.',
    steps: [
      {
        title: 'You tell us',
        text: 'Fill in the form in five short steps. Add photos of your court papers if you have them. You choose a package at the end.',
      },
      {
        title: 'We prepare your papers',
        text: 'We start within {workHours} hours of your payment, Monday to Friday, and prepare the motion (the written request to the judge) from your answers. You check every page and sign.',
      },
      {
        title: 'A judge decides',
        text: 'You file the papers, or we take them to the clerk. The court sets a hearing. If the judge agrees, the order says what the public can no longer see.',
      },
    ],
  },
  freeHelp: {
    title: 'First: help that costs nothing',
    lead: 'You may do all of this yourself without paying us. These groups help for free, and lawyers may answer questions that we are not allowed to answer.',
    checked: 'Last checked {date}. Hours change; see their pages.',
  },
  pricing: {
    title: 'Four packages, one clear price each',
    lead: 'You pay once, after you have seen every answer.',
    inParts: 'Paying in parts may be possible. Write to us before you pay.',
  },
  faq: { title: 'Questions people ask', more: 'Something else? Write to us.' },
  contact: {
    title: 'Talk to us',
    lead: 'Write in English or Spanish. We answer within {days} business day.',
    georgia: 'At this time we work with court cases in Georgia only.',
    courthouse: 'We are a private company, not a court.',
    courtDate:
      'Did you just get court papers, or is your court date near? You often have only 7 days to answer. Do not wait for us: call free legal aid today.',
    write: 'Write an email',
  },
};
export type HomeWords = typeof words;
export default words;
