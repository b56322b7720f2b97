// What stands in the tables of a case, each row with a word by which it is found again.
import { createHash, randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { LeftRow, Leaving } from './everything-left.ts';

export const hash = () => createHash('sha256').update(randomUUID()).digest('hex');

/** Files, papers, parties, messages and what staff noted. */
export function rowsOfCase(sql: postgres.Sql, leaving: Leaving): readonly LeftRow[] {
  const { userId, caseId, matterId, intakeId, key, word, soon } = leaving;
  const [uploadId, paperId, documentId, copyId, originalId] = Array.from({ length: 5 }, () =>
    randomUUID(),
  ) as [string, string, string, string, string];
  const path = () => `test/${randomUUID()}.pdf`;
  const upload = (id: string, more: object = {}) => ({
    id,
    ticket_hash: hash(),
    purpose: 'case',
    object_key: path(),
    file_name: word('uploads'),
    file_type: 'application/pdf',
    file_size: 10,
    status: 'attached',
    checked_at: new Date(),
    attached_at: new Date(),
    ...more,
  });
  const caseFile = (id: string, more: object = {}) => ({
    id,
    case_id: caseId,
    file_name: word('case_documents'),
    original_name: word('case_documents'),
    file_type: 'application/pdf',
    file_size: 10,
    file_path: path(),
    uploaded_by: userId,
    ...more,
  });
  const ofCase = { case_id: caseId };
  const ofUser = { user_id: userId };
  return [
    ['uploads', upload(uploadId)],
    [
      'intake_documents',
      {
        intake_form_id: intakeId,
        upload_id: uploadId,
        file_name: word('intake_documents'),
        file_type: 'application/pdf',
        file_size: 10,
        file_path: path(),
      },
    ],
    ['case_documents', caseFile(originalId, { upload_id: uploadId })],
    ['case_documents', caseFile(copyId)],
    ['case_flags', { ...ofCase, flag: 'safety', note: word('case_flags') }],
    ['case_holds', { ...ofCase, kind: 'legal', reason: word('case_holds'), released_at: new Date() }],
    ['case_tasks', { ...ofCase, code: 'custom', title: word('case_tasks') }],
    ['case_updates', { ...ofCase, title: word('case_updates'), description: 'News' }],
    [
      'contact_log',
      { ...ofCase, channel: 'call', direction: 'out', reached: true, note: word('contact_log') },
    ],
    [
      'case_supporters',
      {
        ...ofCase,
        name: word('case_supporters'),
        email: `x${key}@example.com`,
        bond: 'family',
        sees: ['dates'],
        language: 'es',
      },
    ],
    [
      'referrals',
      {
        id: randomUUID(),
        ...ofCase,
        organization_id: 'atlanta-legal-aid',
        reason: 'denied',
        with_health: false,
        with_safety: false,
        may_call: true,
        fields: ['firstName'],
        facts: sql.json({ name: word('referrals') }),
        code_hash: hash(),
        remind_at: soon,
        ends_at: soon,
      },
    ],
    [
      'conflict_checks',
      {
        ...ofCase,
        attorney_id: userId,
        names_hash: hash().slice(0, 32),
        has_conflict: false,
        note: word('conflict_checks'),
      },
    ],
    ['file_requests', { ...ofCase, what: word('file_requests'), language: 'es', status: 'accepted' }],
    [
      'case_papers',
      { id: paperId, ...ofCase, matter_id: matterId, kind: 'other', title: word('case_papers') },
    ],
    [
      'generated_documents',
      {
        id: documentId,
        ...ofCase,
        paper_id: paperId,
        file_name: word('generated_documents'),
        file_path: path(),
        document_type: 'motion',
        sha256: hash(),
        page_code: 'ACDE34',
        file_size: 10,
        status: 'client_approved',
        variables: sql.json({ word: word('generated_documents') }),
      },
    ],
    [
      'paper_approvals',
      {
        document_id: documentId,
        sha256: hash(),
        as_role: 'client',
        approved_by: userId,
        typed_name: word('paper_approvals'),
        language: 'es',
      },
    ],
    [
      'letter_tracks',
      { ...ofCase, matter_id: matterId, company: word('letter_tracks'), sent_on: '2026-11-01' },
    ],
    [
      'matter_parties',
      { matter_id: matterId, role: 'plaintiff', name: word('matter_parties'), source: 'client' },
    ],
    [
      'matter_statements',
      { matter_id: matterId, answers: sql.json({ harm: word('matter_statements') }), language: 'es' },
    ],
    [
      'matter_steps',
      { matter_id: matterId, stage: 'order', step: 'certified_copies', done_as: 'client', done_by: userId },
    ],
    ['message_drafts', { ...ofCase, ...ofUser, text: word('message_drafts'), language: 'es' }],
    [
      'client_messages',
      {
        ...ofUser,
        ...ofCase,
        subject: 'FK',
        message: word('client_messages'),
        sender_role: 'client',
        language: 'es',
      },
    ],
    ['covered_copies', { copy_id: copyId, original_id: originalId, boxes: 1 }],
    ['statement_passages', { matter_id: matterId, place: 1, words: 20, runs: [1] }],
  ];
}
