// What the host makes of dist-functions/, without the host: its own packer, by the settings of netlify.toml.
import { join } from 'node:path';

/** Packs every function into a folder, as archives for the host or as folders to run. Answers the host's manifest. */
export async function packFunctions(
  root: string,
  target: string,
  archiveFormat: 'none' | 'zip',
  source = join(root, 'dist-functions'),
) {
  const { zipFunctions } = await import('@netlify/zip-it-and-ship-it');
  return zipFunctions(source, target, {
    archiveFormat,
    basePath: root,
    repositoryRoot: root,
    manifest: join(target, 'manifest.json'),
    config: { '*': { nodeBundler: 'none' } },
  });
}
