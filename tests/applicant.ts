import { randomUUID } from 'node:crypto';
import { maria } from '#domain/intake/sample-person.ts';
import { freshEmail } from './accounts.ts';
import { Visitor } from './visitor.ts';

export interface SentApplication {
  reference: string;
  payToken: string;
  selectedServicePackage: string;
  stored: 'now' | 'later';
  filesMissing: string[];
  alreadyPaid: boolean;
}

export interface RefusalBody {
  code: string;
  message: string;
  reference: string;
  fields?: { field: string; code: string; message: string }[];
  firstReference?: string;
  payToken?: string;
}

/** Somebody who fills in the form: one browser, one key, answers that may be changed before they are sent. */
export class Applicant extends Visitor {
  key: string = randomUUID();
  answers: Record<string, unknown> = { ...maria(), email: freshEmail() };

  /** Sends the answers as JSON, under this form's key. */
  send(more: Record<string, unknown> = {}) {
    return this.post('/api/client-intake', { ...this.answers, ...more }, { 'idempotency-key': this.key });
  }

  /** Sends the answers as the specification's multipart call. */
  sendForm(
    files: { name: string; type: string; bytes: Uint8Array }[] = [],
    more: Record<string, unknown> = {},
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...this.answers, ...more })) {
      form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    for (const { name, type, bytes } of files) {
      form.append('files', new Blob([new Uint8Array(bytes)], { type }), name);
    }
    return this.post('/api/client-intake', form, { 'idempotency-key': this.key });
  }

  check(ticket: string) {
    return this.post('/api/uploads/check', { ticket });
  }

  saveDraft(draft: Record<string, unknown> = {}) {
    return this.call('PUT', '/api/intake-draft', {
      answers: this.answers,
      step: 1,
      device: 'own',
      tickets: [],
      ...draft,
    });
  }

  async readDraft() {
    const response = await this.get('/api/intake-draft');
    return (await response.json()) as { draft: null | Record<string, unknown>; account: unknown };
  }
}
