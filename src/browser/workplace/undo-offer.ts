import { atom } from 'nanostores';
import type { UndoOffer } from '#domain/workplace/undo.ts';

interface Offered extends UndoOffer {
  /** By the clock of this page, which cannot be off from itself. */
  readonly endsAt: number;
}

/** What was done last and may be taken back. */
export const undoOffered = atom<Offered | null>(null);

/** The act that somebody wants to take back now, from wherever they pressed. */
export const undoWanted = atom<string | null>(null);

/** The act whose undo is offered where it was done: below the page it would stand twice. */
export const undoInPlace = atom<string | null>(null);

/** Counts what was taken back: whatever says that it was done is wrong now. */
export const undoDone = atom(0);

interface Offering {
  readonly undo?: UndoOffer | null;
}
const offerOf = (answer: unknown) => (answer as Offering | null | undefined)?.undo ?? null;

/** Hears that what was done with this answer was taken back. Returns the end of listening. */
export function onTakenBack(answer: unknown, act: () => void): () => void {
  const offer = offerOf(answer);
  return undoDone.listen(() => {
    if (offer && undoWanted.get() === offer.id) act();
  });
}

/** Looks whether an answer says how its write is taken back. */
export function offerUndo(answer: unknown): void {
  const undo = offerOf(answer);
  if (undo) undoOffered.set({ ...undo, endsAt: Date.now() + undo.seconds * 1000 });
}
