/** Words for the end of a sign-in on a device that others use. */
const words = {
  soon: 'You will be logged out in about {minutes} minutes, because nobody is using this page. What you typed and did not send would be lost.',
  stay: 'Stay signed in',
};
export type SharedDeviceWords = typeof words;
export default words;
