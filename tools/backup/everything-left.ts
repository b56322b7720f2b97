// Something in every table in which a client can leave something, each with a word by which it is found again.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type postgres from 'postgres';

export interface LeftBy {
  readonly userId: string;
  readonly caseId: string;
  readonly matterId: string;
  readonly intakeId: string;
  readonly orderId: string;
  readonly email: string;
}

const hash = () => createHash('sha256').update(randomUUID()).digest('hex');
const reference = () => Array.from(randomBytes(8), (byte) => 'ACDEFGHJKMNPRTWX'[byte % 16]).join('');

/** The word that is in a table; `key` is of one client alone. */
export const wordIn = (table: string, key: string): string => `${key} in ${table}.`;

/** Past the rules by which rows come: what is tested here is what becomes of them. Answers the tables it wrote to. */
export async function leaveEverything(sql: postgres.Sql, left: LeftBy, key: string): Promise<string[]> {
  const { userId, caseId, matterId, intakeId, orderId, email } = left;
  const word = (table: string) => wordIn(table, key);
  const soon = new Date(Date.now() + 3_600_000);
  const [
    uploadId,
    ticketId,
    paperId,
    documentId,
    messageId,
    changeId,
    draftId,
    copyId,
    originalId,
    consentId,
  ] = Array.from({ length: 10 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
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
  const rows: readonly (readonly [table: string, row: Record<string, unknown>])[] = [
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
        id: messageId,
        ...ofUser,
        ...ofCase,
        subject: 'FK',
        message: word('client_messages'),
        sender_role: 'client',
        language: 'es',
      },
    ],
    [
      'text_consents',
      {
        id: consentId,
        ...ofUser,
        phone: '+14045550177',
        language: 'es',
        words: word('text_consents'),
        confirmed_at: soon,
      },
    ],
    [
      'texts',
      {
        ...ofCase,
        consent_id: consentId,
        kind: 'message',
        status: 'sent',
        sent_at: soon,
        link_code: hash().slice(0, 10),
        dedupe_key: hash(),
        payload: sql.json({ word: word('texts') }),
      },
    ],
    [
      'text_answers',
      {
        ...ofUser,
        ...ofCase,
        consent_id: consentId,
        provider_id: hash(),
        phone: '+14045550177',
        body: word('text_answers'),
        meaning: 'words',
      },
    ],
    ['client_goals', { ...ofUser, ...ofCase, goal_type: 'own', title: word('client_goals'), language: 'es' }],
    [
      'client_notifications',
      {
        ...ofUser,
        ...ofCase,
        type: 'info',
        kind: 'message',
        code: 'message',
        params: sql.json({ word: word('client_notifications') }),
      },
    ],
    [
      'client_milestones',
      {
        ...ofUser,
        ...ofCase,
        matter_id: matterId,
        milestone_type: 'filed',
        metadata: sql.json({ word: word('client_milestones') }),
      },
    ],
    [
      'client_activity',
      { ...ofUser, activity_type: 'signed_in', metadata: sql.json({ word: word('client_activity') }) },
    ],
    [
      'calendar_events',
      {
        ...ofUser,
        ...ofCase,
        title: 'call',
        event_type: 'call',
        start_date: soon,
        uid: randomUUID(),
        phone: '(404) 555-0199',
        location: word('calendar_events'),
        status: 'completed',
      },
    ],
    ['calendar_addresses', { ...ofUser, token_hash: hash(), language: 'es', with_place: true }],
    [
      'dashboard_layouts',
      {
        ...ofUser,
        layout_name: word('dashboard_layouts'),
        widget_config: sql.json({ order: [], hidden: [] }),
      },
    ],
    [
      'support_tickets',
      {
        id: ticketId,
        ...ofUser,
        ...ofCase,
        subject: word('support_tickets'),
        description: 'How?',
        category: 'other',
        reference: reference(),
        language: 'es',
        status: 'closed',
      },
    ],
    [
      'ticket_messages',
      { ticket_id: ticketId, sender_role: 'client', language: 'es', message: word('ticket_messages') },
    ],
    [
      'learning_progress',
      { ...ofUser, module_id: 'housing-rights', module_name: word('learning_progress'), progress: 50 },
    ],
    [
      'email_changes',
      {
        id: changeId,
        ...ofUser,
        old_email: `a${key}@example.com`,
        new_email: `b${key}@example.com`,
        expires_at: soon,
        cancelled_at: new Date(),
      },
    ],
    ['email_change_links', { token_hash: hash(), email_change_id: changeId, purpose: 'confirm' }],
    [
      'password_setup_tokens',
      { token_hash: hash(), ...ofUser, email: `c${key}@example.com`, purpose: 'reset', expires_at: soon },
    ],
    [
      'person_aliases',
      { ...ofUser, email: `d${key}@example.com`, first_name: word('person_aliases'), merge_id: randomUUID() },
    ],
    [
      'contact_submissions',
      {
        id: messageId,
        reference: reference(),
        first_name: 'Ana',
        last_name: 'X',
        email,
        inquiry_type: 'general',
        message: word('contact_submissions'),
        language: 'es',
        user_id: userId,
        handled_at: new Date(),
      },
    ],
    [
      'contact_answers',
      {
        contact_submission_id: messageId,
        body: word('contact_answers'),
        language: 'es',
      },
    ],
    [
      'eligibility_quizzes',
      { state: 'Georgia', outcome: 'dismissed', timeframe: '1-3-years', email, result: 'harder' },
    ],
    [
      'intake_drafts',
      {
        id: draftId,
        token_hash: hash(),
        answers: sql.json({ word: word('intake_drafts') }),
        language: 'es',
        email,
        expires_at: soon,
      },
    ],
    ['draft_links', { token_hash: hash(), draft_id: draftId, expires_at: soon }],
    [
      'refund_requests',
      {
        order_id: orderId,
        ...ofUser,
        asked_by_role: 'client',
        reason_code: 'changed_mind',
        words: word('refund_requests'),
        status: 'declined',
        decided_at: new Date(),
        decision_note: 'No',
      },
    ],
    [
      'outbox',
      {
        kind: 'case_message',
        recipient: email,
        dedupe_key: randomUUID(),
        ...ofUser,
        payload: sql.json({ word: word('outbox') }),
        status: 'sent',
        sent_at: new Date(),
      },
    ],
    ['covered_copies', { copy_id: copyId, original_id: originalId, boxes: 1 }],
    ['statement_passages', { matter_id: matterId, place: 1, words: 20, runs: [1] }],
  ];
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    for (const [table, row] of rows)
      await transaction`insert into public.${transaction(table)} ${transaction(row as Record<string, never>)}`;
    await transaction`update public.users set personal_notes = ${word('users')} where id = ${userId}`;
    await transaction`update public.cases set title = ${word('cases')} where id = ${caseId}`;
    await transaction`update public.intake_forms set case_numbers = ${word('intake_forms')} where id = ${intakeId}`;
    await transaction`
      update public.court_matters set name_as_filed = ${word('court_matters')}, outcome_part = ${word('court_matters')}
      where id = ${matterId}`;
  });
  return [...new Set([...rows.map(([table]) => table), 'users', 'cases', 'intake_forms', 'court_matters'])];
}
