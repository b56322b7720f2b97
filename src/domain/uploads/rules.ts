import * as z from 'zod/mini';
import { isStorableText } from '../text.ts';

/** 10 MB a file, as pages promise; 10 files and 50 MB a submission. */
export const uploadLimits = {
  fileBytes: 10 * 1024 * 1024,
  files: 10,
  submissionBytes: 50 * 1024 * 1024,
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

/** For `<input accept>`: both extensions and types, because phones look at one or the other. */
export const acceptAttribute = [
  ...fileTypes.map((entry) => `.${entry.extension}`),
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

/** The kind of a file by its name, or null. The last extension counts: `acta.pdf.exe` is not a PDF. */
export function kindOfFile(name: string): (typeof fileTypes)[number] | null {
  const extension = /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase();
  return fileTypes.find((entry) => entry.extension === extension) ?? null;
}

/** What is said about a file of a kind we do not take: photos of iPhones come in one that is theirs. */
function typeMessage(name: string): UploadMessageKey {
  return /\.hei[cf]$/i.test(name) ? 'file.heic' : 'file.type';
}

/** Turning characters make `fdp.exe` read as `exe.pdf`, invisible ones make two names look like one. */
const unseenInName = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Not part of a name. */
const unsafeInName = /[/\\]/;

/**
 * A file's name as the person reads it: what nobody sees in it is left out. It is stored beside the object and never
 * used as its key.
 */
export const fileName = z.string(key('file.name')).check(
  z.overwrite((name) => name.replace(unseenInName, '')),
  z.trim(),
  z.minLength(1, key('file.name')),
  z.maxLength(uploadLimits.nameLength, key('file.name')),
  z.refine((name) => isStorableText(name, false) && !unsafeInName.test(name), key('file.name')),
);

/** A request for an upload ticket. The declared type must match the name; some phones send none. */
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
      ({ name, type }) => {
        const kind = kindOfFile(name);
        return kind !== null && (type === '' || type === kind.type);
      },
      { error: ({ input }) => typeMessage((input as { name: string }).name), path: ['type'] },
    ),
  );

/** Why these files cannot be sent together, or null. */
export function refuseFileList(files: readonly { size: number }[]): UploadMessageKey | null {
  if (files.length > uploadLimits.files) return 'files.tooMany';
  const total = files.reduce((sum, file) => sum + file.size, 0);
  return total > uploadLimits.submissionBytes ? 'files.tooLargeTogether' : null;
}
