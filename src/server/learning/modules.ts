import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Locale } from '#domain/languages.ts';
import { splitText } from '#domain/front-matter.ts';
import { categories, type Category, type ModuleId } from '#domain/learning/modules.ts';
import { optionLetters, questionCount } from '#domain/learning/quiz.ts';
import { ConfigError } from '../config.ts';

/** What the server knows about a module: how its quiz is marked, and its name for records and certificates. */
export interface ModuleFacts {
  readonly id: ModuleId;
  readonly category: Category;
  readonly names: Readonly<Record<Locale, string>>;
  /** Right option of each question, from 0. */
  readonly answers: readonly number[];
}

/** The part of module.yml that is needed here; the build checks all of it. */
const keySchema = z.object({
  category: z.enum(categories),
  answers: z
    .array(
      z
        .int()
        .min(0)
        .max(optionLetters.length - 1),
    )
    .min(questionCount.min)
    .max(questionCount.max),
});
const nameSchema = z.object({ name: z.string().min(1) });

const known = new Map<ModuleId, ModuleFacts>();

/**
 * A module as editors wrote it in content/learning, which the build lays beside these functions. Read once an
 * instance. Throws ConfigError when the file is missing or faulty.
 */
export function readModuleFacts(id: ModuleId): ModuleFacts {
  const before = known.get(id);
  if (before) return before;
  const facts = {
    id,
    ...read(`${id}/module.yml`, keySchema, (text) => text),
    names: {
      en: read(`${id}/en.mdx`, nameSchema, frontMatterOf).name,
      es: read(`${id}/es.mdx`, nameSchema, frontMatterOf).name,
    },
  };
  known.set(id, facts);
  return facts;
}

/**
 * The same for places where the name is welcome but not needed: a mistake in a text must not cost anybody their
 * progress or make a certificate look false.
 */
export function nameModule(id: ModuleId): Pick<ModuleFacts, 'names' | 'category'> | null {
  try {
    return readModuleFacts(id);
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

function read<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  yamlOf: (text: string) => string,
): z.output<Schema> {
  const path = `content/learning/${file}`;
  try {
    return schema.parse(parse(yamlOf(readFileSync(join(process.cwd(), path), 'utf8'))));
  } catch (error) {
    throw new ConfigError(`${path} cannot be read: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}

const frontMatterOf = (text: string): string => splitText(text).frontmatter;
