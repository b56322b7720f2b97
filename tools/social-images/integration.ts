// After a build: the picture of each page that search engines may list, where its head says it is. A picture is
// drawn once and kept beside Astro's own cache, under the hash of everything it is drawn from.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import packages from '../../package.json' with { type: 'json' };
import { listedPages } from '../build/finish-page.ts';
import type { PageHead } from '../build/read-page.ts';

/** Drawing waits for threads of the image library; a few at a time keep the cores of a small machine busy. */
const atOnce = 3;
/** A picture of the same words may look different when one of these changes. */
const drawnBy = [
  './draw-card.ts',
  '../../src/domain/papers/font-letters.ts',
  '../../src/components/art/drawings/social-card.svg',
  '../../src/styles/palette.ts',
];

export default function socialImages(): AstroIntegration {
  let cache: URL;
  return {
    name: 'social-images',
    hooks: {
      'astro:config:done': ({ config }) => void (cache = new URL('social-images/', config.cacheDir)),
      'astro:build:done': async ({ dir, logger }) => {
        const drawn = await writeSocialImages(listedPages, fileURLToPath(dir), fileURLToPath(cache));
        logger.info(`${drawn} social images drawn, the others were there`);
      },
    },
  };
}

/** Writes the picture of each page into the build. Answers how many had to be drawn. */
async function writeSocialImages(pages: readonly PageHead[], dist: string, cache: string): Promise<number> {
  await mkdir(cache, { recursive: true });
  const drawing = createHash('sha256');
  for (const file of drawnBy) drawing.update(await readFile(new URL(file, import.meta.url)));
  drawing.update(`${packages.dependencies.satori} ${packages.dependencies.sharp}`);
  const waiting = pages.values();
  let drawn = 0;
  const work = async () => {
    for (const { siteName, section, title, description, image } of waiting) {
      const card = { siteName, section, title, description };
      const cached = join(
        cache,
        `${drawing.copy().update(JSON.stringify(card)).digest('hex').slice(0, 32)}.png`,
      );
      const wanted = join(dist, decodeURIComponent(new URL(image).pathname));
      await mkdir(dirname(wanted), { recursive: true });
      try {
        await copyFile(cached, wanted);
      } catch {
        // Loaded only now: a build that finds every picture in the cache needs neither fonts nor renderer.
        const { drawCard } = await import('./draw-card.ts');
        await writeFile(wanted, await drawCard(card));
        // Renamed when whole: another build may be reading the same cache.
        await copyFile(wanted, `${cached}.${process.pid}`);
        await rename(`${cached}.${process.pid}`, cached);
        drawn += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return drawn;
}
