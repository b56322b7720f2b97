// Sends a file of nearly 10 MB up through a signed URL and fetches it again: functions could not carry it.
import { createHash, randomBytes } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { asPage, fault, must, unasked, type Deploy, type Outcome, type Probe } from './probe.ts';

const size = Math.floor(9.9 * 1024 * 1024);
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

export const storageProbe: Probe = {
  title: 'Files',
  async look(deploy) {
    const bytes = new Uint8Array(
      Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 16), Buffer.from('\n%%EOF\n')]),
    );
    const response = await deploy.ask(
      '/api/uploads',
      asPage(deploy, 'POST', {
        name: 'doctor.pdf',
        size: bytes.length,
        type: 'application/pdf',
        purpose: 'contact',
      }),
    );
    if (response.status !== 201) return [fault(`no address for an upload is given (${response.status})`)];
    const { ticket, url, method, headers } = (await response.json()) as {
      ticket: string;
      url: string;
      method: string;
      headers: Record<string, string>;
    };
    try {
      const start = performance.now();
      const put = await fetch(url, {
        method,
        headers: { ...headers, origin: deploy.site.origin },
        body: bytes,
        signal: AbortSignal.timeout(120_000),
      });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const found: Outcome[] = [
        must(put.ok, `9.9 MB go up by a signed address (${put.status}, ${seconds} s)`),
        must(put.headers.has('access-control-allow-origin'), 'storage lets pages of the site upload (CORS)'),
      ];
      const again = await fetch(url, {
        method,
        headers,
        body: bytes.slice(0, 100),
        signal: AbortSignal.timeout(30_000),
      });
      found.push(must(!again.ok, `the same address takes nothing a second time (${again.status})`));
      found.push(await down(deploy, ticket, bytes));
      return found;
    } finally {
      await deploy.ask('/api/uploads', asPage(deploy, 'DELETE', { ticket }));
    }
  },
};

async function down(deploy: Deploy, ticket: string, bytes: Uint8Array): Promise<Outcome> {
  const { SUPABASE_URL: address, SUPABASE_SECRET_KEY: key } = deploy.env;
  if (!address || !key) return unasked('the way down: set SUPABASE_URL and SUPABASE_SECRET_KEY');
  const supabase = createClient(address, key, { auth: { persistSession: false } });
  const { data: row } = await supabase
    .from('uploads')
    .select('object_key')
    .eq('ticket_hash', sha256(ticket))
    .maybeSingle();
  if (!row)
    return fault('the upload is not in the database SUPABASE_URL names: is it the one of this deploy?');
  const { data: signed } = await supabase.storage
    .from('documents')
    .createSignedUrl(String(row.object_key), 60);
  if (!signed) return fault('storage signs no address to download');
  const answer = await fetch(`${signed.signedUrl}&download=doctor.pdf`, {
    signal: AbortSignal.timeout(120_000),
  });
  const same = sha256(new Uint8Array(await answer.arrayBuffer())) === sha256(bytes);
  const attached = (answer.headers.get('content-disposition') ?? '').startsWith('attachment');
  return must(
    same && attached,
    `the very bytes come down by a signed address${attached ? ', as a file to save' : ', but not as a file to save'}`,
  );
}
