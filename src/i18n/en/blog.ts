/** Words around posts: lists, the frame of a post, feeds. */
const words = {
  all: 'All articles',
  topics: 'Topics',
  tagTitle: 'Articles about: {tag}',
  tagDescription:
    'Articles about “{tag}” for renters in Georgia with an eviction record, in plain words and with their sources.',
  pageTitle: '{title}, page {number}',
  pageDescription: '{description} Page {number}.',
  minutes: { one: '{count} minute to read', other: '{count} minutes to read' },
  otherLanguage: 'In Spanish',
  none: 'There are no articles here yet.',
  paging: { label: 'Pages', newer: 'Newer articles', older: 'Older articles', page: 'Page {number}' },
  search: { label: 'Search articles and answers', button: 'Search' },
  feed: 'New articles by feed (RSS)',
  post: {
    published: 'Published {date}',
    updated: 'updated {date}',
    contents: 'On this page',
    notice: 'This is general information, not legal advice. Every case is different, and a judge decides.',
    reviewed: 'Facts and sources last checked on {date}.',
    sources: 'Sources',
    checked: 'checked on {date}',
    nextTitle: 'Where to go from here',
    free: {
      title: 'Free help comes first',
      text: 'Free legal aid lawyers can answer questions about your case that we are not allowed to answer.',
      link: 'See who helps for free',
    },
    start: {
      title: 'Ready to ask a judge?',
      text: 'We prepare the papers from your answers. Five short steps, and you pay nothing until you’ve checked them all.',
      link: 'Fill in the form',
    },
    related: 'Read next',
  },
  freeHelp: { checked: 'Numbers last checked on {date}.' },
};
export type BlogWords = typeof words;
export default words;
