import type { CasePhase } from '#domain/cases/phases.ts';
import type { CaseStatus, CaseUpdateCode } from '#domain/cases/status.ts';
import type { BallHolder } from '#domain/cases/turn.ts';

interface StateWords {
  badge: string;
  /** Where the case stands, in one sentence. */
  now: string;
  /** The one thing that happens next. */
  next: string;
}

/** What a client reads about a case, on pages and in mails. */
const words = {
  states: {
    waiting_for_application: {
      badge: 'Waiting for your application',
      now: 'Your payment is here, and we need your application to begin.',
      next: 'Fill in the application. It takes about 10 minutes, and there is nothing more to pay.',
    },
    submitted: {
      badge: 'Received',
      now: 'Your application and your payment are here, and your case is in our hands.',
      next: 'Nothing to do now. We start reading your application within {workStarts} hours, Monday to Friday.',
    },
    in_review: {
      badge: 'In review',
      now: 'We are reading your application and the public court record.',
      next: 'Nothing to do now. We write to you if something is missing.',
    },
    waiting_for_client: {
      badge: 'We need something from you',
      now: 'We cannot go on until we hear from you.',
      next: 'Read our message and send us what it asks for.',
    },
    preparing: {
      badge: 'Preparing your papers',
      now: 'We are filling in your court papers with your answers.',
      next: 'Nothing to do now. You will read every page before anything goes to the court.',
    },
    attorney_review: {
      badge: 'An attorney is reading',
      now: 'An attorney is reading your papers before you do.',
      next: 'Nothing to do now. If the attorney wants a change, we make it and then send you the papers.',
    },
    client_review: {
      badge: 'Ready for you to read',
      now: 'Your papers are ready, and you have the last word on them.',
      next: 'Read the papers we sent you. Then write to us: all is right, or what to change.',
    },
    ready_to_file: {
      badge: 'Ready to file',
      now: 'Your papers are finished and ready for the court clerk.',
      next: 'If your package includes delivery, we take them to the clerk. With Basic, follow the filing steps we sent you.',
    },
    filed: {
      badge: 'Filed with the court',
      now: 'The court has your papers and puts them on its own calendar.',
      next: 'Nothing to do now. If a letter from the court comes to you, send us a photo of it the same day.',
    },
    hearing_set: {
      badge: 'Court date set',
      now: 'The court has set a date at which a judge looks at your request.',
      next: 'Write the date down and plan to be there. Our message says when and where.',
    },
    granted: {
      badge: 'The judge said yes',
      now: 'The judge granted your request to limit public access to your record.',
      next: 'Nothing to do now. Keep the court order in a safe place; we tell you what comes next.',
    },
    denied: {
      badge: 'The judge said no',
      now: 'The judge did not grant your request. We know this is hard to read.',
      next: 'We write to you about what is still possible and about the return of our service fee.',
    },
    notifying: {
      badge: 'Letters being prepared',
      now: 'The court order is there, and we are preparing the letters that go with it.',
      next: 'Nothing to do now. We tell you when the letters are ready for you to send, and where they go.',
    },
    closed: {
      badge: 'Closed',
      now: 'Our work on this case is finished.',
      next: 'Keep your papers. Write to us if you have a question later on.',
    },
    cancelled: {
      badge: 'Canceled',
      now: 'This case was canceled and nothing more happens in it.',
      next: 'If this surprises you, write to us.',
    },
  } satisfies Record<CaseStatus, StateWords>,
  ball: {
    client: 'It is your turn',
    us: 'It is our turn',
    attorney: 'It is our turn',
    court: 'The court decides the pace',
    nobody: 'Nobody has to do anything',
  } satisfies Record<BallHolder, string>,
  phases: {
    application: 'Application',
    review: 'Review',
    papers: 'Papers',
    court: 'Court',
    result: 'Result',
  } satisfies Record<CasePhase, string>,
  phasesLabel: 'Where your case is',
  phaseDone: 'done',
  phaseNow: 'now',
  /** Entries that the system writes into the history. */
  updates: {
    application_received: 'We received your application',
    payment_received: 'We received your payment',
    status_changed: 'New status: {status}',
    payment_refunded: 'We sent your payment back',
    payment_partially_refunded: 'We sent back a part of your payment',
    payment_disputed: 'You asked your bank about the payment',
    dispute_won: 'The bank decided: the payment stands',
    document_added: 'A paper was added',
    message_sent: 'We wrote to you',
    paper_added: 'A new version of a paper is here',
    request_added: 'We asked you for something',
    request_answered: 'You sent what we asked for',
    hearing_set: 'The court set a date',
    package_changed: 'Your package changed',
  } satisfies Record<CaseUpdateCode, string>,
};
export type CaseWords = Omit<typeof words, 'states'> & { states: Record<CaseStatus, StateWords> };
const cases: CaseWords = words;
export default cases;
