import type { ActivityKind } from '#domain/access/activity.ts';
import type { AskedWay, WayAnswer } from '#domain/cases/safe-ways.ts';
import type { DeviceFamily } from '#domain/access/device.ts';
import type { ChosenKind, NoticeDelivery } from '#domain/notices/kinds.ts';

/** The account page. */
const words = {
  heading: 'Your account',
  lead: 'Your address, your password, and where you are signed in.',
  toSignIn: 'Taking you to the sign-in page…',
  back: 'Back to your case',
  backToWork: 'Back to your work',
  show: 'Change',
  more: 'What this means',
  currentPassword: 'Your current password',
  saving: 'Saving…',
  you: {
    title: 'You',
    name: 'Name',
    noName: 'Not given',
    email: 'Email',
    nameHint: 'Is your name misspelled? Write to us, because it is also on your papers.',
  },
  pending: {
    text: 'We sent a link to {email}. Open it there to finish the change. Until then nothing changes.',
    cancel: 'Keep my current address',
    cancelled: 'Your address stays the same.',
  },
  language: {
    title: 'Language of our emails',
    label: 'Which language should we use when we write to you?',
    options: { en: 'English', es: 'Español' },
    submit: 'Save',
    done: 'Saved. Our next email will be in this language.',
  },
  notices: {
    title: 'How you hear from us',
    lead: 'When it is your turn, and when there is a court date, we always send an email. You choose the rest. In your account you find everything.',
    kinds: {
      message: 'When we write you a message',
      update: 'When we add news to your case',
      progress: 'When your case moves on by itself',
    } satisfies Record<ChosenKind, string>,
    deliveries: {
      at_once: 'Email right away',
      daily: 'One email a day',
      portal: 'No email',
    } satisfies Record<NoticeDelivery, string>,
    submit: 'Save',
    done: 'Saved.',
  },
  ways: {
    title: 'Safe ways to reach you',
    lead: 'Does somebody else hear your phone or open your letters? Tell us what is safe. We keep to it, and what we say stays neutral. Emails go to the address you sign in with.',
    phone: 'Phone number',
    phoneHint: 'Leave it empty and we use the one of your application.',
    questions: {
      call: 'May we call you?',
      voicemail: 'May we leave a voicemail?',
      letter: 'May we send you a letter?',
    } satisfies Record<AskedWay, string>,
    answers: { yes: 'Yes, that is safe', no: 'No' } satisfies Record<WayAnswer, string>,
    note: 'What should we know?',
    noteHint: 'For example: only after 5 p.m., or who else may pick up.',
    submit: 'Save',
    done: 'Saved. We keep to it.',
  },
  activity: {
    title: 'What happened in your account',
    lead: 'Of the last 90 days. Something that was not you? Change your password, and sign out everywhere.',
    open: 'Show the list',
    signedIn: 'Signed in on: {device}',
    kinds: {
      signed_in: 'Signed in',
      password_changed: 'Password changed',
      email_changed: 'Email changed',
      ticket_opened: 'Question asked',
      goal_added: 'Goal added',
      supporter_added: 'You let {name} look at your case',
      supporter_looked: '{name} looked at your case',
      supporter_ended: '{name} no longer sees your case',
    } satisfies Record<ActivityKind, string>,
  },
  sessions: {
    title: 'Where you are signed in',
    lead: 'If you don’t recognize one of these, log it out and change your password.',
    devices: {
      iphone: 'iPhone',
      ipad: 'iPad',
      android: 'Android phone or tablet',
      windows: 'Windows computer',
      mac: 'Mac',
      chromebook: 'Chromebook',
      linux: 'Linux computer',
      other: 'Another device',
    } satisfies Record<DeviceFamily, string>,
    current: 'This device',
    shared: 'Shared device',
    lastSeen: 'Last used {date}',
    end: 'Log out',
    endNamed: 'Log out: {device}, last used {date}',
    ended: 'That device is logged out.',
    endOthers: 'Log out everywhere else',
    othersEnded: 'Every other device is logged out.',
  },
  password: {
    title: 'Password',
    lead: 'When you save a new password, we log out every other device and email you.',
    label: 'New password',
    hint: 'At least {min} characters. A few words you can remember work well. You can paste one.',
    submit: 'Save the new password',
    done: 'Your new password is saved. Every other device is logged out.',
  },
  email: {
    title: 'Email address',
    lead: 'We’ll send a link to the new address. Once you open it, you sign in with the new address. We’ll also email your old address, where you can undo the change for {days} days.',
    label: 'New email address',
    submit: 'Send the link',
    done: 'If this address can be used, a link is on its way to it. It works once, for {hours} hours.',
    staff: 'Only an admin can change a staff address.',
  },
  close: {
    title: 'Close my account',
    lead: 'No one will be able to sign in, on any device. You can close your account when you have no open case or payment.',
    kept: 'What we keep',
    keptList: [
      'Applications, papers and payments, for as long as tax and business laws require.',
      'Messages about your case, together with it.',
    ],
    gone: 'What is deleted',
    goneList: [
      'Your password, and your email address in the account.',
      'Your progress and your certificates in the Learning Center. Save a certificate first if you want to keep it.',
    ],
    submit: 'Close my account',
    openTitle: 'Not yet',
    openWrite: 'Write to us',
  },
  closed: {
    heading: 'Your account is closed',
    lead: 'You are logged out everywhere. We’ll also send you an email. We wish you well.',
    home: 'Return to Home',
  },
  link: {
    confirm: {
      title: 'Use {email} from now on?',
      text: 'Your account will use this address. We’ll email your old address, where you can undo the change for {days} days.',
      submit: 'Yes, use this address',
    },
    confirmSignIn: {
      title: 'Sign in to finish',
      text: 'To keep your account safe, only you can change its address. Sign in with the old address, and this page opens again.',
      submit: 'Sign in',
    },
    undo: {
      title: 'Give {email} back to your account?',
      text: 'Your account will use this address again. We’ll log out every device, the password will no longer work, and we’ll send you a link to choose a new one.',
      submit: 'Yes, undo the change',
    },
    working: 'One moment…',
    confirmed: {
      title: 'Your address is changed',
      text: 'From now on you sign in with {email}.',
    },
    undone: {
      title: 'Your old address is back',
      text: 'We sent a link to {email}. Open it to choose a new password.',
    },
    gone: {
      title: 'This link no longer works',
      text: 'It has been used or canceled, or it has expired. If something looks wrong, write to us.',
    },
    toAccount: 'Go to your account',
    toSignIn: 'Go to the sign-in page',
    write: 'Write to us',
  },
};
export type OwnAccountWords = typeof words;
export default words;
