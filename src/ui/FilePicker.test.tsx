import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { drawThumbnail } from '#browser/shrink-photo.ts';
import type { ListedFile } from './FileList.tsx';
import { FilePicker } from './FilePicker.tsx';

const receipt: ListedFile = {
  id: 'a',
  name: 'receipt.pdf',
  size: '12 kB',
  status: 'Sending',
  tone: 'busy',
  percent: 40,
  canRetry: false,
};
const failed: ListedFile = {
  ...receipt,
  id: 'b',
  name: 'photo.jpg',
  status: 'Too large',
  tone: 'danger',
  canRetry: true,
};

async function picker(files: readonly ListedFile[] = []) {
  const hands = {
    onAdd: vi.fn<(files: readonly File[]) => void>(),
    onRemove: vi.fn<(id: string) => void>(),
    onRetry: vi.fn<(id: string) => void>(),
  };
  const withFiles = (listed: readonly ListedFile[]) => (
    <FilePicker
      id="files"
      label="Your papers"
      accept=".pdf,.jpg"
      files={listed}
      words={{
        add: 'Add files',
        drop: 'or drop them here',
        list: 'Files you added',
        remove: 'Remove',
        retry: 'Try again',
      }}
      named={{
        added: (name) => `${name} added`,
        refused: (name, reason) => `${name} was not added: ${reason}`,
        removed: (name) => `${name} removed`,
        remove: (name) => `Remove ${name}`,
        retry: (name) => `Try again: ${name}`,
      }}
      {...hands}
    />
  );
  const screen = await render(withFiles(files));
  const list = (listed: readonly ListedFile[]) => screen.rerender(withFiles(listed));
  return { screen, list, ...hands };
}

/** Made as the queue makes it, from a photo of 300 × 200. */
async function thumbnailOfAPhoto(): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = 300;
  canvas.height = 200;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  const made = await drawThumbnail(new File([blob ?? ''], 'photo.png', { type: 'image/png' }));
  expect(made).toMatch(/^data:image\/jpeg/);
  expect(await drawThumbnail(new File(['%PDF'], 'photo.jpg', { type: 'image/jpeg' }))).toBeNull();
  return made ?? '';
}

describe('choosing files', () => {
  it('takes them by the button, and takes the same one again later', async () => {
    const { screen, onAdd } = await picker();
    const input = screen.getByLabelText('Add files');
    const file = new File(['%PDF'], 'receipt.pdf', { type: 'application/pdf' });
    await input.upload(file);
    expect(onAdd.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['receipt.pdf']);
    // A browser says nothing about a file that stands there already.
    expect(input.element()).toHaveProperty('value', '');
    await input.upload(file);
    expect(onAdd).toHaveBeenCalledTimes(2);
  });

  it('shows the small picture of a photo beside its name, and none for a paper', async () => {
    const photo = { ...receipt, id: 'c', name: 'photo.jpg', thumbnail: await thumbnailOfAPhoto() };
    const { screen } = await picker([receipt, photo]);
    const pictures = [...screen.container.querySelectorAll('img')];
    expect(pictures.map(({ src }) => src)).toEqual([photo.thumbnail]);
    expect(pictures[0]?.closest('li')?.textContent).toContain('photo.jpg');
  });

  it('says what became of each: taken, or refused and why', async () => {
    const { screen, list } = await picker();
    await list([receipt, failed]);
    const liveRegion = screen.getByRole('status');
    await expect
      .element(liveRegion)
      .toHaveTextContent('receipt.pdf added photo.jpg was not added: Too large');
    await list([{ ...receipt, tone: 'danger', status: 'Unreadable' }, failed]);
    await expect.element(liveRegion).toHaveTextContent('receipt.pdf was not added: Unreadable');
  });

  it('says nothing more of them once they went with the form', async () => {
    const { screen, list } = await picker();
    await list([receipt, failed]);
    await expect.element(screen.getByRole('status')).toMatchTextContent(/^receipt.pdf added/);
    await list([]);
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
    await list([receipt]);
    await screen.getByRole('button', { name: 'Remove receipt.pdf' }).click();
    await list([]);
    await expect.element(screen.getByRole('status')).toHaveTextContent('receipt.pdf removed');
  });

  it('takes what is dropped on it', async () => {
    const { screen, onAdd } = await picker();
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
    screen
      .getByText('or drop them here')
      .element()
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    expect(onAdd.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['foto.jpg']);
  });
});

describe('the list of files', () => {
  it('is not there while it is empty', async () => {
    const { screen } = await picker();
    await expect.element(screen.getByRole('list')).not.toBeInTheDocument();
  });

  it('tells of each file how it stands, and how much of it is sent', async () => {
    const { screen } = await picker([receipt, failed]);
    const list = screen.getByRole('list', { name: 'Files you added' });
    await expect
      .element(list.getByRole('progressbar', { name: 'receipt.pdf' }))
      .toHaveAttribute('value', '40');
    await expect.element(list.getByText('Too large')).toBeVisible();
    await expect
      .element(list.getByRole('button', { name: 'Try again: receipt.pdf' }))
      .not.toBeInTheDocument();
  });

  it('tries one again and takes one out, by buttons that name it, and keeps the keyboard in the question', async () => {
    const { screen, onRetry, onRemove } = await picker([receipt, failed]);
    await screen.getByRole('button', { name: 'Try again: photo.jpg' }).click();
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('b');
    await screen.getByRole('button', { name: 'Remove receipt.pdf' }).click();
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('a');
    await expect.element(screen.getByRole('status')).toHaveTextContent('receipt.pdf removed');
    await expect.element(screen.getByLabelText('Add files')).toHaveFocus();
  });
});
