import * as z from 'zod/mini';
import { orderStatuses } from '#domain/orders/status.ts';
import type { OrderListRequest } from '#domain/orders/workplace.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { itemsPerPage } from '#domain/workplace/lists.ts';
import { page } from '../database/answers.ts';
import { query } from '../http/service.ts';
import { searchLimits } from '../workplace/search-limits.ts';

const orderRow = z.object({
  id: z.string(),
  reference: z.string(),
  packageId: z.enum(packageIds),
  amountCents: z.int(),
  status: z.enum(orderStatuses),
  toReview: z.boolean(),
  createdAt: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

/**
 * Orders, newest first and those that wait for staff before all others. That they are seen is noted first; what was
 * searched for is noted nowhere.
 */
export const orderList = query({
  sql: 'list_orders',
  notes: { action: 'orders_viewed' },
  params: (request: OrderListRequest) => ({
    ...request,
    search: request.search || null,
    limit: itemsPerPage,
    ...searchLimits,
  }),
  answer: page(orderRow),
});
