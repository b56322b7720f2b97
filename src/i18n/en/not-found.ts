const words = {
  heading: 'This page is not here',
  code: '404 Page Not Found',
  text: 'There may be a typing mistake in the address, or the page has moved. Nothing that you sent us is lost.',
  wanted: 'Were you looking for one of these?',
  start: 'Start or continue the intake form',
  login: 'See my case',
  pricing: 'Packages and prices',
  freeHelp: 'Free legal help',
  contact: 'Write to us',
  search: 'Search this site',
  home: 'Go to the home page',
};
export type NotFoundWords = typeof words;
export default words;
