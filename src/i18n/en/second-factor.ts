/** The second step of a staff sign-in: the code, setting it up, and recovery codes. */
const words = {
  /** The page's title for staff, instead of the clients' one. */
  heading: 'Sign in to your work',
  code: {
    title: 'Second step',
    text: 'Open the authenticator app on your phone and type the six digits it shows for this site.',
    label: 'Code from your app',
    submit: 'Continue',
    submitting: 'Checking…',
    useRecovery: 'I do not have my phone: use a recovery code',
  },
  recovery: {
    title: 'Use a recovery code',
    text: 'Take one of the ten codes you kept when you set up the second step. Each works once.',
    label: 'Recovery code',
    hint: 'Capitals and dashes do not matter.',
    useApp: 'I have my phone: use the code from my app',
    left: 'You have {count} recovery codes left.',
    leftOne: 'You have 1 recovery code left.',
    leftNone: 'That was your last recovery code.',
    few: 'Make new ones in your account soon. If your phone is gone, ask an admin to remove the second step, then set it up on your new phone.',
    signedIn: 'You are signed in',
    goOn: 'Continue to your work',
  },
  setUp: {
    title: 'Protect your sign-in with a second step',
    text: 'You will see people’s private papers. So a password alone is not enough here: an app on your phone shows a code, a new one every 30 seconds.',
    app: {
      title: 'Get an authenticator app',
      text: 'Google Authenticator, Microsoft Authenticator, 1Password or any other that shows codes of six digits. Most phones can also do it in their own password settings.',
    },
    scan: {
      title: 'Scan this picture with the app',
      alt: 'QR code for your authenticator app. The same key is below in letters.',
      byHand: 'Cannot scan it? Type this key into the app:',
      copy: 'Copy the key',
      copied: 'Copied.',
    },
    confirm: {
      title: 'Type the code the app shows now',
      submit: 'Turn on the second step',
    },
    tooLate: {
      title: 'That took a little too long',
      text: 'For your safety the picture is good for 20 minutes. Start again with a new one, and remove the old entry from the app.',
      again: 'Show a new picture',
    },
  },
  codes: {
    title: 'Keep your recovery codes',
    text: 'If you lose your phone, each of these codes lets you in once. They are shown only now. Keep them on paper or in a password manager, not on the phone.',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'This browser did not copy. Write them down or print them.',
    print: 'Print',
    download: 'Save as a file',
    fileName: 'recovery-codes.txt',
    fileHead: 'Recovery codes for {site}. Each works once.',
    done: 'I have kept them',
  },
  own: {
    title: 'Second step of your sign-in',
    lead: 'An app on your phone shows the code we ask for after your password.',
    left: 'Recovery codes left: {count} of {all}.',
    device: {
      title: 'Move to another phone',
      text: 'Have the old phone at hand: we ask for its code once more. Other devices are logged out, and your recovery codes are replaced.',
      submit: 'Show the picture for the new phone',
      done: 'The second step is on your new phone now.',
    },
    renew: {
      title: 'New recovery codes',
      text: 'The old ones stop working.',
      submit: 'Make new codes',
      done: 'Your new recovery codes work from now on.',
    },
  },
};
export type SecondFactorWords = typeof words;
export default words;
