import type { OwnFileKind } from '#domain/own-data/own-data.ts';

/** The last two parts of the account page: a copy of everything, and having everything deleted. */
const words = {
  more: 'What this means',
  copy: {
    title: 'Download my data',
    lead: 'Everything we keep about you: your applications with the agreement, payments, cases, messages, lessons, where you are signed in, which emails we sent, and your files.',
    shared: 'Is this a shared phone or computer? Then wait and save it on your own device.',
    submit: 'Prepare my copy',
    preparing: 'Preparing…',
    ready: 'Your copy is ready. It stays on this page until you leave it.',
    all: 'Save everything ({size})',
    saving: 'Saving… {done} of {count} files',
    saved: 'Saved as {name}. Look in your downloads.',
    partly: 'Saved as {name}, but without {missing}. Try these one by one below.',
    dataOnly: 'Only the data, without files',
    each: 'Or each file separately',
    kinds: {
      application: 'Application {reference}',
      message: 'Message {reference}',
      case: 'Case {reference}',
      paper: 'Paper of case {reference}',
      picture: 'Your picture',
    } satisfies Record<OwnFileKind, string>,
    /** Names of the saved files. Phones are shared, so they say nothing about a case. */
    zipName: 'my-data-{date}.zip',
    dataName: 'data.json',
    folder: 'files',
    about:
      'A copy of what is kept about you. Times are in UTC. Codes, such as “dismissed”, are the choices of the form. What you sent without signing in is not included. Write to us and we’ll look for it.',
    limit: 'What you sent without signing in is not included in the copy. Write to us and we’ll look for it.',
  },
  erase: {
    title: 'Delete my data',
    lead: 'You can ask us to delete what we keep about you. Someone on our team will do it within {days} days and email you. It cannot be undone.',
    gone: 'What is deleted',
    goneList: [
      'Your account: you will no longer be able to sign in.',
      'Your answers in applications, your files, and the papers we made.',
      'Messages between us, lessons and certificates, quiz answers, and unfinished forms.',
      'Everything in your cases that shows they are yours.',
    ],
    kept: 'What must stay, and why',
    keptList: [
      'What you paid and got back: tax law requires it.',
      'The agreement you signed for an application you paid, with name, time and network address: it is proof, for you and for us, for as long as either of us could make a claim.',
      'That you asked and when we did it, without your name.',
      'What a court has: only the court can change that.',
    ],
    submit: 'Ask to delete everything',
    openTitle: 'Not yet',
    open: 'Nothing was deleted: you have an open case, payment or refund, and we need your papers for it. If a case is open, we have told the people who work on it that you asked, and they will write to you. Ask again when it is closed.',
    openWrite: 'Write to us',
    asked: 'We received your request',
    askedText:
      'We’ll do it by {date} and email you. Until then you can sign in, save a copy or cancel your request.',
    withdraw: 'Keep my data',
    withdrawn: 'Your request is canceled. Nothing has been deleted.',
  },
};
export type OwnDataWords = typeof words;
export default words;
