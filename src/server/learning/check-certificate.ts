import type * as z from 'zod/mini';
import type { certificateQuery } from '#domain/learning/requests.ts';
import type { CertificateCheck } from '#domain/learning/answers.ts';
import { parseCertificateCode } from '#domain/learning/certificate.ts';
import { isModuleId } from '#domain/learning/modules.ts';
import { learningThrottles } from '#domain/learning/throttles.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { nameModule } from './modules.ts';

/**
 * What a certificate's code tells anybody who has it: module, day and first name. Refuses `not_found` for a code that
 * was never issued, and `throttled` for an address that tries many.
 */
export const checkCertificate = command({
  run: async (
    app: Pick<App, 'db'>,
    _actor,
    { code: typed }: z.infer<typeof certificateQuery>,
    { call: { ip, locale } },
  ): Promise<CertificateCheck> => {
    await throttle(app, 'certificate-check', ip, learningThrottles.certificateCheckPerIp);
    const code = parseCertificateCode(typed);
    if (code === null) throw new Refusal('not_found');
    const row = dataOf(
      await app.db
        .from('learning_progress')
        .select('module_id, certificate_earned_at, users!inner(first_name)')
        .eq('certificate_code', code)
        .maybeSingle(),
    );
    if (!row || row.certificate_earned_at === null || !isModuleId(row.module_id))
      throw new Refusal('not_found');
    return {
      moduleId: row.module_id,
      moduleName: nameModule(row.module_id)?.names[locale] ?? row.module_id,
      earnedOn: officeDate(new Date(row.certificate_earned_at)),
      firstName: row.users.first_name,
    };
  },
});
