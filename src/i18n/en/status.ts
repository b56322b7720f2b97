import type { AreaState, ServiceArea } from '#domain/operations/status.ts';

/** The public page that says what works. */
const words = {
  areas: {
    send: {
      name: 'Application and messages',
      works: 'You can send them.',
      late: 'You can send them. We keep what you send, and confirm it by email as soon as we can.',
      down: 'You can’t send them right now. What you typed stays in the form on this device: please try again later.',
    },
    signIn: {
      name: 'Sign-in and your case',
      works: 'You can sign in.',
      late: 'You can sign in, but it may take longer.',
      down: 'You can’t sign in right now. Nothing in your case is lost.',
    },
    files: {
      name: 'Your files and papers',
      works: 'You can send and open them.',
      late: 'You can send and open them, but it may take longer.',
      down: 'You can’t send or open files right now. None of them is lost. You can apply and write to us without them, and add them later.',
    },
    pay: {
      name: 'Payments',
      works: 'You can pay.',
      late: 'You can pay. Your confirmation may come later. Please don’t pay twice.',
      down: 'You can’t pay right now. If you paid already, the payment counts, and we will confirm it.',
    },
    mail: {
      name: 'Email from us',
      works: 'Emails go out.',
      late: 'Our emails come later than usual.',
      down: 'We can’t send email right now.',
    },
  } satisfies Record<ServiceArea, Record<'name' | AreaState, string>>,
  states: { works: 'Works', late: 'Delayed', down: 'Not working' } satisfies Record<AreaState, string>,
  since: 'Since {when}',
  looking: 'Checking…',
  all: 'Everything works.',
  some: 'Something is not working as it should. We have been told about it.',
  checked: 'Checked {when}, Eastern Time. This page checks again every minute.',
  unreachable:
    'We couldn’t check from here. If other websites open for you, our service is not working right now.',
  needsScripts: 'This page checks with JavaScript, which is off in your browser.',
  planned: 'Planned work',
  none: 'Nothing is planned.',
  now: 'Going on now',
  until: '{from} to {to}',
  stuck: 'Something does not work for you, although it says here that it does?',
  write: 'Write to us',
};
export type StatusWords = typeof words;
export default words;
