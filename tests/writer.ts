import { randomUUID } from 'node:crypto';
import { kindOfFile } from '#domain/uploads/rules.ts';
import { freshEmail } from './accounts.ts';
import { Visitor } from './visitor.ts';

export interface SentMessage {
  reference: string;
  stored: 'now' | 'later';
  filesMissing: string[];
}

/** Somebody who writes by the contact form: one browser, one key, a message that may be changed before it is sent. */
export class Writer extends Visitor {
  override readonly uploadPurpose = 'contact';
  key = randomUUID();
  message: Record<string, unknown> = {
    firstName: 'María José',
    lastName: 'Núñez Peña',
    email: freshEmail(),
    phone: '(404) 555-0199',
    inquiryType: 'pricing',
    message: 'Is the filing fee part of the price?\n¿Y cuánto cuesta?',
  };

  /** Sends the message as JSON, under this form's key. */
  send(more: Record<string, unknown> = {}) {
    return this.post('/api/contact', { ...this.message, ...more }, { 'idempotency-key': this.key });
  }

  /** Sends the message as the specification's multipart call. */
  sendForm(files: { name: string; bytes: Uint8Array }[] = [], more: Record<string, unknown> = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...this.message, ...more })) {
      form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    for (const { name, bytes } of files) {
      const type = kindOfFile(name)?.type ?? 'application/octet-stream';
      form.append('files', new Blob([new Uint8Array(bytes)], { type }), name);
    }
    return this.post('/api/contact', form, { 'idempotency-key': this.key });
  }
}
