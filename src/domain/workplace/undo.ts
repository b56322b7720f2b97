import * as z from 'zod/mini';

/** What may be taken back. */
export const undoKinds = ['task', 'assign', 'note', 'flag', 'move', 'message'] as const;

/** How what somebody just did is taken back: by this id, for so many seconds from the answer on. */
export const undoOffer = z.object({ id: z.string(), seconds: z.int() });
export type UndoOffer = z.infer<typeof undoOffer>;

/** In the answer of a write; null where it stays. */
export const maybeUndo = z.nullable(undoOffer);

export interface Undoable {
  readonly undo: UndoOffer | null;
}
