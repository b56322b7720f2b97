// The topics whose words are loaded by name. English sets the shape; the type of the Spanish file says the same.
export interface Topics {
  'field-messages': typeof import('./en/field-messages.ts').default;
  'form-kit': typeof import('./en/form-kit.ts').default;
  'staff/tickets': typeof import('./en/staff/tickets.ts').default;
  tickets: typeof import('./en/tickets.ts').default;
}

export type Topic = keyof Topics;
