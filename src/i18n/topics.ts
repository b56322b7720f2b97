// The topics whose words are loaded by name. English sets the shape; the type of the Spanish file says the same.
export interface Topics {
  arrange: typeof import('./en/arrange.ts').default;
  calendar: typeof import('./en/calendar.ts').default;
  calls: typeof import('./en/calls.ts').default;
  'case-forms': typeof import('./en/case-forms.ts').default;
  'case-page': typeof import('./en/case-page.ts').default;
  'case-parts': typeof import('./en/case-parts.ts').default;
  'field-messages': typeof import('./en/field-messages.ts').default;
  'file-picker': typeof import('./en/file-picker.ts').default;
  'form-kit': typeof import('./en/form-kit.ts').default;
  'hand-over': typeof import('./en/hand-over.ts').default;
  hearing: typeof import('./en/hearing.ts').default;
  'join-photos': typeof import('./en/join-photos.ts').default;
  milestones: typeof import('./en/milestones.ts').default;
  notices: typeof import('./en/notices.ts').default;
  plans: typeof import('./en/plans.ts').default;
  'staff/audit-details': typeof import('./en/staff/audit-details.ts').default;
  'staff/finder': typeof import('./en/staff/finder.ts').default;
  'staff/set-up': typeof import('./en/staff/set-up.ts').default;
  'staff/tickets': typeof import('./en/staff/tickets.ts').default;
  statement: typeof import('./en/statement.ts').default;
  steps: typeof import('./en/steps.ts').default;
  supporters: typeof import('./en/supporters.ts').default;
  'text-consent': typeof import('./en/text-consent.ts').default;
  tickets: typeof import('./en/tickets.ts').default;
  'upload-messages': typeof import('./en/upload-messages.ts').default;
}

export type Topic = keyof Topics;
