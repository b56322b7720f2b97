import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { readYaml } from '#collections/read-yaml.ts';
import { legalFacts, type LegalFact } from '#domain/papers/legal-facts.ts';
import {
  factsOfTemplate,
  faultsOfTemplate,
  paperTemplate,
  variablesOfTemplate,
  type PaperTemplate,
  type TemplateFault,
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
  return readYaml(factsFile, legalFacts, root);
}

/**
 * The templates of papers that we ship, by file name. Refuses one that names an unknown variable or fact, that says what
 * the law is without naming a fact, or that would fill in a judge's findings.
 */
export function readShippedTemplates(root = process.cwd()): ShippedTemplate[] {
  const facts = readLegalFacts(root);
  return templateFiles(root).map((file) => readShippedTemplate(root, file, facts));
}

/** Names of the templates' files, sorted. */
export function templateFiles(root: string): string[] {
  return globSync('*.yml', { cwd: join(root, templatesFolder) }).toSorted();
}

/** One template; refuses as `readShippedTemplates` does, with a sentence for each fault. */
export function readShippedTemplate(
  root: string,
  file: string,
  facts: readonly LegalFact[],
): ShippedTemplate {
  const path = `${templatesFolder}/${file}`;
  const template = readYaml(path, paperTemplate, root);
  const faults = faultsOfTemplate(template, facts);
  if (faults.length > 0) {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    throw new Error(faults.map((fault) => `${path}: ${sentenceFor(fault, lines)}`).join('\n'));
  }
  const content = JSON.stringify(template);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { file, template, content, sha256 };
}

const sentences: Readonly<Record<TemplateFault['fault'], (what: string) => string>> = {
  variable: (name) =>
    `text: there is no value for {${name}}; recipes.md names where those are that there are`,
  fact: (id) => `facts: there is no fact "${id}" in ${factsFile}`,
  law: (text) => `facts: a sentence that says what the law is names its facts: "${text.slice(0, 60)} …"`,
  findings: (kind) =>
    `blocks: a proposed order leaves the findings to the judge, as one blank for them (${kind})`,
  finding: (text) => `blocks: an order finds nothing in place of the judge: "${text.slice(0, 60)} …"`,
  caption: () => 'blocks: a paper for a court begins with its caption',
  language: () => 'language: a paper for a court is in English',
};

/** Long texts stand on several lines: their first words are enough to find them. */
function sentenceFor({ fault, what }: TemplateFault, lines: readonly string[]): string {
  const wanted = fault === 'variable' ? `{${what}}` : what.split(' ').slice(0, 4).join(' ');
  const line = lines.findIndex((one) => one.includes(wanted));
  return `${line >= 0 ? `line ${line + 1}, ` : ''}${sentences[fault](what)}`;
}

/** Brings the facts that templates name into the database; one that left the list stays for the templates that name it. */
export async function addLegalFacts(sql: Sql, facts: readonly LegalFact[]): Promise<void> {
  const rows = facts.map(({ id, text, tag, source, read }) => ({
    id,
    sentence: text,
    tag,
    source,
    read_on: read,
  }));
  await sql`
    insert into public.legal_facts ${sql(rows, 'id', 'sentence', 'tag', 'source', 'read_on')}
    on conflict (id) do update set
      sentence = excluded.sentence, tag = excluded.tag, source = excluded.source, read_on = excluded.read_on
    where (legal_facts.sentence, legal_facts.tag, legal_facts.source, legal_facts.read_on)
      is distinct from (excluded.sentence, excluded.tag, excluded.source, excluded.read_on)`;
}

/**
 * Brings the shipped templates into the database: one that changed becomes the next version of its kind and language.
 * It takes the place of the one in use only while that one came with the product and no attorney said yes to it; from
 * then on what we ship waits for an attorney like any other version. Which paper was made from which version stays
 * known.
 */
export async function addShippedTemplates(sql: Sql): Promise<void> {
  await addLegalFacts(sql, readLegalFacts());
  for (const { template, content, sha256 } of readShippedTemplates()) {
    const { kind, language, title } = template;
    await sql.begin(async (transaction) => {
      await transaction`lock table public.document_templates in share row exclusive mode`;
      const line = transaction`template_type = ${kind} and language = ${language} and county is null`;
      const [shipped] = await transaction<{ sha256: string }[]>`
        select sha256 from public.document_templates where ${line} and is_shipped order by version_number desc limit 1`;
      if (shipped?.sha256 === sha256) {
        await transaction`
          update public.document_templates set facts = ${factsOfTemplate(template)}
          where ${line} and is_shipped and sha256 = ${sha256} and facts <> ${factsOfTemplate(template)}`;
        return;
      }
      const [inUse] = await transaction<{ is_ours: boolean }[]>`
        select not is_shipped or private.has_yes(one) as is_ours from public.document_templates as one
        where ${line} and is_active`;
      const isUsed = !inUse?.is_ours;
      if (isUsed)
        await transaction`
          update public.document_templates set is_active = false, replaced_at = now() where ${line} and is_active`;
      await transaction`
        insert into public.document_templates
          (name, template_type, language, version_number, content, sha256, variables, facts, is_shipped, is_active)
        select ${title}, ${kind}, ${language}, coalesce(max(version_number), 0) + 1, ${content}, ${sha256},
               ${transaction.json(variablesOfTemplate(template))}, ${factsOfTemplate(template)}, true, ${isUsed}
        from public.document_templates where ${line}`;
    });
  }
}
