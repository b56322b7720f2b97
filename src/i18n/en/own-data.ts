import type { OwnFileKind } from '#domain/own-data/own-data.ts';

/** The last two parts of the account page: a copy of everything, and having everything deleted. */
const words = {
  more: 'What it means',
  copy: {
    title: 'Download my data',
    lead: 'Everything we keep about you: your applications with the agreement, payments, cases, messages, lessons, where you are signed in, which emails we sent, and your files.',
    shared: 'Is this a shared phone or computer? Then wait, and save it on your own device.',
    submit: 'Prepare my copy',
    preparing: 'Preparing…',
    ready: 'Your copy is ready. It stays on this page until you leave it.',
    all: 'Save everything ({size})',
    saving: 'Saving… {done} of {count} files',
    saved: 'Saved as {name}. Look among your downloads.',
    partly: 'Saved as {name}, but without {missing}. Try these one by one below.',
    dataOnly: 'Only the data, without files',
    each: 'Or each file by itself',
    kinds: {
      application: 'Application {reference}',
      message: 'Message {reference}',
      case: 'Case {reference}',
      paper: 'Paper of case {reference}',
    } satisfies Record<OwnFileKind, string>,
    /** Names of the saved files. Phones are shared, so they say nothing about a case. */
    zipName: 'my-data-{date}.zip',
    dataName: 'data.json',
    folder: 'files',
    about:
      'A copy of what is kept about you. Times are in UTC. Codes, such as "dismissed", are the choices of the form. What you sent without signing in is not part of it: write to us, and we look for it.',
    limit: 'What you sent without signing in is not part of the copy. Write to us, and we look for it.',
  },
  erase: {
    title: 'Delete my data',
    lead: 'You can ask us to delete what we hold about you. A person carries it out within {days} days and tells you by email. It cannot be undone.',
    gone: 'What is deleted',
    goneList: [
      'Your account: you cannot sign in any more.',
      'Your answers in applications, your files, and the papers we made.',
      'Messages between us, lessons and certificates, quiz answers, and unfinished forms.',
      'Everything in your cases that says whose they are.',
    ],
    kept: 'What must stay, and why',
    keptList: [
      'What you paid and got back: tax law asks us for it.',
      'The agreement you signed for an application you paid, with name, time and network address: it is proof, for you and for us, as long as one of us may make a claim.',
      'That you asked and when we did it, without your name.',
      'What a court has: only the court can change that.',
    ],
    submit: 'Ask to delete everything',
    openTitle: 'Not yet',
    open: 'A case, a payment or a refund is still open, and your papers are needed for it. Ask again when it is closed, or write to us.',
    openWrite: 'Write to us',
    asked: 'We received your request',
    askedText:
      'We carry it out by {date} at the latest, and tell you by email. Until then you can sign in, save a copy, and take your request back.',
    withdraw: 'Keep my data',
    withdrawn: 'Your request is taken back. Everything stays as it is.',
  },
};
export type OwnDataWords = typeof words;
export default words;
