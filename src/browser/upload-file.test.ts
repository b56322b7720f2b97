import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api.ts';
import { uploadFile } from './upload-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a file that was taken back while its ticket was fetched is not sent', async () => {
  const ticket = Promise.withResolvers<Response>();
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    calls.push(path);
    return ticket.promise;
  });
  const transmit = vi.fn<() => void>();
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      open = transmit;
      send = transmit;
    },
  );
  const stop = new AbortController();
  const upload = uploadFile(new File(['x'], 'a.pdf', { type: 'application/pdf' }), {
    locale: 'en',
    purpose: 'case',
    signal: stop.signal,
    onProgress: () => undefined,
  });
  stop.abort();
  ticket.resolve(Response.json({ ticket: 't1', url: 'https://storage.test/a', method: 'PUT', headers: {} }));
  await expect(upload).rejects.toBeInstanceOf(ApiError);
  expect(transmit).not.toHaveBeenCalled();
  expect(calls).toEqual(['/api/uploads']);
});
