import type * as z from 'zod/mini';
import type { certificateRequest } from '#domain/learning/requests.ts';
import type { Actor } from '#domain/access/roles.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { formatCertificateCode } from '#domain/learning/certificate.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { certificateWords } from '#i18n/certificate.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import type { CertificateText } from '#papers/certificate.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { printedName } from '../access/printed-name.ts';
import { sendFile } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { knownModule } from './known-module.ts';
import { readModuleFacts } from './modules.ts';

/** A certificate as a file. */
export interface Certificate {
  readonly bytes: Uint8Array;
  readonly type: 'application/pdf';
  readonly name: string;
}

/**
 * The actor's certificate of a module as a PDF in both languages, the asked one (else their own) first.
 * Refuses `not_found` for an unknown module and for one whose graded quiz the actor did not pass.
 */
export const writeCertificate = command({
  run: async (
    app: Pick<App, 'db' | 'config' | 'site'>,
    actor: Actor,
    request: z.infer<typeof certificateRequest>,
  ): Promise<Certificate> => {
    const moduleId = knownModule(request.module);
    const row = dataOf(
      await app.db
        .from('learning_progress')
        .select(
          'certificate_code, certificate_earned_at, users!inner(first_name, last_name, preferred_language)',
        )
        .eq('user_id', actor.userId)
        .eq('module_id', moduleId)
        .maybeSingle(),
    );
    if (!row?.certificate_code || !row.certificate_earned_at) throw new Refusal('not_found');
    const own = request.language ?? row.users.preferred_language;
    const other = locales.find((locale) => locale !== own) ?? own;
    const { names } = readModuleFacts(moduleId);
    const earned = new Date(row.certificate_earned_at);
    const day = officeDate(earned);
    const code = formatCertificateCode(row.certificate_code);
    const address = `${app.config.siteOrigin}${path('certificate', own, `?code=${code}`)}`;
    const both = (say: (locale: Locale) => string) => `${say(own)} / ${say(other)}`;
    const words = certificateWords[own].paper;
    const { certificatePaper } = await import('#papers/certificate.ts');
    const bytes = await certificatePaper({
      from: app.site.name,
      earned,
      name: await printedName(app, {
        userId: actor.userId,
        firstName: row.users.first_name,
        lastName: row.users.last_name,
      }),
      texts: [sayIn(own, names[own], day), sayIn(other, names[other], day)],
      check: {
        address,
        label: words.scan,
        lines: [
          { name: both((locale) => certificateWords[locale].paper.code), value: code },
          { name: both((locale) => certificateWords[locale].paper.check), value: address },
        ],
      },
      code,
      foot: fill(words.foot, { title: words.title, code }),
      fonts: readPaperFonts(),
    });
    return { bytes, type: 'application/pdf', name: `certificate-${code}.pdf` };
  },
  respond: sendFile,
});

function sayIn(locale: Locale, module: string, day: string): CertificateText {
  const { title, awardedTo, passed, limits } = certificateWords[locale].paper;
  return {
    locale,
    title,
    awardedTo,
    passed: fill(passed, { date: formatDate(day, locale) }),
    module,
    limits,
  };
}
