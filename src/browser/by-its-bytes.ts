import { kindOfBytes, tellingBytes } from '#domain/uploads/kind-of-bytes.ts';
import { withEnding } from '#domain/uploads/file-ending.ts';
import { fileTypes, kindOfFile } from '#domain/uploads/rules.ts';

/**
 * The file under the name and type of what its first bytes say: a phone may give it no ending, and a program the wrong
 * one. As it was when they say nothing, or cannot be read.
 */
export async function byItsBytes(file: File): Promise<File> {
  try {
    const kind = kindOfBytes(new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer()));
    if (kind === 'heic') return new File([file], file.name, { type: 'image/heic' });
    // An old Word container may hold a new file with a password: its name tells which.
    if (kind === null || (kind === 'doc' && kindOfFile(file.name))) return file;
    const type = fileTypes.find((entry) => entry.extension === kind)?.type ?? file.type;
    return new File([file], withEnding(file.name, kind), { type });
  } catch {
    return file;
  }
}
