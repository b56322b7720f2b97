/** What the home page says of its own controls and marks. Its sections are content/home/sections.yml. */
const words = {
  howItWorks: {
    sample: 'Sample',
    caseToday: 'Your case today',
  },
  freeHelp: {
    checked: 'Last checked {date}. Hours change; see their pages.',
  },
  stories: {
    stars: '{stars} of {most} stars',
    unproven: 'Figures from the provider, not yet documented',
    figures: 'In numbers',
    example: 'Example',
    outcome: 'How it ends',
  },
  pricing: {
    compare: 'What each package includes',
    includes: 'Included',
    cases: 'Court cases covered',
    upTo: 'up to {count}',
  },
  testimonials: {
    example: 'Example',
    controls: 'Turn the pages',
    previous: 'Previous',
    next: 'Next',
    position: '{n} of {count}',
  },
  about: {
    preparer: 'Your papers are prepared by {name}.',
    lawyer: 'Reviewed by {name}, a Georgia lawyer.',
  },
  latest: {
    readMore: 'Read more',
    inSpanish: 'in Spanish',
    inEnglish: 'in English',
  },
};
export type HomeWords = typeof words;
export default words;
