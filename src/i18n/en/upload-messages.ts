import type { UploadMessageKey } from '#domain/uploads/rules.ts';

/** What happened to a file, one sentence for each cause. */
export const uploadMessages: Record<UploadMessageKey, string> = {
  'file.empty': 'This file is empty. Choose another one.',
  'file.tooLarge': 'This file is larger than 10 MB. A photo taken at a lower quality may fit.',
  'file.type': 'This type of file cannot be used. Send a PDF, DOC, DOCX, JPG, JPEG or PNG.',
  'file.heic':
    'This photo is in a format that only Apple devices open (HEIC). In the iPhone’s Settings choose Camera, Formats, “Most Compatible”, and take the photo again. A screenshot of the photo works, too.',
  'file.name': 'The name of this file cannot be used. Rename it and try again.',
  'file.content':
    'The contents of this file do not match its name. Open it, save it again and send that copy.',
  'file.encrypted':
    'This file is protected, perhaps without asking for a password. Open it, choose Print, then “Save as PDF”, and send that copy.',
  'file.linked':
    'This Word file loads something from elsewhere or has another file inside. In Word choose File, Save As, PDF, and send that copy.',
  'file.infected':
    'A virus scanner found something harmful in this file, so we did not keep it. Send a photo of the pages or a copy from another device.',
  'file.missing': 'We did not get this file. Please add it again.',
  'files.tooMany': 'You can add up to 10 files.',
  'files.tooLargeTogether': 'Together the files are larger than 50 MB. Remove one or send smaller ones.',
};

export default uploadMessages;
