import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import { paperKinds } from '#domain/cases/papers.ts';
import { locales } from '#domain/languages.ts';
import type * as papers from '#domain/papers/api.staff.ts';
import { factTags } from '#domain/papers/legal-facts.ts';
import {
  factsOfTemplate,
  faultsOfTemplate,
  paperTemplate,
  variablesOfTemplate,
} from '#domain/papers/template.ts';
import {
  readTemplate,
  templateStates,
  type StaffTemplate,
  type TemplateInList,
} from '#domain/papers/template-requests.ts';
import type { ListPage, ListRequest } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome, page } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { done } from '../http/reply.ts';
import { command, query, type QueryApp } from '../http/service.ts';
import { sha256Hex } from '../http/tokens.ts';
import { keyOf } from '../writes/write-key.ts';

const words = z.nullable(z.string());
const row = z.object({
  id: z.string(),
  kind: z.enum(paperKinds),
  language: z.enum(locales),
  county: words,
  title: z.string(),
  number: z.int(),
  state: z.enum(templateStates),
  isShipped: z.boolean(),
  note: words,
  at: z.string(),
  by: words,
});

/** Every version that is in use or may be put in force, with how many unverified facts it names. */
export const searchTemplates = command({
  run: (app: Pick<App, 'db'>, _actor: Actor, { search }: ListRequest): Promise<ListPage<TemplateInList>> => {
    const inList = z.extend(row, { unverified: z.int() });
    return callSql(app, 'search_templates', { search: search || null }, page(inList));
  },
});

const templateAnswer = z.object({
  outcome: z.literal('done'),
  template: z.extend(row, {
    content: z.string(),
    sha256: z.string(),
    unverified: z.array(z.string()),
    putInForceAt: words,
    putInForceBy: words,
    reviews: z.array(
      z.object({ answer: z.enum(['approved', 'returned']), words, name: words, at: z.string() }),
    ),
  }),
  versions: z.array(row),
  facts: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      tag: z.enum(factTags),
      source: z.string(),
      read: z.string(),
    }),
  ),
});

const readAnswer = z.union([templateAnswer, outcome('unknown')]);

function toTemplate(stored: z.output<typeof readAnswer>): StaffTemplate {
  if (stored.outcome !== 'done') throw new Refusal('not_found');
  const { template, versions, facts } = stored;
  return { template, versions, facts };
}

/** One version, the others of its line, and the facts that sentences may name. Refuses `not_found`. */
export const staffTemplate = query({
  sql: 'read_template',
  params: ({ id: templateId }: CleanInputOf<typeof papers.readTemplate>) => ({ templateId }),
  answer: readAnswer,
  toResult: toTemplate,
});

const write = (actor: Actor, kind: string, { idempotencyKey }: { readonly idempotencyKey: string }) => ({
  ...byActor(actor),
  idempotencyKey: keyOf(kind, actor, idempotencyKey),
});

const written = z.union([
  z.object({ outcome: z.literal('done'), id: z.string() }),
  z.object({ outcome: z.literal('stale'), changedBy: words, changedAt: words }),
  outcome('same', 'unknown'),
]);

/**
 * The next version of a template, or the first of a county; it waits for an attorney, and nothing is made from it until
 * it is in force. Refuses `not_found`, `stale` when a newer version came meanwhile, one that says the same, and one with
 * a fault: an unknown name, law without a fact, findings filled in, another kind or language than it was begun from.
 */
export const writeTemplate = command({
  run: async (
    app: QueryApp,
    actor: Actor,
    { id, ...request }: CleanInputOf<typeof papers.writeTemplate>,
  ): Promise<{ readonly id: string }> => {
    const base = toTemplate(await callSql(app, 'read_template', { templateId: id }, readAnswer));
    const read = paperTemplate.safeParse(request.template);
    if (!read.success || isOther(base, read.data)) throw refuseField('template', 'template.blocks');
    const faults = faultsOfTemplate(read.data, base.facts);
    if (faults.length > 0)
      throw new Refusal('invalid_input', {
        fields: faults.map(({ fault, what }) => ({
          field: 'template',
          key: `template.fault.${fault}`,
          what,
        })),
      });
    const content = JSON.stringify(read.data);
    const answer = await callSql(
      app,
      'add_template_version',
      {
        ...write(actor, 'template', request),
        id,
        county: request.county,
        newest: request.newest,
        note: request.note,
        title: read.data.title,
        content,
        sha256: sha256Hex(content),
        variables: variablesOfTemplate(read.data),
        facts: factsOfTemplate(read.data),
      },
      written,
    );
    switch (answer.outcome) {
      case 'done':
        return { id: answer.id };
      case 'stale':
        throw new Refusal('stale', { extra: { changedBy: answer.changedBy, changedAt: answer.changedAt } });
      case 'same':
        throw refuseField('template', 'template.same');
      case 'unknown':
        throw new Refusal('not_found');
    }
  },
});

/** What a paper is and for whom does not change with its words: a letter never becomes a court's paper. */
function isOther({ template }: StaffTemplate, next: z.infer<typeof paperTemplate>): boolean {
  const before = readTemplate(template.content);
  return (
    next.kind !== before.kind ||
    next.language !== before.language ||
    next.forCourt !== before.forCourt ||
    Boolean(next.readingHelp) !== Boolean(before.readingHelp)
  );
}

/**
 * An attorney says yes to a version, to each unverified sentence by its fact, or returns it with words. Refuses
 * `forbidden` to others, `not_found`, `paper_not_now` when it was replaced or is approved, and facts left out.
 */
export const reviewTemplate = command({
  run: async (
    app: QueryApp,
    actor: Actor,
    { id, ...request }: CleanInputOf<typeof papers.reviewTemplate>,
  ): Promise<void> => {
    if (actor.role !== 'attorney') throw new Refusal('forbidden');
    const { idempotencyKey, actorId } = write(actor, 'template_review', request);
    const p = { ...request, idempotencyKey, actorId, id };
    const answer = await callSql(app, 'review_template', p, outcome('done', 'not_now', 'facts', 'unknown'));
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'not_now') throw new Refusal('paper_not_now');
    if (answer.outcome === 'facts') throw refuseField('facts', 'template.facts');
  },
  respond: done,
});

/** Papers are made from this version from now on. Refuses `not_found`, and `paper_not_now` without an attorney's yes. */
export const putTemplateInForce = command({
  run: async (
    app: QueryApp,
    actor: Actor,
    { id, ...request }: CleanInputOf<typeof papers.putTemplateInForce>,
  ): Promise<void> => {
    const p = { ...write(actor, 'template_force', request), id };
    const answer = await callSql(app, 'put_template_in_force', p, outcome('done', 'not_now', 'unknown'));
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'not_now') throw new Refusal('paper_not_now');
  },
  respond: done,
});
