/** Mails about an account: its password, its address, who else may look, and what is deleted. */
const words = {
  registration: {
    subject: 'Set your password',
    what: 'Here is the link to set your password and finish your account.',
    ignore: 'If you did not ask for it, you can ignore this email.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    what: 'Someone asked for a new password for this address. If it was you, choose one here:',
    button: 'Choose a new password',
    ignore: 'If it wasn’t you, you can ignore this email. Your password stays the same.',
  },
  signInLink: {
    subject: 'Your link to sign in',
    what: 'Someone asked for a link to sign in with this address. If it was you, open it on your own phone or computer:',
    button: 'Sign in',
    valid:
      'The link works once and expires after {minutes} minutes. Nobody from our team will ever ask you for it.',
    ignore: 'If it wasn’t you, you can ignore this email. Nobody can sign in this way without the link.',
  },
  supporterLink: {
    subject: 'Your link',
    what: '{name} would like you to be able to see how things are going. Use this link to open the page:',
    whatPlain:
      'Someone you know would like you to be able to see how things are going. Use this link to open the page:',
    button: 'Open the page',
    valid:
      'The link works once and expires after {minutes} minutes. You can ask for a new one on the page whenever you need it.',
    ignore:
      'If you did not expect this, call that person and ask. If you ignore this email, nothing happens.',
  },
  supporterAdded: {
    subject: 'Someone can now see how things are going',
    what: 'Someone was just given permission, from your account, to see how things are going. You can see who it is and remove the permission at any time.',
    notYou: 'If you did not allow this, remove the permission there, choose a new password and write to us.',
    button: 'See who it is',
  },
  supporterEnded: {
    subject: 'Your link no longer works',
    what: 'You could see how things are going for {name}. The account changed, so your link no longer works. You did nothing wrong.',
    whatPlain:
      'You could see how things are going for someone you know. The account changed, so your link no longer works. You did nothing wrong.',
    next: 'If they still want your help, they can add you again. You’ll get a new link by email.',
  },
  referralLink: {
    subject: 'Someone asks for your help',
    reminderSubject: 'Someone is still waiting for your answer',
    what: '{name} asks for your help and has handed you some answers. To read them you need the link below and a code of six digits.',
    reminder:
      '{name} asked for your help a few days ago and is still waiting for your answer. This link replaces the first one; the code is the same.',
    call: 'Please call {name} at {phone} and ask for the code. Only the person can tell it to you.',
    noCall: 'Please do not call. {name} will call you and tell you the code.',
    somebody: 'Somebody',
    button: 'Open the answers',
    valid:
      'The link works once, and until {date} at the latest. On the page you can tell the person whether you can help.',
    ignore: 'If you did not expect this, ignore this email. Nobody can read anything without the code.',
  },
  referralNews: {
    subject: {
      sent: 'Your answers were sent',
      took: 'You have an answer: yes',
      cannot: 'You have an answer',
      unanswered: 'There was no answer',
    },
    what: {
      sent: 'You just sent your answers to {organization} from your account. The code they will ask you for is in your account. You can take the answers back there at any time.',
      took: '{organization} says that they are taking this on. They will talk to you about what comes next. You can still take your answers back in your account.',
      cannot:
        '{organization} says that they cannot help this time. They can no longer see your answers. That says nothing about you: they often have more people than time. Please call another place; your account shows who else helps for free.',
      unanswered:
        '{organization} did not answer within 14 days, so the link has ended and your answers can no longer be opened. Please call them, or another place; your account shows who else helps for free.',
    },
    call: 'The number of {organization} is {phone}.',
    notYou: 'If it wasn’t you, take the answers back there, choose a new password and write to us.',
    button: 'Open my account',
  },
  calendarAddressMade: {
    subject: 'A new address for your calendar',
    what: 'A new address for calendars was just made in your account. Any calendar that has it can show your dates. An older address no longer works.',
    notYou: 'If you did not make it, turn it off there, choose a new password and write to us.',
    button: 'See my dates',
  },
  accountsJoined: {
    subject: 'Your two accounts are now one',
    what: 'You had two accounts with us. Everything is now in this one: sign in with this email address.',
    helpers:
      'People who could see how things are going through the other account can no longer see it. If you still want their help, add them again.',
    calendar: 'The calendar address of the other account no longer works. You can make a new one.',
    notYou: 'If something is missing, or the other account was not yours, write to us.',
    button: 'Open my account',
  },
  secondFactorChanged: {
    subject: 'Your second sign-in step changed',
    what: {
      set_up: 'The second step of your sign-in was set up just now, with an authenticator app.',
      replaced:
        'The second step of your sign-in was moved to another device just now. Codes from the old device and the old recovery codes no longer work.',
      new_codes: 'New recovery codes were made for your account just now. The old ones no longer work.',
      code_used: 'One of your recovery codes was used to sign in just now. It will not work again.',
      passkey_added:
        'A passkey was added to your account just now. Whoever has that device and can unlock it can show your second step.',
      passkey_removed: 'A passkey was removed from your account just now. It no longer works.',
      removed: 'An admin removed the second step of your sign-in, and every device was logged out.',
    },
    notYou: 'If it wasn’t you, tell another admin right away and choose a new password.',
    next: 'You’ll set up a new one the next time you sign in. If nobody told you about this, ask an admin.',
    button: 'Go to the sign-in page',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    what: 'The password of your account was changed just now, and every device was logged out.',
    notYou: 'If it wasn’t you, choose a new password right away and write to us.',
    button: 'Choose a new password',
  },
  emailConfirm: {
    subject: 'Confirm your new address',
    what: 'Someone asked to use this address for an account with us. If it was you, confirm it here. You may need to sign in first.',
    button: 'Confirm this address',
    valid:
      'The link works once and expires after {hours} hours. Until you confirm, your account keeps its old address.',
    ignore: 'If it wasn’t you, you can ignore this email. Nothing will change, and we won’t write again.',
  },
  emailInUse: {
    subject: 'About your address',
    what: 'Someone who is signed in with us asked to use this address. It already belongs to an account, so nothing has changed.',
    own: 'If it was you, sign in with this address. Forgot the password? You can get a new link on the sign-in page.',
    ignore: 'If it wasn’t you, you don’t need to do anything.',
    button: 'Sign in',
  },
  emailChanged: {
    subject: 'The address of your account was changed',
    what: 'Your account now has a different email address. We’ll send our emails there from now on. You can no longer sign in with this address.',
    notYou:
      'If it wasn’t you, undo the change within {days} days. We’ll log out every device and send you a link to choose a new password.',
    button: 'Undo the change',
    late: 'If it wasn’t you, write to us right away and we’ll help.',
  },
  emailChangeAsked: {
    subject: 'A question about your email address',
    what: 'Somebody asked us by phone to change the email address of your account to {email}. We called back the number we have on file. We won’t make the change before {time}.',
    you: 'If you asked for it, you don’t need to do anything here. Open the email we sent to the new address and confirm it.',
    notYou:
      'If it wasn’t you, stop the change. You have at least {hours} hours. Your address stays the same, and we’ll look into it.',
    button: 'Stop the change',
    call: 'You can also reply to this email, or call us at {phone}.',
    reply: 'You can also reply to this email.',
  },
  emailChangeConfirm: {
    subject: 'Is this your email address?',
    what: 'Somebody asked us by phone to use this email address for their account. Please confirm that it is yours.',
    button: 'Yes, this is my address',
    valid: 'The link works for {hours} hours.',
    after:
      'The account switches to this address within about an hour after {time}. From then on, sign in with it. If you’ve forgotten the password, choose “Forgot your password?” on the sign-in page.',
    ignore: 'If you didn’t ask for it, ignore this email. Nothing changes unless you confirm.',
  },
  emailRestored: {
    subject: 'Your old address is back',
    what: 'Your account has this address again. Every device was logged out, and the old password no longer works.',
    button: 'Choose a new password',
  },
  accountClosed: {
    subject: 'Your account is closed',
    what: 'You closed your account. No one can sign in to it anymore.',
    kept: 'We keep applications, papers and payments as long as tax and business laws require. You can ask us what we keep about you.',
    notYou: 'If it wasn’t you, or if you want to come back, write to us.',
  },
  dataRequestReceived: {
    subject: 'We received your request',
    what: 'You asked us to delete what we keep about you. Your request number is {reference}.',
    due: 'Someone on our team will do it and let you know by {date}, within {days} days.',
    kept: 'We keep payment records, and the agreement you signed for them, for as long as the law may require them. We delete everything else.',
    notYou:
      'If it wasn’t you, or if you change your mind, write to us before then. You can also cancel the request in your account.',
  },
  dataDeleted: {
    subject: 'Your information is deleted',
    what: 'We have done what you asked in your request {reference}. Your account, answers, messages and papers are deleted. Your files will be deleted within a day.',
    kept: 'We keep your payments and the agreement you signed for them, because the law may require them. We keep nothing else about you.',
    last: 'This is our last email to you. Backup copies of our database expire on their own. Thank you for trusting us.',
  },
  dataRequestDeclined: {
    subject: 'About your request',
    what: 'You asked us to delete what we keep about you (request {reference}). We can’t do that right now.',
    reasons: {
      open_matter:
        'The reason: you have an open case, payment or refund, and we need your papers for it. Ask us again when it is closed.',
      not_verified:
        'The reason: we could not be sure that the request came from you. Write to us from the email address you gave us.',
      must_keep: 'The reason: the law requires us to keep these records for now.',
      nothing_found:
        'The reason: we found nothing for this email address. If you used another one, tell us which.',
    },
    again: 'You can reply to this email, and someone will look at it again. Asking won’t affect your case.',
  },
};
export type MailAboutAccountWords = typeof words;
export default words;
