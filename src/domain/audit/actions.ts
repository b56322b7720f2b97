/** What the audit log knows: views and changes by staff, and what people do to their own account for good. */
export const auditActions = [
  'case_status_changed',
  'account_closed',
  'applications_viewed',
  'application_viewed',
  'file_opened',
  'messages_viewed',
  'message_handled',
  'orders_viewed',
  'order_viewed',
  'order_review_resolved',
  'refunds_viewed',
  'refund_decided',
  'dead_letters_viewed',
  'mail_requeued',
  'counts_viewed',
  'audit_viewed',
  'data_requests_viewed',
  'data_request_noted',
  'data_request_decided',
  'data_downloaded',
  'data_deleted',
  'retention_run',
  'staff_viewed',
  'staff_invited',
  'staff_sessions_ended',
  'staff_deactivated',
  'second_factor_set_up',
  'second_factor_removed',
  'recovery_code_used',
  'recovery_codes_renewed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The kinds of records an entry can be about. */
export const auditObjects = [
  'case',
  'user',
  'intake_form',
  'upload',
  'contact_submission',
  'order',
  'refund_request',
  'outbox',
  'data_request',
] as const;
export type AuditObject = (typeof auditObjects)[number];
