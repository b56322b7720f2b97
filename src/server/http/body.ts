import type { z } from 'zod/mini';
import { Refusal, type RefusedField } from './refusal.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string;
  readonly keys?: readonly string[];
}

/** The refused fields of a failed parse: the first message of each field, named by the outermost key. */
export function refusedFields(issues: readonly Issue[]): RefusedField[] {
  const fields = new Map<string, string>();
  for (const issue of issues) {
    const field = String(issue.path[0] ?? 'body');
    if (!fields.has(field)) fields.set(field, issue.message);
  }
  return [...fields].map(([field, key]) => ({ field, key }));
}

/** Parses a value with the shared schema; refuses with every field that is wrong. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data as z.output<Schema>;
  throw new Refusal('invalid_input', { fields: refusedFields(result.error.issues) });
}

/** A JSON body as a value. Refuses another content type, and text that is not JSON or not UTF-8. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal('unsupported_type');
  try {
    const bytes = await request.arrayBuffer();
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('unreadable_body');
  }
}
