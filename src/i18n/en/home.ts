const words = {
  hero: {
    eyebrow: 'For renters in Georgia',
    title: 'An old eviction case should not close every door',
    lead: 'In Georgia you may ask a judge to limit who can see an eviction record. We prepare the court papers with you, in English or in Spanish.',
    points: [
      { strong: 'Clear prices.', text: 'From {price}; court fees are separate.' },
      { strong: 'Made for your phone.', text: 'Five steps, saved as you go.' },
      { strong: 'You stay in charge.', text: 'You read and sign everything. A judge decides.' },
    ],
    contact: 'Contact us today',
  },
  whoWeServe: {
    title: 'Who we help',
    lead: 'Renters in Georgia who have an eviction record.',
    groups: [
      { title: 'Families', text: 'who need a place near school and work.' },
      { title: 'Students', text: 'turned away over a case from years ago.' },
      { title: 'Working people', text: 'whose report speaks before they do.' },
      { title: 'First-time renters', text: 'named in a case about somebody else’s home.' },
    ],
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
    verdict: 'A judge decides, after a hearing. If your case is hard or still open, ask a free lawyer first.',
    verdictLink: 'Free legal help',
  },
  howItWorks: {
    title: 'How it works',
    steps: [
      {
        title: 'You tell us',
        text: 'Five short steps. Photos of your court papers help. You choose a package at the end.',
      },
      {
        title: 'We prepare your papers',
        text: 'We start within {workHours} hours of your payment, Monday to Friday. You check and sign every page.',
      },
      {
        title: 'A judge decides',
        text: 'The court sets a hearing. If the judge agrees, the order says what the public can no longer see.',
      },
    ],
    sample: 'Sample',
    caseToday: 'Your case today',
  },
  services: {
    title: 'What we do for you',
    items: [
      'A look at your case',
      'Papers ready to sign',
      'Filing at the court',
      'Free letters to screening companies',
      'A letter to landlords',
      'A 30-minute call',
    ],
    prices: 'View pricing packages',
    consultation: 'Free consultation',
    consultationNote: 'About our work, not about the law: only a lawyer may give legal advice.',
  },
  freeHelp: {
    title: 'First: help that costs nothing',
    lead: 'You may do all of this yourself without paying us. These groups help for free, most of them people with a low income.',
    who: 'Whom they can help',
    limits:
      'Most of them help people with a low income, often up to 125 to 200 percent of the federal poverty level, and some make exceptions. Groups with federal money often cannot help people without certain immigration papers, but there are exceptions, for example after violence at home. Ask: asking costs nothing.',
    checked: 'Last checked {date}. Hours change; see their pages.',
    letters: 'Free letters to screening companies, and about a paid judgment',
  },
  stories: {
    title: 'How it can turn out',
    lead: 'Three ways. One of them ends with a no.',
    stars: '{stars} of {most} stars',
    unproven: 'Figures from the provider, not yet documented',
    figures: 'In numbers',
    example: 'Example',
    examples: 'We wrote these examples. They are not clients.',
    outcome: 'How it ends',
    start: 'Start with your own story',
  },
  pricing: {
    title: 'Four packages, clear prices',
    inParts: 'Paying in parts may be possible:',
    askInParts: 'ask us',
    compare: 'What each package includes',
    includes: 'Included',
    details: 'Every detail of the packages',
    cases: 'Court cases one price covers',
    upTo: 'up to {count}',
    rows: [
      'Court papers, your case online, help by email',
      'Delivery to the clerk, help by phone',
      'Letter to landlords, 30-minute call, follow-up',
      'Someone to speak for you in court',
    ],
  },
  whyItMatters: {
    title: 'The case may be over. The record is not.',
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
        text: 'is what a screening company generally has to look into a mistake you report, for free.',
      },
    ],
    sources: 'Sources: CFPB; 15 U.S.C. 1681c, 1681i; Uniform Magistrate Court Rule 6.',
  },
  ourCommitment: {
    title: 'What you can hold us to',
    items: [
      {
        title: 'Accessibility',
        text: 'Made for old phones, keyboards, screen readers and large letters.',
      },
      {
        title: 'Privacy',
        text: 'We ask only what your papers need, and sell nothing you tell us.',
      },
      {
        title: 'Empowerment',
        text: 'You read and sign every page, in plain words.',
      },
      {
        title: 'Equity',
        text: 'Free help before prices. The same words in English and Spanish.',
      },
    ],
  },
  testimonials: {
    title: 'What clients say',
    titleExamples: 'What using this service can look like',
    example: 'Example',
    controls: 'Turn the pages',
    previous: 'Previous',
    next: 'Next',
    position: '{n} of {count}',
  },
  about: {
    title: 'Why this service exists',
    text: 'Between a tenant and a hearing stands a stack of paper. {name} was made for that stack: plain words, two languages, prices in plain sight, and no promise that only a judge could keep.',
    preparer: 'Your papers are prepared by {name}.',
    lawyer: 'Reviewed by {name}, a Georgia lawyer.',
  },
  latest: {
    title: 'Good to know',
    readMore: 'Read more',
    all: 'View all articles',
    learning: 'Free courses in the Learning Center',
    inSpanish: 'in Spanish',
    inEnglish: 'in English',
  },
  faq: {
    title: 'Questions people ask',
    all: 'More questions and answers',
    more: 'Something else? Write to us.',
  },
};
export type HomeWords = typeof words;
export default words;
