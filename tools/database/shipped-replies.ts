import * as z from 'zod';
import { atLine } from '#domain/file-faults.ts';
import { replyBodyMax, replyPair, replyTitleMax, type ReplyPair } from '#domain/replies/saved-replies.ts';
import { readYamlFile } from '#collections/read-yaml.ts';
import type { Sql } from 'postgres';

/** What staff read at the form, for the person who writes the file. */
const words: Readonly<Record<string, string>> = {
  'reply.title': 'must not be empty',
  'reply.body': 'must not be empty',
  'reply.blanks': 'asks for other things in {{…}} than the English text; write the same ones',
  'text.tooLong': `must be shorter: at most ${replyTitleMax} characters in a title, ${replyBodyMax} in a body`,
  'text.characters': 'has letters or signs that cannot be kept; write it anew',
};
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
  const { file, value, lineOf } = readYamlFile(process.cwd(), 'content/replies.yml', shipped);
  return value.map(({ id, title, body }, index) => {
    const pair = { titleEn: title.en, titleEs: title.es, bodyEn: body.en, bodyEs: body.es };
    const read = replyPair.safeParse(pair);
    if (!read.success) {
      const faults = read.error.issues.map(({ path, message }) => {
        const [field = 'body', language = 'en'] = String(path[0]).split(/(?=E[ns]$)/);
        const at = [index, field, language.toLowerCase()];
        return `${file}: ${atLine(at, lineOf)}${id}.${at.slice(1).join('.')}: ${words[message] ?? message}`;
      });
      throw new Error(faults.join('\n'));
    }
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
