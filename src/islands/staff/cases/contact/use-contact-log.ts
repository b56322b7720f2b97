import * as cases from '#domain/cases/api.staff.ts';
import { useApiQuery } from '../../../calls/api-query.tsx';

/** Whom we reached, and by which ways this client may be reached: asked once for all who show a part of it. */
export const useContactLog = (caseId: string) => useApiQuery(cases.contacts, { id: caseId });
