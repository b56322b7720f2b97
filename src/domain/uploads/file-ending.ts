import { fileTypes, kindOfFile, otherEndings, shortened, type FileExtension } from './rules.ts';

const endingOf = (name: string) => /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** A name with the ending of what is in the file: a PNG named `scan.jpg` becomes `scan.png`, a bare number gets one. */
export function withEnding(name: string, extension: FileExtension): string {
  const named = kindOfFile(name);
  if (named?.type === fileTypes.find((entry) => entry.extension === extension)?.type && !isOther(name))
    return name;
  const bare = named || /^hei[cf]$/.test(endingOf(name)) ? name.replace(/\.[A-Za-z0-9]+$/, '') : name;
  return shortened(`${bare}.${extension}`);
}
const isOther = (name: string) => Object.hasOwn(otherEndings, endingOf(name));
