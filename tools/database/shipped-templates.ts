import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { parse } from 'yaml';
import { legalFacts, type LegalFact } from '#domain/papers/legal-facts.ts';
import {
  faultsOfTemplate,
  paperTemplate,
  variablesOfTemplate,
  type PaperTemplate,
} from '#domain/papers/template.ts';

const templatesFolder = 'content/papers';
const factsFile = 'content/facts/georgia.yml';

export interface ShippedTemplate {
  readonly file: string;
  readonly template: PaperTemplate;
  /** As it is stored: the same template is the same text. */
  readonly content: string;
  readonly sha256: string;
}

/** The facts that templates may name. Refuses a list with a fault. */
export function readLegalFacts(root = process.cwd()): LegalFact[] {
  const read = legalFacts.safeParse(parse(readFileSync(join(root, factsFile), 'utf8')));
  if (!read.success) throw new Error(`${factsFile}: ${describe(read.error.issues[0])}`);
  return read.data;
}

/**
 * The templates of papers that we ship, by file name. Refuses one that names an unknown variable or fact, that says what
 * the law is without naming a fact, or that would fill in a judge's findings.
 */
export function readShippedTemplates(root = process.cwd()): ShippedTemplate[] {
  const facts = readLegalFacts(root);
  return readdirSync(join(root, templatesFolder))
    .filter((file) => file.endsWith('.yml'))
    .toSorted()
    .map((file) => {
      const path = `${templatesFolder}/${file}`;
      const read = paperTemplate.safeParse(parse(readFileSync(join(root, path), 'utf8')));
      if (!read.success) throw new Error(`${path}: ${describe(read.error.issues[0])}`);
      const [fault] = faultsOfTemplate(read.data, facts);
      if (fault) throw new Error(`${path}: ${fault.fault}: ${fault.what}`);
      const { approved } = read.data;
      const text = textHash(read.data);
      if (approved && approved.of !== text)
        throw new Error(`${path}: the approval is of another text. Who reads this one writes "of: ${text}".`);
      const content = JSON.stringify(read.data);
      const sha256 = createHash('sha256').update(content).digest('hex');
      return { file, template: read.data, content, sha256 };
    });
}

/** What an approval names: the template without the approval itself. */
export function textHash(template: PaperTemplate): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...template, approved: undefined }))
    .digest('hex')
    .slice(0, 12);
}

function describe(
  issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined,
): string {
  return issue ? `${issue.path.map(String).join('.')}: ${issue.message}` : 'cannot be read';
}

/**
 * Brings the shipped templates into the database: one that changed becomes the next version of its kind and language,
 * and the older one is no longer used. Which paper was made from which version stays known.
 */
export async function addShippedTemplates(sql: Sql): Promise<void> {
  for (const { template, content, sha256 } of readShippedTemplates()) {
    const { kind, language, title } = template;
    await sql.begin(async (transaction) => {
      await transaction`lock table public.document_templates in share row exclusive mode`;
      const [last] = await transaction<{ version_number: number; sha256: string }[]>`
        select version_number, sha256 from public.document_templates
        where template_type = ${kind} and language = ${language} and county is null
        order by version_number desc limit 1`;
      if (last?.sha256 === sha256) return;
      await transaction`
        update public.document_templates set is_active = false
        where template_type = ${kind} and language = ${language} and county is null and is_active`;
      await transaction`
        insert into public.document_templates
          (name, template_type, language, version_number, content, sha256, variables)
        values (${title}, ${kind}, ${language}, ${(last?.version_number ?? 0) + 1}, ${content}, ${sha256},
                ${transaction.json(variablesOfTemplate(template))})`;
    });
  }
}
