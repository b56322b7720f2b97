import type { Dispatch, RefObject, SetStateAction } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { IntakeValues } from './form-values.ts';
import type { Submitted } from './submit.ts';
import type { LaterPart } from './use-later.ts';
import type { IntakeWizardProps } from './wizard-props.ts';

/** What the page says above the form. */
export type Note =
  | 'restored'
  | 'gone'
  | 'cleared'
  | 'clearedByYou'
  | 'unsaved'
  | 'offline'
  /** The answers could not be saved, so the page in the other language would not have them. */
  | { readonly switchTo: string };

export type Phase =
  | { at: 'form' }
  | { at: 'sending' }
  | { at: 'done'; result: Submitted }
  | { at: 'already'; reference: string; payToken: string; packageId: PackageId };

/** Remembers that the device question was left open: such drafts are kept like those of a shared device. */
export const deviceKey = 'intakeDevice';

/**
 * How far one filling in is. What happens between two renders has to see it too, so it is no state. Clearing the
 * form puts a new one in its place: whoever still holds the old one works for somebody who is gone.
 */
export interface Place {
  step: number;
  /** Something is not saved yet. */
  changed: boolean;
  toldUnsaved: boolean;
  sending: boolean;
  /** The form is with the office: nothing is saved any more. */
  finished: boolean;
  /** What gets the focus after the next render: `heading`, or the id of a control. */
  focusOn: string | null;
  /** The answers the signature stands over; null as long as nothing is signed. */
  signedOver: string | null;
  benefitsBefore: readonly string[];
}

export const startingPlace = (): Place => ({
  step: 0,
  changed: false,
  toldUnsaved: false,
  sending: false,
  finished: false,
  focusOn: null,
  signedOver: null,
  benefitsBefore: [],
});

/** The form as all its parts see it. */
export interface Stage extends Pick<IntakeWizardProps, 'locale' | 'words' | 'messages'>, LaterPart {
  readonly form: UseFormReturn<IntakeValues>;
  readonly place: RefObject<Place>;
  readonly setNote: Dispatch<SetStateAction<Note | null>>;
  /** For what is read from the form or the files, which are no state. */
  readonly showAgain: () => void;
}

/** What has been put right needs no note any more. */
export const unlessUnsaved = (shown: Note | null) => (shown === 'unsaved' ? null : shown);
