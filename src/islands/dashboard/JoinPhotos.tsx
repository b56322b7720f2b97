import { useState } from 'react';
import type { FileQueue } from '#browser/file-queue.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import type { FormWords } from './case-page-props.ts';

interface JoinPhotosProps extends Pick<FormWords, 'page'> {
  readonly files: FileQueue;
}

/** Offers one PDF in place of several photos: pages of a letter stay together, and take less to send. */
export function JoinPhotos({ files, page }: JoinPhotosProps) {
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const labels = page.files;
  const photos = files.photos();
  if (photos.length < 2) return null;
  async function join(): Promise<void> {
    setState('busy');
    try {
      const { joinPhotos } = await import('#browser/join-photos.ts');
      const made = await joinPhotos(
        photos.map(({ file }) => file),
        `${labels.joined}.pdf`,
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
          {state === 'busy' ? labels.joining : fill(labels.join, { count: photos.length })}
        </button>
      </p>
      <p role="status" className="small empty:hidden">
        {state === 'failed' && labels.joinFailed}
      </p>
    </div>
  );
}
