import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.ts';
import { assemblePaper } from '#domain/papers/assemble.ts';
import { paperTemplate } from '#domain/papers/template.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import type { Session } from '../access/session.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { sendFile } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { versionFacts } from './paper-files.ts';

const version = z.nullable(z.object({ pageCode: z.string(), variables: versionFacts, template: z.string() }));

/**
 * A paper of the actor in the language in which they read along, made of the very facts of the version beside it and
 * carrying its code: their own words as they wrote them, and beneath them the English under the name of whoever made
 * it. Every page says that it is not filed. Refuses `not_found` for what is not theirs or has no copy.
 */
export const writeReadingCopy = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Session,
    { id: documentId, language }: CleanInputOf<typeof cases.readingCopy>,
  ) => {
    const locale = language ?? actor.account.preferredLanguage;
    const stored = await callSql(
      app,
      'read_reading_copy',
      { actorId: actor.userId, documentId, language: locale },
      version,
    );
    if (!stored) throw new Refusal('not_found');
    const { facts, isSample } = stored.variables;
    const made = assemblePaper(paperTemplate.parse(JSON.parse(stored.template)), facts);
    if (!('paper' in made)) throw new Refusal('not_found');
    const { writePdf } = await import('#papers/court-paper.ts');
    const { bytes } = await writePdf(
      { ...made.paper, isSample, pageCode: stored.pageCode },
      { author: facts.presentName ?? '', date: new Date('2026-01-01T00:00:00Z'), fonts: readPaperFonts() },
    );
    const name = `${made.paper.kind.replaceAll('_', '-')}-${stored.pageCode}-${locale}.pdf`;
    return { bytes, type: 'application/pdf', name } as const;
  },
  respond: sendFile,
});
