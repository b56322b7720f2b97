import type { CaseUpdate } from './notes.ts';

/** One line of the history as staff read it: an act, however many entries it left. */
export interface HistoryLine {
  /** What the client reads of it, where they read any. */
  readonly entry: CaseUpdate;
  /** Words beside it that are for staff alone. */
  readonly forStaff: readonly string[];
  /** The court cases it is about, by their places. */
  readonly places: readonly number[];
}

/** Entries of one act have the moment of their transaction in common; these are kept for the client and for staff. */
function actOf({ id, code, createdAt, params: { from, to } }: CaseUpdate): string {
  const isKeptTwice = code === 'status_changed' || code === 'name_changed';
  return isKeptTwice ? [createdAt, code, from, to].join(' ') : id;
}

/**
 * Folds the entries of a history, newest first, into a line for each act: one for what stands twice, one for a move of
 * several court cases, and one for what was taken back, with the words of a message that left the thread.
 */
export function historyLines(entries: readonly CaseUpdate[]): readonly HistoryLine[] {
  const undone = new Set(entries.map(({ takenBackAt }) => takenBackAt));
  const isReturn = ({ code, createdAt }: CaseUpdate) => code === 'taken_back' && undone.has(createdAt);
  const returns = new Map(entries.filter(isReturn).map((one) => [one.createdAt, one]));
  const acts = Map.groupBy(
    entries.filter((one) => !isReturn(one)),
    actOf,
  );
  return [...acts.values()].flatMap((act) => {
    // Written first: for the client, and of the court case that the others went along with.
    const entry = act.at(-1);
    if (!entry) return [];
    const { text, language } =
      (entry.code === 'message_sent' && entry.takenBackAt && returns.get(entry.takenBackAt)) || entry;
    const texts = new Set(act.flatMap((one) => (one === entry || one.text === null ? [] : one.text)));
    const places = new Set(
      act.flatMap(({ params: { matter } }) => (typeof matter === 'number' ? matter : [])),
    );
    return {
      entry: { ...entry, text, language },
      forStaff: [...texts],
      places: [...places].toSorted((one, other) => one - other),
    };
  });
}
