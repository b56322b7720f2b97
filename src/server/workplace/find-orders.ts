import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';

const foundOrders = z.object({ ids: z.array(z.string()) });

/** More than anybody pages through; ids of so many still fit the address of a query. */
const mostFound = 100;

/**
 * The newest orders a search means: by the reference of an order or a whole e-mail address, else by words that stand in
 * the application they pay for, its reference among them. What was searched for is a value of one SQL function, never
 * part of a filter.
 */
export async function findOrders(app: Pick<App, 'db'>, search: string): Promise<readonly string[]> {
  const { ids } = await callSql(app, 'find_orders', { search, limit: mostFound }, foundOrders);
  return ids;
}
