import type { OwnFile } from './own-data.ts';

// Signs that some system refuses in a file name, and names that would leave the folder when it is unpacked.
// oxlint-disable-next-line no-control-regex
const refused = /[\u0000-\u001f<>:"/\\|?*\u007f]|[\u202a-\u202e\u2066-\u2069]/g;

/** Where each file goes in the saved folder: under what it belongs to, with its own name, numbered if two share one. */
export function pathsOf(files: readonly OwnFile[], folder: string): Map<string, string> {
  const taken = new Set<string>();
  const paths = new Map<string, string>();
  for (const { id, belongsTo, name } of files) {
    const plain = name.replace(refused, '_').replace(/^[. ]+|[. ]+$/g, '') || 'file';
    const dot = plain.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
    let path = `${folder}/${belongsTo}/${plain}`;
    for (let count = 2; taken.has(path.toLowerCase()); count += 1)
      path = `${folder}/${belongsTo}/${stem} (${count})${ending}`;
    taken.add(path.toLowerCase());
    paths.set(id, path);
  }
  return paths;
}
