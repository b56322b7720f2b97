import type { ContactLog } from '#domain/cases/contact-entries.ts';
import type { Locale } from '#domain/languages.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { useStaffRead } from '../../staff-queries.ts';

/** Whom we reached, and by which ways this client may be reached: asked once for all who show a part of it. */
export const useContactLog = (caseId: string, words: StaffWords, locale: Locale) =>
  useStaffRead<ContactLog>(
    { key: ['case', caseId, 'contacts'], path: `/api/staff/cases/${caseId}/contacts` },
    { locale, account: words.account },
  );
