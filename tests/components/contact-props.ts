// For tests: what the parts of a case get in which staff and the client write to each other or talk.
import type { CaseContactProps } from '#islands/staff/cases/contact-props.ts';

const caseId = '7c0e8f0a-1111-4222-8333-444455556666';
export const at = '2026-11-20T15:00:00Z';
let count = 0;

export function contactProps(role: 'staff' | 'attorney' = 'staff'): CaseContactProps {
  count += 1;
  return {
    // A case of its own for each test: a message that was begun belongs to its case.
    caseId: caseId.slice(0, -3) + String(100 + count),
    caseNumber: 'FK-2026-ACDE34',
    language: 'es',
    clientName: 'Luz',
    member: {
      id: 'sam',
      name: 'Sam Lee',
      email: 'sam@example.com',
      role,
      rights: [],
      preferences: { shortcuts: true, undoSeconds: 10 },
    },
    onChanged: () => undefined,
  };
}
