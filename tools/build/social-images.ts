// After a build: the picture of each page that search engines may list, where its head says it is. A picture is
// drawn once and kept beside Astro's own cache, under the hash of everything it is drawn from.
import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listedPages, type PageHead } from './page-heads.ts';

/** Drawing waits for threads of the image library; two at a time keep both cores of a small machine busy. */
const atOnce = 3;
const fontPackages = ['@fontsource-variable/literata', '@fontsource-variable/source-sans-3'];

export default function socialImages(): AstroIntegration {
  let cache: URL;
  return {
    name: 'social-images',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = new URL('social-images/', config.cacheDir);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const { drawn, kept } = await writeSocialImages(
          listedPages(dir),
          fileURLToPath(dir),
          fileURLToPath(cache),
        );
        logger.info(`${drawn} social images drawn, ${kept} from the cache`);
      },
    },
  };
}

/** Writes the picture of each page into the build. Answers how many had to be drawn. */
export async function writeSocialImages(pages: readonly PageHead[], dist: string, cache: string) {
  await mkdir(cache, { recursive: true });
  const drawing = await drawingHash();
  const waiting = [...pages];
  let drawn = 0;
  const work = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      const { siteName, section, title, description } = page;
      const card = { siteName, section, title, description };
      const name = createHash('sha256')
        .update(drawing)
        .update(JSON.stringify(card))
        .digest('hex')
        .slice(0, 32);
      const kept = join(cache, `${name}.png`);
      const wanted = join(dist, decodeURIComponent(new URL(page.image).pathname));
      await mkdir(dirname(wanted), { recursive: true });
      try {
        await copyFile(kept, wanted);
      } catch {
        // Loaded only now: a build that finds every picture in the cache needs neither fonts nor renderer.
        const { drawCard } = await import('./social-card.ts');
        // Renamed when whole: another build may be reading the same cache.
        const beside = join(cache, `${randomUUID()}.tmp`);
        await writeFile(beside, await drawCard(card));
        await rename(beside, kept);
        await copyFile(kept, wanted);
        drawn += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { drawn, kept: pages.length - drawn };
}

/** Changes when a picture of the same words would look different. */
async function drawingHash(): Promise<string> {
  const hash = createHash('sha256');
  const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');
  for (const source of ['./social-card.ts', '../../src/styles/tokens.css']) hash.update(await read(source));
  const { devDependencies } = JSON.parse(await read('../../package.json')) as {
    devDependencies: Record<string, string>;
  };
  for (const name of ['satori', 'sharp', ...fontPackages]) hash.update(`${name} ${devDependencies[name]}`);
  return hash.digest('hex');
}
