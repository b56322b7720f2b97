// The topics whose words are loaded by name. English sets the shape; the type of the Spanish file says the same.
export interface Topics {
  'field-messages': typeof import('./en/field-messages.ts').default;
  'file-picker': typeof import('./en/file-picker.ts').default;
  'form-kit': typeof import('./en/form-kit.ts').default;
  'staff/tickets': typeof import('./en/staff/tickets.ts').default;
  'upload-messages': typeof import('./en/upload-messages.ts').default;
  tickets: typeof import('./en/tickets.ts').default;
}

export type Topic = keyof Topics;
