import * as z from 'zod/mini';
import { cleanText } from '../clean-text.ts';

/** 10 MB a file, as pages promise; 10 files and 50 MB a submission. */
export const uploadLimits = {
  fileBytes: 10 * 1024 * 1024,
  files: 10,
  submissionBytes: 50 * 1024 * 1024,
  /** A photo up to this size is made smaller in the browser. */
  photoBytes: 40 * 1024 * 1024,
  nameLength: 200,
} as const;

/**
 * The one list of types. It feeds the inputs' `accept`, this schema, the content check and the storage bucket. If you
 * add a type, add its content check to `server/files`. Never add one that a browser would run.
 */
export const fileTypes = [
  { extension: 'pdf', type: 'application/pdf' },
  { extension: 'doc', type: 'application/msword' },
  { extension: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  { extension: 'jpg', type: 'image/jpeg' },
  { extension: 'jpeg', type: 'image/jpeg' },
  { extension: 'png', type: 'image/png' },
] as const;

export type FileExtension = (typeof fileTypes)[number]['extension'];

/** Endings of the same kinds that Windows and older programs write. */
export const otherEndings: Readonly<Record<string, FileExtension>> = {
  jfif: 'jpg',
  jpe: 'jpg',
  pjpeg: 'jpg',
  pjp: 'jpg',
};

/** For `<input accept>`: both extensions and types, because phones look at one or the other. */
export const acceptAttribute = [
  ...fileTypes.map((entry) => `.${entry.extension}`),
  ...Object.keys(otherEndings).map((ending) => `.${ending}`),
  ...new Set(fileTypes.map((entry) => entry.type)),
].join(',');

export const uploadMessageKeys = [
  'file.empty',
  'file.tooLarge',
  'file.type',
  'file.heic',
  'file.name',
  'file.content',
  'file.encrypted',
  'file.linked',
  'file.infected',
  'file.missing',
  'files.tooMany',
  'files.tooLargeTogether',
] as const;
export type UploadMessageKey = (typeof uploadMessageKeys)[number];

const key = (message: UploadMessageKey) => message;

const endingOf = (name: string) => /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The kind of a file by its name, or null. The last extension counts: `acta.pdf.exe` is not a PDF. */
export function kindOfFile(name: string): (typeof fileTypes)[number] | null {
  const ending = endingOf(name);
  const extension = otherEndings[ending] ?? ending;
  return fileTypes.find((entry) => entry.extension === extension) ?? null;
}

/** How systems name our types, also where Office or a photo program is missing or old: `image/pjpeg`, `wps-office.docx`. */
const namedType = /(pdf|jpe?g|png|docx?|msword|wordprocessingml\.document)$/i;

/** The kind of a file by the type that a system gives it, or null. */
function kindOfType(type: string): (typeof fileTypes)[number] | null {
  const [, ending = ''] = namedType.exec(type) ?? [];
  return fileTypes.find((entry) => entry.type.endsWith(ending) && ending) ?? kindOfFile(`.${ending}`);
}

/** Types that say nothing about what is inside. */
const tellsNothing = (type: string) => /^$|octet-stream$|zip/i.test(type);

/** What a file seems to be before its bytes are known, by its name or else by its type; null if neither is one of ours. */
export const supposedKind = ({ name, type }: { readonly name: string; readonly type: string }) =>
  kindOfFile(name) ?? kindOfType(type);

/** At most as long as a name may be, with its ending. */
export function shortened(name: string): string {
  if (name.length <= uploadLimits.nameLength) return name;
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? '';
  return (
    name
      .slice(0, uploadLimits.nameLength - ending.length)
      .trim()
      .replace(/[\ud800-\udbff]$/, '') + ending
  );
}

/** Turning characters make `fdp.exe` read as `exe.pdf`, invisible ones make two names look like one. */
const unseenInName = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A file's name as the person reads it: what nobody sees in it is left out, slashes become dashes, and a long one is
 * shortened. It is stored beside the object and never used as its key.
 */
export const fileName = z
  .string(key('file.name'))
  .check(
    z.overwrite(
      (name) => shortened(cleanText(name.replace(unseenInName, '')).replace(/[/\\]/g, '-')) || 'file',
    ),
  );

const isHeic = ({ name, type }: { readonly name: string; readonly type: string }) =>
  /^image\/hei[cf]/i.test(type) || (/\.hei[cf]$/i.test(name) && !kindOfType(type));

/**
 * A request for an upload ticket. Name and type are what a system says, and the bytes decide once they are here: only
 * what says to be something else is refused at once.
 */
export const uploadRequest = z
  .object({
    name: fileName,
    size: z
      .int(key('file.empty'))
      .check(z.minimum(1, key('file.empty')), z.maximum(uploadLimits.fileBytes, key('file.tooLarge'))),
    type: z.string(key('file.type')).check(z.maxLength(150, key('file.type'))),
  })
  .check(
    z.refine(
      (file) => !isHeic(file) && !isProgram(file) && (supposedKind(file) !== null || isUnknown(file)),
      {
        error: ({ input }) =>
          key(isHeic(input as { name: string; type: string }) ? 'file.heic' : 'file.type'),
        path: ['type'],
      },
    ),
  );

/** What somebody would start by opening it is never taken, whatever else it says to be. */
const isProgram = ({ name }: { readonly name: string }) =>
  /\.(?:exe|com|scr|bat|cmd|msi|js|jse|vbs|wsf|ps1|lnk|hta|html?|svg|jar|apk|app|sh)$/i.test(name);

/** Neither name nor type says what it is, as Android sends photos. */
const isUnknown = ({ name, type }: { readonly name: string; readonly type: string }) =>
  tellsNothing(type) && !/\.[A-Za-z][A-Za-z0-9]{1,4}$/.test(name);

/** Why these files cannot be sent together, or null. */
export function refuseFileList(files: readonly { size: number }[]): UploadMessageKey | null {
  if (files.length > uploadLimits.files) return 'files.tooMany';
  const total = files.reduce((sum, file) => sum + file.size, 0);
  return total > uploadLimits.submissionBytes ? 'files.tooLargeTogether' : null;
}
