/** One page with the answers of an application, for free legal help. */
const words = {
  title: 'Answers for free legal help',
  lead: '{name} filled in our form on {date} and took this page along, to save telling everything again. We are not lawyers. Please call {name} back.',
  about: 'What {name} told us',
  closing:
    'Nobody checked these answers. We sent this page to nobody: the person who shows it to you printed it.',
  foot: '{title} {reference} · page {page} of {pages}',
};
export type HelpPageWords = typeof words;
export default words;
