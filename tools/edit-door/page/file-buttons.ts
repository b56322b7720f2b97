// The buttons for the files of the article that is open: a picture, another address, removing it.
import { addPicture, openArticle, removeArticle, renameArticle } from './article-files.ts';

/** `repository`: the address at GitHub where the files are; null for a folder of this computer. */
export function listenToFiles(strip: HTMLElement, repository: string | null): void {
  const button = (id: string) => strip.querySelector<HTMLButtonElement>(`#${id}`);
  const file = strip.querySelector<HTMLInputElement>('#picture-file');
  const dialog = document.querySelector<HTMLDialogElement>('#article');
  const title = dialog?.querySelector<HTMLInputElement>('input');
  const fault = dialog?.querySelector<HTMLElement>('[role=alert]');
  const show = () => {
    for (const id of ['rename', 'remove']) button(id)?.toggleAttribute('disabled', openArticle() === '');
  };
  addEventListener('hashchange', show);
  show();

  button('picture')?.addEventListener('click', () => {
    if (repository) window.open(`${repository}/upload/HEAD/content/blog/${openArticle()}`);
    else file?.click();
  });
  file?.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    file.value = '';
    if (chosen) void addPicture(chosen).catch((error: unknown) => alert(String(error)));
  });
  for (const id of ['rename', 'remove'])
    button(id)?.addEventListener('click', () => {
      if (repository) return void window.open(`${repository}/tree/HEAD/content/blog/${openArticle()}`);
      if (!dialog || !title || !fault) return;
      dialog.dataset['does'] = id;
      title.value = openArticle().replaceAll('-', ' ');
      fault.textContent = '';
      dialog.showModal();
    });
  dialog?.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const done =
      dialog.dataset['does'] === 'remove'
        ? removeArticle().then(() => '')
        : renameArticle(title?.value ?? '').then((slug) => `/entries/${slug}`);
    done.then(
      (place) => {
        location.assign(`/edit#/collections/articles${place}`);
        // The list of articles is made by the server.
        location.reload();
      },
      (error: unknown) => {
        if (fault) fault.textContent = error instanceof Error ? error.message : String(error);
      },
    );
  });
}
