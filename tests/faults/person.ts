// Somebody with a form on the screen: one key, answers of their own, and a button they press until a reference stands
// there. Knows nothing of the faults behind it, and nothing of the database.
import { randomBytes, randomUUID } from 'node:crypto';
import { maria } from '#domain/intake/sample-person.ts';
import { sha256Hex } from '#server/http/tokens.ts';
import { pdf } from '#tests/sample-files.ts';
import clientIntake from '../../functions/client-intake.ts';
import contact from '../../functions/contact.ts';
import { callFunction } from './call-function.ts';

export interface Receipt {
  readonly reference: string;
  readonly stored: 'now' | 'later';
  readonly filesMissing: readonly string[];
}

export type Heard = { readonly shown: Receipt } | { readonly down: true };

const kinds = ['intake', 'contact'] as const;
export type Kind = (typeof kinds)[number];

export class Person {
  readonly key = randomUUID();
  readonly kind: Kind;
  readonly language: 'en' | 'es';
  readonly email: string;
  readonly answers: Record<string, unknown>;
  /** The name of a file that goes inside the call. */
  readonly fileName: string | null;
  /** Every answer the person saw. */
  readonly seen: Receipt[] = [];
  /** How often they were told that it does not work now. */
  timesDown = 0;
  readonly background: Promise<void>[] = [];

  constructor(turn: number, { files = false } = {}) {
    const mark = randomBytes(6).toString('hex');
    this.kind = turn % 2 === 0 ? 'intake' : 'contact';
    this.language = turn % 4 < 2 ? 'en' : 'es';
    this.email = `${this.kind}.${mark}@example.com`;
    this.fileName = files && turn % 6 === 1 ? 'aviso.pdf' : null;
    this.answers =
      this.kind === 'intake'
        ? { ...maria(), email: this.email, streetAddress: `12 Sample Street ${mark}` }
        : {
            firstName: 'María José',
            lastName: 'Núñez Peña',
            email: this.email,
            phone: '(404) 555-0199',
            inquiryType: 'pricing',
            message: `Is the filing fee part of the price?\n¿Y cuánto cuesta? ${mark}`,
          };
  }

  /** The key the row carries. */
  get storedKey(): string {
    return this.kind === 'intake' ? this.key : `contact:${sha256Hex(this.key)}`;
  }

  request(siteUrl: string): Request {
    const headers: Record<string, string> = {
      origin: siteUrl,
      'accept-language': this.language,
      'idempotency-key': this.key,
    };
    const url = `${siteUrl}/api/${this.kind === 'intake' ? 'client-intake' : 'contact'}`;
    if (!this.fileName) {
      headers['content-type'] = 'application/json';
      return new Request(url, { method: 'POST', headers, body: JSON.stringify(this.answers) });
    }
    const form = new FormData();
    for (const [name, value] of Object.entries(this.answers)) form.set(name, String(value));
    form.append('files', new Blob([new Uint8Array(pdf())], { type: 'application/pdf' }), this.fileName);
    return new Request(url, { method: 'POST', headers, body: form });
  }

  /** Presses the button once. `lost`: the answer never reaches the screen. */
  async press(siteUrl: string, { lost = false } = {}): Promise<Heard> {
    const handler = this.kind === 'intake' ? clientIntake : contact;
    const { response, idle } = await callFunction(handler, this.request(siteUrl));
    this.background.push(idle);
    const text = await response.text();
    if (lost) return { down: true };
    const body = JSON.parse(text) as Receipt & { code?: string; message?: string };
    if (response.status === 200 || response.status === 201) {
      this.seen.push(body);
      return { shown: body };
    }
    if (response.status !== 503) throw new Error(`${this.kind} answered ${response.status}: ${text}`);
    if (body.code !== 'unavailable' || !body.message || !(Number(response.headers.get('retry-after')) > 0)) {
      throw new Error(`a 503 that does not help: ${text}`);
    }
    this.timesDown += 1;
    return { down: true };
  }
}
