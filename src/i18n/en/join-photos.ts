/** One PDF in place of several photos. */
const words = {
  join: 'Make one PDF of these {count} photos',
  joining: 'Making the PDF…',
  /** The name of the file. */
  joined: 'photos',
  failed: 'One of the photos could not be read. Remove it, or send them one by one.',
};
export type JoinPhotosWords = typeof words;
export default words;
