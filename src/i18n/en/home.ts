const words = {
  hero: {
    eyebrow: 'For renters in Georgia',
    title: 'An old eviction case should not close every door',
    lead: 'In Georgia you may ask a judge to limit who can see an eviction record. We prepare the court papers with you, in English or in Spanish.',
    points: [
      { strong: 'Clear prices.', text: 'From {price} for our work, with court fees listed separately.' },
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
    may: 'You may have reasons to ask',
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
  services: {
    title: 'What we do for you',
    lead: 'You decide how far we go with you. Each package covers more of this list than the one before.',
    every: 'In every package',
    from: 'From {name} on',
    free: 'Free for everyone',
    items: [
      {
        title: 'A look at your case',
        text: 'We read your answers and the public court record, and tell you if anything is missing. For advice on your chances, ask a lawyer. A judge decides.',
      },
      {
        title: 'Your court papers',
        text: 'A motion prepared from your answers, with the list of papers that support it. We check every page; you read and sign it.',
      },
      {
        title: 'Filing at the courthouse',
        text: 'We deliver your signed papers for filing, check that they arrived, and follow the court date.',
      },
      {
        title: 'After a court order',
        text: 'Letters to tenant-screening companies are free for everyone: you write and print them on our page of free letters. From Premium on, we follow up with you on the answers.',
      },
      {
        title: 'A letter to landlords',
        text: 'What happened, in your words, for you to sign and hand in with an application.',
      },
      {
        title: 'Half an hour, one on one',
        text: 'A 30-minute call about the process and what comes next. It is not legal advice.',
      },
    ],
    prices: 'View pricing packages',
    consultation: 'Free consultation about the service',
    consultationNote:
      'It answers questions about our work: steps, papers, prices. We may not give legal advice; a free lawyer may.',
  },
  freeHelp: {
    title: 'First: help that costs nothing',
    lead: 'You may do all of this yourself without paying us. These groups help for free, and their lawyers can answer questions that we are not allowed to answer.',
    limits:
      'Most of them help people with a low income, often up to 125 to 200 percent of the federal poverty level, and some make exceptions. Groups with federal money often cannot help people without certain immigration papers, but there are exceptions, for example after violence at home. Ask: asking costs nothing.',
    checked: 'Last checked {date}. Hours change; see their pages.',
    letters: 'Free letters to screening companies, and about a paid judgment',
  },
  stories: {
    title: 'How it can turn out',
    lead: 'A good result starts with knowing what to expect. Here are three ways, and one of them ends with a no.',
    unproven: 'Figure from the provider, not yet documented',
    figures: 'In numbers',
    example: 'Example',
    examples: 'We wrote these stories as examples. They are not clients, and your case may end differently.',
    outcome: 'How it ends',
    start: 'Start with your own story',
  },
  pricing: {
    title: 'Four packages, one clear price each',
    lead: 'You pay once, after you have seen every answer.',
    inParts: 'Paying in parts may be possible. A person decides with you, before you pay.',
    askInParts: 'Ask about a payment plan',
  },
  whyItMatters: {
    title: 'The case may be over. The record is not.',
    lead: 'A case that was dismissed, or settled years ago, may still come up when you apply for a home. Some reports have listed a case without saying how it ended.',
    facts: [
      {
        number: '7 years',
        text: 'is how long a tenant-screening report may generally show an eviction case.',
      },
      {
        number: 'No expiry',
        text: 'The court file never expires. It stays public unless a judge limits access.',
      },
      {
        number: '30 days',
        text: 'is what a screening company generally has to look into a mistake you report. Reporting it is free.',
      },
    ],
    sources:
      'Sources: Consumer Financial Protection Bureau; Fair Credit Reporting Act, 15 U.S.C. 1681c and 1681i; Uniform Magistrate Court Rule 6 (Georgia).',
  },
  ourCommitment: {
    title: 'What you can hold us to',
    items: [
      {
        title: 'Accessibility',
        text: 'We build every page to work on an old phone, with a keyboard, with a screen reader and in large letters, and say openly what we have not tested yet. If something does not work for you, tell us and we’ll fix it.',
      },
      {
        title: 'Privacy',
        text: 'We ask only for what your papers need. We do not sell what you tell us, and no advertiser follows you into our forms.',
      },
      {
        title: 'Empowerment',
        text: 'You read, correct and sign every page. We explain each step in plain words, so that you could take the next one without us.',
      },
      {
        title: 'Equity',
        text: 'Free help comes before our prices. English and Spanish get the same words, the same price and the same answer time.',
      },
    ],
  },
  testimonials: {
    title: 'What clients say',
    titleExamples: 'What using this service can look like',
    examples:
      'These are examples that we wrote ourselves, not clients. Once real clients allow us to print their words, those will stand here.',
    example: 'Example',
    controls: 'Turn the pages',
    previous: 'Previous',
    next: 'Next',
    position: '{n} of {count}',
  },
  about: {
    title: 'Why this service exists',
    paragraphs: [
      'Eviction cases move fast. In Georgia a tenant often has seven days to answer. The record of those days can follow a family for years, even when the case was dismissed.',
      'We know of no Georgia law that seals these records by itself. There is a court rule, a hearing and a judge. Between a tenant and that hearing stands a stack of paper in a language that nobody speaks at home.',
      '{name} was made for the stack of paper: plain words, two languages, a price you see first, and no promise that only a judge could keep. You may do it without us. If you would rather not do it alone, we are here.',
    ],
  },
  latest: {
    title: 'Good to know',
    lead: 'Plain guides to courts, records and renting again.',
    readMore: 'Read more',
    all: 'View all articles',
    learning: 'Free courses in the Learning Center',
    inSpanish: 'in Spanish',
    inEnglish: 'in English',
  },
  faq: { title: 'Questions people ask', more: 'Something else? Write to us.' },
};
export type HomeWords = typeof words;
export default words;
