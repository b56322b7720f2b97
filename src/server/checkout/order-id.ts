import { randomBytes } from 'node:crypto';
import { referenceFromBytes } from '#domain/reference.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be asked for as an id: anything else would be a fault in the database. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/** What a person reads to us about an order. */
export function newOrderReference(): string {
  return referenceFromBytes(randomBytes(16));
}
