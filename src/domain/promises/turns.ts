/** Who has to act next. The client reads the attorney's turn as ours. */
export const turnHolders = ['client', 'us', 'attorney', 'court', 'nobody'] as const;
export type TurnHolder = (typeof turnHolders)[number];

/** From this moment on, until the next entry. */
export interface Turn {
  /** ISO 8601. */
  readonly at: string;
  readonly ball: TurnHolder;
  /** A hold stands: the work rests whoever's turn it is. */
  readonly held: boolean;
}

/** A stretch of time in which a clock runs or stands. */
export interface Span {
  /** Epoch milliseconds. */
  readonly from: number;
  /** Infinity in the last one: nothing changes after it that is known. */
  readonly to: number;
  readonly runs: boolean;
}

/**
 * The stretches since the start, by what was known at `until`: later turns are left out. `turns` are oldest first; of
 * two at the same moment the second counts. Before the first of them the clock runs.
 */
export function spansOf(
  start: number,
  until: number,
  turns: readonly Turn[],
  runsWith: readonly TurnHolder[],
): Span[] {
  const spans: Span[] = [];
  let from = start;
  let runs = true;
  for (const turn of turns) {
    const at = Date.parse(turn.at);
    if (at > until) break;
    if (at > from) {
      spans.push({ from, to: at, runs });
      from = at;
    }
    runs = !turn.held && runsWith.includes(turn.ball);
  }
  spans.push({ from, to: Infinity, runs });
  return spans;
}
