// The frontmatter of content/blog/<slug>/{en,es}.mdx. Every refusal is a sentence that tells an editor what to write.
import * as z from 'zod';
import { coverNames, defaultCover } from '#domain/blog/covers.ts';
import { atLine, plainly, type LineOf } from '#domain/file-faults.ts';

/** Every text that `npm run new post` wrote for the editor to replace begins with this. */
export const sampleMark = '✎';
export const postLimits = { title: 70, excerpt: 220, description: { min: 80, max: 160 } } as const;

/** A day as pages show it. YAML readers turn an unquoted 2026-11-21 into a Date, so both are accepted. */
const day = (error: string) =>
  z.preprocess(
    (value) =>
      value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : value,
    z.iso.date({ error }),
  );

/** A sentence or two on one line, of limited length. */
const line = (hint: string, { min = 1, max }: { min?: number; max: number }) =>
  z
    .string({ error: hint })
    .trim()
    .refine((text) => text.length >= min && text.length <= max, {
      error: ({ input }) =>
        typeof input === 'string' && input !== '' ? `${hint}; it has ${input.length}` : hint,
    });

const { title, excerpt, description } = postLimits;
const source = z.strictObject(
  {
    title: z.string({ error: 'write the name of the source' }).trim().min(1, 'write the name of the source'),
    url: z
      .url({ protocol: /^https?$/, error: 'write a full address that starts with https://, or leave it out' })
      .optional(),
    checked: day('write the day somebody last looked at the source, like 2026-11-20'),
  },
  { error: 'write "title:" and "checked:" (a day) for each source, and "url:" if it has one' },
);

/** The frontmatter of a post. `tags` are the codes of content/blog/tags.yml. */
export function postSchema(tags: readonly string[]) {
  const choice = `choose from ${tags.join(', ')} (content/blog/tags.yml)`;
  return z.strictObject({
    title: line(`write a title of at most ${title} characters`, { max: title }),
    description: line(
      `write one sentence for search engines, ${description.min} to ${description.max} characters`,
      description,
    ),
    excerpt: line(`write one or two sentences for lists, at most ${excerpt} characters`, { max: excerpt }),
    date: day('write the day it is published, like 2026-11-21'),
    updated: day('write the day the text last changed, like 2026-11-21, or leave it out').optional(),
    reviewed: day('write the day somebody last checked the facts, like 2026-11-21'),
    tags: z
      .array(
        z.string({ error: choice }).refine((tag) => tags.includes(tag), { error: choice }),
        { error: choice },
      )
      .min(1, { error: choice }),
    typed: z
      .string({ error: 'write what people type into the search who mean this, divided by full stops' })
      .optional(),
    cover: z.enum(coverNames, { error: `choose a drawing: ${coverNames.join(', ')}` }).default(defaultCover),
    sources: z
      .array(source, { error: 'name at least one source' })
      .min(1, { error: 'name at least one source' }),
    draft: z.boolean({ error: 'write true or false' }).default(false),
    of: z
      .string({ error: 'is written by "npm run translated"; take the line out' })
      .regex(/^[0-9a-f]{12}$/, 'is written by "npm run translated"; take the line out')
      .optional(),
  });
}
export type PostFacts = z.infer<ReturnType<typeof postSchema>>;

/** Sentences such as "line 2, title: write a title of at most 70 characters", one for each mistake. */
export function describePostFaults(error: z.ZodError, lineOf?: LineOf): string[] {
  return error.issues.flatMap((issue) => {
    const at = issue.path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' ');
    if (issue.code !== 'unrecognized_keys')
      return [
        `${atLine(issue.path, lineOf)}${at || 'the part between the --- lines'}: ${plainly(issue, lineOf)}`,
      ];
    return issue.keys.map(
      (key) =>
        `${atLine([...issue.path, key], lineOf)}${at ? `${at} ` : ''}${key}: is not a field of a post; take the line out`,
    );
  });
}
