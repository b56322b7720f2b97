import type { HoldKind } from '#domain/cases/endings.ts';
import type { CaseReading } from '#domain/cases/reading.ts';
import cancelled, { calm, refundOpens, refundDecided } from './cancelled-readings.ts';
import holds from './hold-readings.ts';
import type { ReadingWords } from '#i18n/reading-words.ts';

const keepOrder = `${calm} Keep the court order in a safe place.`;
// An order brings steps of the client’s own with every package: calm words above them would be wrong.
const orderSteps =
  'Keep the court order in a safe place. “Step by step”, on the page of your case, lists what is yours to do and what is ours.';
// A matter is filed before copies are sent, and the notice of a new address may come any time after.
const stepsLeft =
  'Nothing to do now, unless “Step by step”, on the page of your case, still lists a step of yours.';
const copiesLeft =
  '“Step by step”, on the page of your case, lists what is still yours, like the copies for the other side.';
const legalAid = 'What you can still do is a question about the law. Free legal aid can answer it.';
const letterCame = 'If a letter from the court comes to you, send us a photo of it the same day.';
const courtDecides = 'The court puts your request on its own calendar and tells you the date.';

/** What a client reads about a matter, on the page and in the mail of its move. */
const words = {
  readings: {
    waiting_for_application: {
      badge: 'Waiting for your application',
      now: 'We have your payment, and we need your application to start.',
      next: 'Fill in the application. It takes about 10 minutes, and there is nothing more to pay.',
      after: 'We read your application and look at the public court record.',
    },
    hearing_first: {
      badge: 'Free help first',
      now: 'Your hearing is close. Please call a free lawyer today.',
      next: 'Call free legal aid now, and go to the hearing even if you have no lawyer. Our papers do not stop an eviction, and they would come too late for this hearing.',
      after: 'We write to you the same business day. You can ask for your money back at any time.',
    },
    free_help_first: {
      badge: 'Free help first',
      now: 'Your eviction may still be open. Please talk to a free lawyer first.',
      next: 'Call free legal aid now: while a case is open there are short deadlines, and missing one can cost you your home. We prepare no papers until it is over.',
      after: 'We write to you. You can ask for your money back at any time.',
    },
    submitted: {
      badge: 'Received',
      now: 'We have your application and your payment, and your case is in our hands.',
      next: `${calm} We’ll start reading your application within {workStarts} hours, Monday to Friday.`,
      after:
        'We compare your application with the public court record, and write to you if something is missing.',
    },
    in_review: {
      badge: 'In review',
      now: 'We are reading your application and the public court record.',
      next: `${calm} We’ll write to you if something is missing.`,
      after: 'When the case number, county and names match the court record, we prepare your papers.',
    },
    waiting_for_client: {
      badge: 'We need something from you',
      now: 'We cannot continue until we have your answer.',
      next: 'Read our message and send us what we ask for.',
      after: 'We’ll look at what you send and continue from there.',
    },
    tell_us: {
      badge: 'Tell us in your words',
      now: 'Your court record matches. Now it’s your turn: tell us in your words what happened.',
      next: 'Answer a few questions about the case and how it hurts you. It takes about 20 minutes, and you can stop and continue later.',
      after: 'We write your papers from your words. Nothing can be written until we have them.',
    },
    translating: {
      badge: 'Putting your words into English',
      now: 'We have your words, and we’re putting them into English for the court.',
      next: `${calm} You’ll read the English before we use it.`,
      after: 'When you say the English is right, we write your papers.',
    },
    read_back: {
      badge: 'Check your words in English',
      now: 'Your words are in English now. It’s your turn: tell us if they say what you meant.',
      next: 'Read your words beside the English. Say that it’s right, or change what you told us. If you’d like us to read it to you, write to us.',
      after: 'When you say the English is right, we write your papers.',
    },
    remaking: {
      badge: 'Making your papers again',
      now: 'Something printed on your papers has changed, so we’re making those papers again.',
      next: `${calm} Please don’t sign or file the earlier version.`,
      after: 'You’ll read the new papers and say yes or no. What did not change keeps your approval.',
    },
    preparing: {
      badge: 'Preparing your papers',
      now: 'We are filling in your court papers with your answers.',
      next: `${calm} You will read every page before anything goes to the court.`,
      after: 'When the papers are ready, they come to you to read.',
    },
    attorney_review: {
      badge: 'A lawyer is reading',
      now: 'A lawyer is reading your papers before you do.',
      next: `${calm} If the lawyer asks for a change, we make it.`,
      after: 'Then the papers come to you to read. Nothing is filed until you say yes.',
    },
    client_review: {
      badge: 'Ready for you to read',
      now: 'Your papers are ready, and you have the last word on them.',
      next: 'Read your papers. Then approve them, or ask for a change.',
      after: 'When you say yes, you sign the papers, and they can go to the court.',
    },
    file_herself: {
      badge: 'Ready to file',
      now: 'Your papers are approved and ready for the court clerk.',
      next: 'Sign your papers and take them to the clerk, as the filing steps explain. Then tell us the day.',
      after: courtDecides,
    },
    sign_for_us: {
      badge: 'Ready for you to sign',
      now: 'Your papers are approved, and they need your signature before they go to the court.',
      next: 'Sign your papers as the filing steps say, and send us the signed copy. If a notary is needed, sign in front of the notary.',
      after:
        'When we have the signed copy and the court fee is paid or waived, we take your papers to the clerk.',
    },
    settle_fee_for_us: {
      badge: 'Court fee open',
      now: 'We have your signed papers, and the court wants its fee before it takes them.',
      next: 'Pay the fee to the court, or sign the court’s form to ask for a waiver. Then tell us.',
      after: 'We take your papers to the court clerk.',
    },
    deliver: {
      badge: 'On the way to the clerk',
      now: 'We have your signed papers and are taking them to the court clerk.',
      next: `${calm} We’ll tell you the day they are filed.`,
      after: courtDecides,
    },
    filed: {
      badge: 'Filed with the court',
      now: 'The court has your papers and puts them on its own calendar.',
      next: `${stepsLeft} ${letterCame}`,
      after: 'The court sets a date for the hearing and tells you.',
    },
    filed_herself: {
      badge: 'Filed with the court',
      now: 'You told us that your papers are filed, and now the court has them.',
      next: `${copiesLeft} ${letterCame}`,
      after: 'The court sets a date for the hearing and tells you.',
    },
    filed_outside: {
      badge: 'Filed without us',
      now: 'Other papers were filed in this court case, so we won’t use ours and nothing is filed twice.',
      next: `${stepsLeft} ${letterCame}`,
      after: 'The court sets a date for the hearing and tells you.',
    },
    hearing_set: {
      badge: 'Court date set',
      now: 'The court has set a date for a judge to look at your request.',
      next: 'Write the date down and plan to be there. If you cannot come or need an interpreter, tell us and the clerk at once.',
      after: 'The judge decides on that day or some time after it.',
    },
    granted: {
      badge: 'The judge said yes',
      now: 'The judge granted your request, and public access to this record is limited as ordered.',
      next: orderSteps,
      after: 'We’ll write to you when something changes.',
    },
    granted_narrower: {
      badge: 'Yes, in part',
      now: 'The judge granted a part of your request, and public access is limited as ordered.',
      next: `${orderSteps} The order says which part it covers.`,
      after: 'We’ll write to you when something changes.',
    },
    granted_temporary: {
      badge: 'Yes, for a time',
      now: 'The judge granted your request for a time, and public access is limited as ordered until then.',
      next: `${orderSteps} The order says how long it lasts.`,
      after: 'We’ll write to you when something changes, and before the order ends.',
    },
    denied: {
      badge: 'The judge said no',
      now: 'The judge did not grant your request. We know this is hard to read.',
      next: refundOpens,
      after: legalAid,
    },
    denied_without_prejudice: {
      badge: 'The judge said no',
      now: 'The judge did not grant your request; the court calls this “without prejudice”. We know this is hard to read.',
      next: refundOpens,
      after: `Free legal aid can tell you what “without prejudice” means for you.`,
    },
    dismissed_non_appearance: {
      badge: 'Dismissed by the court',
      now: 'The court dismissed your request; its record says that you were not there. We know this is hard to read.',
      next: refundOpens,
      after: legalAid,
    },
    notifying_us: {
      badge: 'After the court order',
      now: 'We have the court’s order and are doing what your package includes after it.',
      next: orderSteps,
      after: 'We’ll check the public record the way anyone can, and tell you what we see.',
    },
    notifying_herself: {
      badge: 'After the court order',
      now: 'You have the court’s order, and with your package the next steps are up to you.',
      next: 'Send a copy of the order to the tenant-screening companies that still report the case. This is free. After 30, 60 and 90 days, look at the court’s record as anyone can, and tell us here what you saw.',
      after: 'When you tell us that you are done, we’ll close this case.',
    },
    visible_us: {
      badge: 'After the court order',
      now: 'At the last check, anyone could still see the record.',
      next: `We bring a copy of the order to the clerk. ${orderSteps}`,
      after:
        'About 10 days later we look again and tell you what we see. If it still shows then, we’ll write to you about the next step.',
    },
    visible_herself: {
      badge: 'The record still shows',
      now: 'At the last check, anyone could still see the record.',
      next: 'Bring or mail a copy of the order to the clerk’s office and ask when it will be entered. About 10 days later, look again and tell us here what you saw.',
      after: 'When a search no longer finds it, we’ll write to you.',
    },
    closed: {
      badge: 'Closed',
      now: 'Our work on this case is finished.',
      next: `${calm} Keep your papers.`,
      after: 'Write to us if you have a question later on.',
    },
    closed_visible: {
      badge: 'Closed: granted',
      now: 'Our work is finished: the judge granted your request, but at the last check anyone could still see the record.',
      next: 'Bring or mail a copy of the order to the clerk’s office, and ask when it will be entered. Tell us here what you see later.',
      after: 'The order still counts. If the record does not change, write to us.',
    },
    closed_granted: {
      badge: 'Closed: granted',
      now: 'Our work is finished: the judge granted your request, and public access is limited as ordered.',
      next: keepOrder,
      after: 'A court can look at an order again. If a letter from the court comes, write to us.',
    },
    closed_granted_narrower: {
      badge: 'Closed: granted in part',
      now: 'Our work is finished: the judge granted a part of your request, and public access is limited as ordered.',
      next: keepOrder,
      after: 'A court can look at an order again. If a letter from the court comes, write to us.',
    },
    closed_granted_temporary: {
      badge: 'Closed: granted for a time',
      now: 'Our work is finished: the judge granted your request for a time, and public access is limited as ordered until then.',
      next: keepOrder,
      after: 'We’ll write to you before the order ends.',
    },
    closed_denied: {
      badge: 'Closed: not granted',
      now: 'Our work is finished: the judge did not grant your request.',
      next: `${calm} Keep your papers.`,
      after: legalAid,
    },
    closed_denied_without_prejudice: {
      badge: 'Closed: not granted',
      now: 'Our work is finished: the judge did not grant your request, “without prejudice” as the court calls it.',
      next: `${calm} Keep your papers.`,
      after: `Free legal aid can tell you what “without prejudice” means for you.`,
    },
    closed_dismissed_non_appearance: {
      badge: 'Closed: dismissed',
      now: 'Our work is finished: the court dismissed your request because its record says that you were not there.',
      next: `${calm} Keep your papers.`,
      after: legalAid,
    },
    closed_withdrawn: {
      badge: 'Closed: withdrawn',
      now: 'Our work is finished: your request to the court was withdrawn.',
      next: refundDecided,
      after: legalAid,
    },
    closed_moot: {
      badge: 'Closed: nothing to decide',
      now: 'Our work is finished: the court had nothing left to decide about your request.',
      next: refundOpens,
      after: legalAid,
    },
    closed_papers_delivered: {
      badge: 'Closed: papers with you',
      now: 'Our work is finished: you have your papers, and we have not heard from you about the court.',
      next: 'If you filed them or the court decided, tell us at any time.',
      after: 'Write to us if you have a question later on.',
    },
    closed_silent: {
      badge: 'Closed: no answer',
      now: 'We closed this case because we could not reach you for a long time.',
      next: 'Write to us whenever you can.',
      after: 'When you write, someone on our team will look at your case again.',
    },
    ...cancelled,
  } satisfies Record<CaseReading, ReadingWords>,
  holds,
  /** The sentence that a hold adds once the court has the papers. */
  holdBeside: '{hold} The court’s own dates do not change.',
  /** Above the words, in a case of several matters: which one they are about. */
  about: 'About court case {place} of {count}',
  /** When several matters are over, each in its own way. */
  overMany: {
    badge: 'Closed',
    now: 'Our work on this case is finished.',
    next: `${calm} The list of your court cases says how each of them ended.`,
    after: 'Write to us if you have a question later on.',
  } satisfies ReadingWords,
};
export type CaseReadingWords = {
  readings: Record<CaseReading, ReadingWords>;
  holds: Record<HoldKind, ReadingWords>;
  holdBeside: string;
  about: string;
  overMany: ReadingWords;
};
const readings: CaseReadingWords = words;
export default readings;
