// What a person leaves in the tables of their account and beside it, each row with a word by which it is found again.
import { randomBytes, randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { LeftRow, Leaving } from './everything-left.ts';
import { hash } from './left-in-case.ts';

const reference = () => Array.from(randomBytes(8), (byte) => 'ACDEFGHJKMNPRTWX'[byte % 16]).join('');

/** Texts, goals, dates, tickets, addresses, inquiries, drafts, requests for a refund and mails. */
export function rowsOfPerson(sql: postgres.Sql, leaving: Leaving): readonly LeftRow[] {
  const { userId, caseId, matterId, orderId, email, key, word, soon } = leaving;
  const [ticketId, messageId, changeId, draftId, consentId] = Array.from({ length: 5 }, () =>
    randomUUID(),
  ) as [string, string, string, string, string];
  const ofCase = { case_id: caseId };
  const ofUser = { user_id: userId };
  return [
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
  ];
}
