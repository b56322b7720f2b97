// Separate from the routes, which every island loads: hardly any of them leads to a section.
/** By itself for islands: the bundler writes a word into the script that names it, and leaves the rest of the map out. */
export const freeHelpSection = '#free-help';

/** Sections of the home page that can be linked to, from anywhere, as `path('home', locale, sections.faq)`. */
export const sections = {
  whoWeServe: '#who-we-serve',
  howItWorks: '#how-it-works',
  services: '#services',
  freeHelp: freeHelpSection,
  successStories: '#success-stories',
  pricing: '#pricing',
  whyItMatters: '#why-it-matters',
  ourCommitment: '#our-commitment',
  testimonials: '#testimonials',
  about: '#about',
  faq: '#faq',
  eligibilityQuiz: '#eligibility-quiz',
  contact: '#contact',
} as const;
