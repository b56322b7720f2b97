// In place of a part of a page whose script did not come.
export interface NotLoadedWords {
  readonly text: string;
  readonly reload: string;
}

const notLoaded: NotLoadedWords = {
  text: 'This part of the page did not load. Check your connection, then load the page again.',
  reload: 'Load the page again',
};

export default notLoaded;
