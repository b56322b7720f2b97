/**
 * The one row another has, such as the case of an order. Whether the database answers it by itself or as a list of one
 * depends on whether it knows that there cannot be two.
 */
export function onlyRow<Row>(embedded: Row | readonly Row[] | null): Row | null {
  const [row] = [embedded].flat() as (Row | null | undefined)[];
  return row ?? null;
}
