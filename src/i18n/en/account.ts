/** Words that the pages after the form share: the question about the device, passwords, errors. */
const words = {
  errorPrefix: 'Error:',
  summaryTitle: 'Please check these answers',
  loading: 'One moment…',
  tryAgain: 'Try again',
  faultTitle: 'That didn’t work',
  noCookies:
    'Your sign-in was right, but this browser did not keep it: it blocks the cookie that keeps you signed in. Allow cookies for this site, or leave private mode, and try again. If you came here from inside another app, such as Facebook or your email, copy this address and open it in your usual browser: {address}',
  offline: 'We could not reach our server. Check your connection and try again. Nothing is lost.',
  unreadable: 'Something went wrong with our server’s answer. Please try again in a moment.',
  reference: 'Reference for our support: {reference}',
  writeToUs: 'Write to us',
  orWrite: 'If it keeps happening, write to us at',
  help: { title: 'Questions?', text: 'Write to us. We answer within {hours} hours, Monday to Friday.' },
  home: 'Return to Home',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  device: {
    label: 'Is this your own device?',
    hint: 'On a shared phone or computer we log you out after {minutes} minutes without activity, and when the browser closes.',
    own: 'Yes, it’s mine',
    public: 'No, other people use it too',
  },
  signOut: 'Log out',
  signOutFailed: 'Not logged out. Try again',
};
export type AccountWords = typeof words;
export default words;
