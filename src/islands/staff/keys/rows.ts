/** Marks the link of a row for the keys that move through a list. */
export const rowMark = { 'data-row': '' } as const;

function rowsInSight(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-row]')].filter(
    (row) => row.getClientRects().length > 0,
  );
}

/** The row that has the focus or contains it. */
function currentRow(rows: readonly HTMLElement[]): number {
  const here = document.activeElement;
  return rows.findIndex((row) => row === here || row.closest('[role=row]')?.contains(here));
}

/** Moves the focus one row on (1) or back (-1); from elsewhere to the first or the last. */
export function moveInList(step: 1 | -1): void {
  const rows = rowsInSight();
  const now = currentRow(rows);
  const next = now === -1 ? (step === 1 ? 0 : rows.length - 1) : now + step;
  const row = rows[next];
  if (!row) return;
  row.focus({ preventScroll: true });
  (row.closest('[role=row]') ?? row).scrollIntoView({ block: 'nearest' });
}

/** Opens the row with the focus. */
export function openRow(): void {
  const rows = rowsInSight();
  rows[currentRow(rows)]?.click();
}

/** The id of the record whose row has the focus, for what a key does to it; null outside of a list. */
export function idOfRow(): string | null {
  const rows = rowsInSight();
  return rows[currentRow(rows)]?.id.replace(/^row-/, '') ?? null;
}

/** Back from a record to its list. */
export function leaveRecord(): void {
  document.querySelector<HTMLElement>('main [data-back]')?.click();
}

/** The search of the list in sight. */
export function focusSearch(): void {
  const fields = document.querySelectorAll<HTMLElement>('main input[type=search]');
  [...fields].find((field) => field.getClientRects().length > 0)?.focus();
}
