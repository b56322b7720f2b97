import { kindOfFile } from '#domain/uploads/rules.ts';

/** A browser without a screen: keeps cookies, sends the page's language and origin, as our pages do. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly siteUrl: string;
  readonly language: 'en' | 'es';
  /** Which form the files of this visitor go with. */
  readonly uploadPurpose: 'intake' | 'contact' | 'case' = 'intake';

  constructor(siteUrl: string, language: 'en' | 'es' = 'en') {
    this.siteUrl = siteUrl;
    this.language = language;
  }

  async call(method: string, address: string, body?: unknown, headers: Record<string, string> = {}) {
    const isForm = body instanceof FormData || body instanceof Uint8Array || typeof body === 'string';
    const response = await fetch(new URL(address, this.siteUrl), {
      method,
      redirect: 'manual',
      headers: {
        'accept-language': this.language,
        ...(method === 'GET' ? {} : { origin: this.siteUrl }),
        ...(this.cookies.size > 0 && { cookie: this.cookieHeader() }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? (body as BodyInit) : JSON.stringify(body) }),
    });
    this.keepCookies(response);
    return response;
  }

  get = (address: string, headers?: Record<string, string>) => this.call('GET', address, undefined, headers);
  post = (address: string, body?: unknown, headers?: Record<string, string>) =>
    this.call('POST', address, body, headers);

  /** A ticket for a file whose bytes are in storage, not checked yet. */
  async upload(name: string, bytes: Uint8Array): Promise<string> {
    const type = kindOfFile(name)?.type ?? '';
    const file = { name, size: bytes.length, type, purpose: this.uploadPurpose };
    const response = await this.post('/api/uploads', file);
    if (response.status !== 201) throw new Error(`no ticket: ${response.status} ${await response.text()}`);
    const { ticket, url, method, headers } = (await response.json()) as {
      ticket: string;
      url: string;
      method: string;
      headers: Record<string, string>;
    };
    const stored = await fetch(url, { method, headers, body: new Uint8Array(bytes) });
    if (!stored.ok) throw new Error(`not stored: ${stored.status} ${await stored.text()}`);
    return ticket;
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(at + 1));
    }
  }
}
