// What the host makes of dist-functions/, without the host: its own packer, by the settings of netlify.toml.
import { readFileSync } from 'node:fs';
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

/** A function as the packer lists it. */
export interface PackedFunction {
  readonly name: string;
  readonly routes?: readonly {
    readonly pattern: string;
    readonly literal?: string;
    readonly expression?: string;
  }[];
  readonly schedule?: string;
  readonly runtimeVersion?: string;
  readonly trafficRules?: unknown;
}

/** What the packer says of each function in a folder. */
export function listOf(place: string): readonly PackedFunction[] {
  const list = JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8')) as {
    functions: readonly PackedFunction[];
  };
  return list.functions;
}

/** What the list of the host says in another way than ours; nothing where both are the same. */
export function differencesOf(
  ours: readonly PackedFunction[],
  theirs: readonly PackedFunction[],
): readonly string[] {
  const facts = (list: readonly PackedFunction[]) =>
    new Set(
      list.map(({ name, routes, schedule, runtimeVersion, trafficRules }) =>
        JSON.stringify({
          name,
          routes: routes?.map(({ pattern }) => pattern),
          schedule,
          runtimeVersion,
          trafficRules,
        }),
      ),
    );
  const [own, other] = [facts(ours), facts(theirs)];
  return [
    ...[...other].filter((one) => !own.has(one)).map((one) => `theirs alone: ${one}`),
    ...[...own].filter((one) => !other.has(one)).map((one) => `ours alone: ${one}`),
  ];
}
