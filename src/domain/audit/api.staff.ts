// The calls of staff about who looked at what and changed what.
import { query, typed } from '../api-call.ts';
import type { ListPage } from '../workplace/lists.ts';
import { auditSearch, type AuditPerson, type AuditRow } from './entries.ts';

export const search = /*#__PURE__*/ query('POST /api/staff/audit/search', {
  who: 'staff',
  input: auditSearch,
  answer: typed<ListPage<AuditRow>>(),
});

export const people = /*#__PURE__*/ query('GET /api/staff/audit/people', {
  who: 'staff',
  answer: typed<{ readonly people: readonly AuditPerson[] }>(),
});
