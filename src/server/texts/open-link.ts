import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import { locales } from '#domain/languages.ts';
import type * as texts from '#domain/texts/api.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { anchorOfText, textKinds } from '#domain/texts/kinds.ts';
import { casePath, path } from '#i18n/routes.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { redirect } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { payLink } from '../intake/pay-link.ts';

const opened = z.nullable(
  z.object({
    kind: z.enum(textKinds),
    caseId: z.nullable(z.string()),
    language: z.enum(locales),
    pays: z.nullable(z.object({ reference: z.string(), packageId: z.enum(packageIds) })),
  }),
);

/**
 * Where the link of a text leads: the thing in its case, behind a sign-in, or where somebody without an account pays, as by
 * mail. One we do not know leads to the sign-in.
 */
export const openTextLink = command({
  run: async (
    app: Pick<App, 'db' | 'config'>,
    _actor,
    { code }: CleanInputOf<typeof texts.openLink>,
    { call: { locale } },
  ): Promise<string> => {
    const link = /^[A-Za-z0-9_-]{10,22}$/.test(code)
      ? await callSql(app, 'open_text_link', { code }, opened)
      : null;
    if (link?.pays) return payLink(app, link.pays.reference, link.pays.packageId, link.language);
    if (!link?.caseId) return path('dashboard', link?.language ?? locale);
    const anchor = anchorOfText[link.kind];
    return casePath(link.language, link.caseId) + (anchor ? `#${anchor}` : '');
  },
  respond: redirect,
});
