/** Words of the search page. */
const words = {
  label: 'What are you looking for?',
  hint: 'One or two words are enough, like “deposit” or “court date”.',
  button: 'Search',
  searching: 'Searching…',
  results: 'Results',
  found: { one: '{count} result for “{words}”', other: '{count} results for “{words}”' },
  more: 'Show more',
  none: {
    title: 'Nothing found for “{words}”',
    text: 'Try another word, or fewer words. If you need an answer about your own case, ask a free legal aid lawyer.',
    freeHelp: 'Free legal help',
    contact: 'Write to us',
  },
  failed: 'The search did not load. Check your connection and try again, or choose from the list below.',
  all: 'All articles',
  newest: 'The newest articles',
};
export type SearchWords = typeof words;
export default words;
