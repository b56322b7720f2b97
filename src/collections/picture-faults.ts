// Pictures of an article lie in its folder; the build makes their sizes. What is wrong with one, in sentences.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nodesOf } from '#collections/markup-faults.ts';

/** Endings the build can read. Drawings (svg) are left out: a file of somebody else may carry scripts. */
export const pictureFile = /\.(?:jpe?g|png|webp|avif)$/i;
const largestPicture = 8 * 1024 * 1024;

/** Names of the pictures that a text shows, as their files are named. */
export function picturesIn(body: string): string[] {
  return nodesOf(body, 'image').map(({ url = '' }) => decodeURI(url).replace(/^\.\//, ''));
}

/** Everything wrong with the pictures of a text; `folder` is a path from the project's folder. */
export function pictureFaults(body: string, folder: string, root = process.cwd()): string[] {
  return nodesOf(body, 'image').flatMap(({ url = '', alt, position }) => {
    const picture = `line ${position?.start.line ?? 1}: the picture "${url}"`;
    const faults: string[] = [];
    if (!alt?.trim())
      faults.push(
        `${picture} has no words for people who do not see it; write ![what it shows](${url || './name.jpg'})`,
      );
    if (!/^\.\/[^/]+$/.test(url))
      faults.push(
        `${picture} must lie in the folder of the article; write ./ and its name, such as ./notice.jpg`,
      );
    else if (!pictureFile.test(url)) faults.push(`${picture} must be a .jpg, .png, .webp or .avif`);
    else {
      const file = join(root, folder, decodeURI(url));
      if (!existsSync(file)) faults.push(`${picture} is not in ${folder}; put it there, or mend the name`);
      else if (statSync(file).size > largestPicture)
        faults.push(`${picture} is larger than 8 MB; make it smaller`);
    }
    return faults;
  });
}
