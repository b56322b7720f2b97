// Whether the pages may sell. The functions ask the database too (src/server/sale).
import { launchSchema, isSaleClosedByFiles } from '#domain/launch.ts';
import { buildEnvironment } from './build-environment.ts';
import { readYaml } from './read-yaml.ts';
import { readSite } from './site.ts';

/** True where the public would meet a payment that is refused. Every other build sells, so that it can be tried. */
export function isSaleClosed(forPublic = buildEnvironment.publicSite): boolean {
  return forPublic && isSaleClosedByFiles(readSite(), readYaml('content/launch.yml', launchSchema));
}
