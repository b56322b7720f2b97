// What is done with the files of one article beside writing it: a picture is put into its folder, the folder is renamed or
// removed. On a folder of this computer this happens here; the editor's own parts know no way to do it. Where the files lie
// at GitHub, its page of that folder does it.
import { slugOf } from '#domain/blog/slug.ts';
import { putIntoText } from './boxes.ts';

/** As the browser names what it offers; not every one does. */
type Picker = (options?: object) => Promise<FileSystemDirectoryHandle>;
const asked = window as unknown as { showDirectoryPicker?: Picker };

let picked: FileSystemDirectoryHandle | undefined;
const picker = asked.showDirectoryPicker?.bind(window);
// The editor asks for the folder; what it gets is remembered here too.
if (picker)
  asked.showDirectoryPicker = async (options) => {
    picked = await picker(options);
    return picked;
  };

async function articles(): Promise<FileSystemDirectoryHandle> {
  picked ??= await asked.showDirectoryPicker?.({ mode: 'readwrite' });
  if (!picked) throw new Error('This browser cannot write into a folder.');
  return (await picked.getDirectoryHandle('content')).getDirectoryHandle('blog');
}

/** The folder of the article that is open; empty where none is. */
export const openArticle = (): string =>
  /^#\/collections\/articles\/entries\/([^/?]+)/.exec(location.hash)?.[1] ?? '';

async function write(folder: FileSystemDirectoryHandle, name: string, file: Blob): Promise<void> {
  const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await writer.write(file);
  await writer.close();
}

/** Puts a picture beside the text and names it there, with the cursor where its words belong. */
export async function addPicture(file: File): Promise<void> {
  const ending = /\.[^.]*$/.exec(file.name)?.[0].toLowerCase() ?? '';
  const name = `${slugOf(file.name.slice(0, -ending.length || undefined)) || 'picture'}${ending}`;
  await write(await (await articles()).getDirectoryHandle(openArticle()), name, file);
  putIntoText(`![|](./${name})`);
}

/** Gives the open article another address. Refuses one that is taken. */
export async function renameArticle(title: string): Promise<string> {
  const [from, to] = [openArticle(), slugOf(title)];
  if (to === '' || to === from) return from;
  const blog = await articles();
  for await (const name of blog.keys())
    if (name === to) throw new Error(`There is an article at /blog/${to} already.`);
  const [before, after] = [
    await blog.getDirectoryHandle(from),
    await blog.getDirectoryHandle(to, { create: true }),
  ];
  for await (const [name, handle] of before.entries())
    if (handle.kind === 'file') await write(after, name, await (handle as FileSystemFileHandle).getFile());
  await blog.removeEntry(from, { recursive: true });
  return to;
}

/** Removes the open article in both languages, with its pictures. */
export async function removeArticle(): Promise<void> {
  await (await articles()).removeEntry(openArticle(), { recursive: true });
}
