import { useState } from 'react';
import type { FileQueue } from '#browser/file-queue.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { useWords } from './use-words.ts';

/** Offers one PDF in place of several photos: pages of a letter stay together, and take less to send. */
export default function JoinPhotos({ files }: { readonly files: FileQueue }) {
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const words = useWords('join-photos');
  const photos = files.photos();
  async function join(): Promise<void> {
    setState('busy');
    try {
      const { joinPhotos } = await import('#browser/join-photos.ts');
      const made = await joinPhotos(
        photos.map(({ file }) => file),
        `${words.joined}.pdf`,
      );
      for (const { id } of photos) files.remove(id);
      files.add([made]);
      setState('open');
    } catch {
      setState('failed');
    }
  }
  return (
    <div className="grid gap-1">
      <p>
        <button type="button" className={link} disabled={state === 'busy'} onClick={() => void join()}>
          {state === 'busy' ? words.joining : fill(words.join, { count: photos.length })}
        </button>
      </p>
      <p role="status" className="small empty:hidden">
        {state === 'failed' && words.failed}
      </p>
    </div>
  );
}
