const words = {
  submit: 'Sign in',
  submitting: 'Signing in…',
  forgotLink: 'Forgot your password?',
  noAccount: 'No account yet? We create one when you pay, and email you a link to set your password.',
  startForm: 'Start the application',
  signedIn: {
    title: 'You are signed in',
    text: 'This browser is signed in as {email}.',
    open: 'Go to your case',
    work: 'Go to your work',
    goOn: 'Continue',
    notYou: 'Not you? Log out first.',
  },
  wrong: 'The email or password is incorrect. Please check both.',
  newAccount: {
    ask: 'No account yet?',
    link: 'Create one, then come back to your package',
    title: 'Create your account',
    text: 'Enter your email. We’ll send you a link to set a password and come back to your package, on any device. If you already have an account, the link lets you set a new password.',
    sent: 'A link is on its way. It works once and for {hours} hours. Check your spam folder too.',
  },
  forgot: {
    title: 'Get a new password',
    text: 'Enter the email you used with us. If it has an account, we’ll send a link to choose a new password.',
    submit: 'Send the link',
    submitting: 'Sending…',
    sentTitle: 'Check your inbox',
    sent: 'If this address has an account, a link is on its way. It works once and for {hours} hours. Check your spam folder too.',
    again: 'Send it again',
    back: 'Back to sign in',
  },
};
export type LoginWords = typeof words;
export default words;
