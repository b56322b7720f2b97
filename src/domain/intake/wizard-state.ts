// Every state the application can be in while it is filled in. What brings it from one to the next is in wizard.ts,
// which the page loads only when somebody begins.
import type { Locale } from '../languages.ts';
import type { PackageId } from '../packages/catalogue.ts';
import type { QueuedFile } from '../uploads/queued-file.ts';
import type { IntakeDraft } from './draft.ts';
import type { IntakeField } from './fields.ts';
import { emptyValues, type IntakeValues, type ValueName } from './values.ts';

/** What the server answers to an application it has taken. */
export interface Submitted {
  readonly reference: string;
  readonly payToken: string;
  readonly selectedServicePackage: PackageId;
  readonly alreadyPaid: boolean;
  /** `later`: safe, but nothing can be paid yet; the payment link follows by mail. */
  readonly stored: 'now' | 'later';
}

/** The account that is signed in while the form is filled in. */
export interface FormAccount {
  readonly email: string;
  readonly firstName: string | null;
  /** A paid case that waits for this application: nothing to choose, nothing to pay. */
  readonly waitingCase: { readonly packageId: PackageId } | null;
}

/** Why a sent form was not taken. */
export interface Failure {
  /** The server's words, or null when it could not be reached. */
  readonly message: string | null;
  /** The reference of the failed call; support finds it by this. */
  readonly reference: string;
}

/** What the page says above the form about the answers. */
export type Note =
  | 'restored'
  | 'merged'
  | 'gone'
  | 'cleared'
  | 'clearedByYou'
  | 'unsaved'
  | 'offline'
  /** The answers could not be saved, so the page in the other language would not have them. */
  | { readonly switchTo: string };

export type Phase =
  | { readonly at: 'form' | 'sending' }
  | { readonly at: 'done'; readonly result: Submitted }
  | {
      readonly at: 'already';
      readonly reference: string;
      readonly payToken: string;
      readonly packageId: PackageId;
    };

/** Where the person was brought by the last action: what they read first, and how Back learns of it. */
export interface Arrival {
  readonly focus: 'heading' | 'summary' | 'failure' | 'files' | 'rivals' | IntakeField | null;
  readonly history: 'push' | 'replace' | null;
}

export interface WizardState {
  /** Counts the fillings in. Clearing starts another one, and what an earlier one still hears is not for it. */
  readonly filling: number;
  readonly locale: Locale;
  readonly step: number;
  readonly values: IntakeValues;
  readonly files: readonly QueuedFile[];
  readonly account: FormAccount | null;
  /** No payments are taken at present: the form is sent, and leads to no page for paying. */
  readonly isSaleClosed: boolean;
  readonly phase: Phase;
  /** Came from the review to change an answer: Next leads back there. */
  readonly returning: boolean;
  /** What was wrong at the last attempt to go on, in the order of the form. */
  readonly refused: readonly IntakeField[];
  readonly failure: Failure | null;
  /** Files we cannot take stand in the way until the person says what to do with them. */
  readonly asksAboutFiles: boolean;
  readonly note: Note | null;
  /** Questions that were answered otherwise in another tab or on another device, with that answer (null: none). */
  readonly rivals: Readonly<Partial<Record<IntakeField, unknown>>>;
  readonly draft: {
    /** Something is not saved yet. */
    readonly changed: boolean;
    /** How many saves are under way. */
    readonly saving: number;
    /** The server has answers of this filling in. */
    readonly kept: boolean;
    readonly toldUnsaved: boolean;
  };
  /** The answers the signature stands over; null as long as nothing is signed. */
  readonly signedOver: string | null;
  /** The signature was taken back because an answer changed after signing. */
  readonly signAgain: boolean;
  readonly arrival: Arrival;
}

export type WizardAction =
  /** What was typed before the form came alive, with the package chosen elsewhere. */
  | { readonly type: 'began'; readonly values: IntakeValues }
  | { readonly type: 'answered'; readonly name: ValueName; readonly values: IntakeValues }
  | { readonly type: 'filesChanged'; readonly files: readonly QueuedFile[] }
  /**
   * A draft of this browser, or of a mailed link. `isOpen`: the draft was kept without an answer to whose device it is.
   */
  | {
      readonly type: 'restored';
      readonly draft: Pick<IntakeDraft, 'step' | 'device'> & {
        readonly answers: object;
        readonly rivals?: Readonly<Record<string, unknown>>;
      };
      readonly fromLink: boolean;
      readonly isOpen: boolean;
      readonly chosen: PackageId | null;
    }
  | { readonly type: 'accountKnown'; readonly account: FormAccount }
  | { readonly type: 'saleClosed' }
  /** From the step it was pressed on. `refused`: every asked field of the form whose answer breaks a rule. */
  | {
      readonly type: 'next' | 'submit';
      readonly from: number;
      readonly refused: readonly IntakeField[];
    }
  | { readonly type: 'previous' }
  | { readonly type: 'change'; readonly field: IntakeField | 'files' }
  /** By the browser's Back and Forward. */
  | { readonly type: 'wentTo'; readonly step: number }
  | { readonly type: 'sent'; readonly result: Submitted }
  | { readonly type: 'alreadyReceived'; readonly reference: string; readonly payToken: string }
  | { readonly type: 'notTaken'; readonly refused: readonly IntakeField[]; readonly failure: Failure }
  | { readonly type: 'saving' }
  | { readonly type: 'saved' | 'notSaved'; readonly filling: number }
  /** A save met answers of another page. `elsewhere`: those that differ from what was sent; null: there is none. */
  | {
      readonly type: 'merged';
      readonly sent: object;
      readonly saved: {
        readonly elsewhere: Readonly<Record<string, unknown>>;
        readonly rivals: Readonly<Record<string, unknown>>;
      };
    }
  /** The person said which of two answers is right. */
  | { readonly type: 'settled'; readonly field: IntakeField; readonly takesOther: boolean }
  | { readonly type: 'noted'; readonly note: Note }
  /** The page goes on in the other language: the acceptance was for the text that was shown. */
  | { readonly type: 'languageLeft' }
  | { readonly type: 'cleared'; readonly by: 'person' | 'idleness' };

export const nothingSaved = { changed: false, saving: 0, kept: false, toldUnsaved: false };

export function startWizard(locale: Locale): WizardState {
  return {
    filling: 0,
    locale,
    step: 0,
    values: emptyValues(locale),
    files: [],
    account: null,
    isSaleClosed: false,
    phase: { at: 'form' },
    returning: false,
    refused: [],
    failure: null,
    asksAboutFiles: false,
    note: null,
    rivals: {},
    draft: nothingSaved,
    signedOver: null,
    signAgain: false,
    arrival: { focus: null, history: null },
  };
}

/** The form is with the office: nothing more is filled in. */
export const isFinished = ({ phase }: WizardState) => phase.at === 'done' || phase.at === 'already';

export const isRefused = ({ status }: QueuedFile) => status === 'refused';

/**
 * What counts before anything else can happen: typing on the first step. The same as the first half of what
 * `applyWizardAction` does with it.
 */
export function applyTyping(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'began':
      return { ...state, values: action.values };
    case 'answered':
      return { ...state, values: action.values, draft: { ...state.draft, changed: true } };
    case 'noted':
      return { ...state, note: action.note };
    default:
      return state;
  }
}
