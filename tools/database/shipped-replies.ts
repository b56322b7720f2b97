import * as z from 'zod';
import { replyPair, type ReplyPair } from '#domain/replies/saved-replies.ts';
import { readYaml } from '#collections/read-yaml.ts';
import type { Sql } from 'postgres';

const both = z.strictObject({ en: z.string(), es: z.string() });
const shipped = z.array(
  z.strictObject({ id: z.string().regex(/^[a-z][a-z0-9-]{1,60}$/), title: both, body: both }),
);

export interface ShippedReply {
  readonly id: string;
  readonly pair: ReplyPair;
}

/** The replies of content/replies.yml. Refuses a pair that staff could not save either. */
export function readShippedReplies(): ShippedReply[] {
  return readYaml('content/replies.yml', shipped).map(({ id, title, body }) => {
    const pair = { titleEn: title.en, titleEs: title.es, bodyEn: body.en, bodyEs: body.es };
    const read = replyPair.safeParse(pair);
    if (!read.success)
      throw new Error(`content/replies.yml: "${id}" is refused: ${read.error.issues[0]?.message ?? ''}`);
    return { id, pair: read.data };
  });
}

/** Adds the pairs that were never added. What staff changed or removed stays as it is. */
export async function addShippedReplies(sql: Sql): Promise<void> {
  for (const { id, pair } of readShippedReplies())
    await sql`
      insert into public.saved_replies (shipped_as, title_en, title_es, body_en, body_es)
      values (${id}, ${pair.titleEn}, ${pair.titleEs}, ${pair.bodyEn}, ${pair.bodyEs})
      on conflict (shipped_as) do nothing`;
}
