const words = {
  lead: {
    invitation: 'Choose a password for {email}. You can then see your case at any time.',
    work: 'Choose a password for {email}. You’ll use it to sign in to your work, with a second step on your phone.',
    registration: 'Choose a password for {email} to finish your registration.',
    reset: 'Choose a new password for {email}. Other devices are logged out when you save it.',
  },
  passwordHint: 'At least {min} characters. A few words you can remember work well. You can paste one.',
  birthDate: {
    label: 'Your date of birth',
    hint: 'As in your application. We ask because emails can reach the wrong person, and your case is private.',
    day: 'Day',
    month: 'Month',
    year: 'Year',
  },
  submit: 'Save password and sign in',
  submitting: 'Saving…',
  done: 'Your password is saved. We are opening your case.',
  doneWork: 'Your password is saved. Next comes the second step.',
  gone: {
    title: 'This link no longer works',
    text: 'Each link works once, for {hours} hours. If you have already set your password, just sign in. If not, ask for a new link.',
    ask: 'Ask for a new link',
    signIn: 'Sign in',
  },
  locked: {
    title: 'This link is locked for your safety',
    text: 'The date of birth did not match several times. Write to us from the email address of your application, and a person will help you. Your case continues in the meantime.',
  },
  missing: {
    title: 'Please open the link from your email',
    text: 'This page needs the link we emailed you. To keep it safe, we remove it from the address bar right away. If you reload the page, open the link from the email again.',
  },
};
export type SetPasswordWords = typeof words;
export default words;
