// content/site.yml for the build: pages and tools read the operator's facts from here.
import { readYaml } from '#collections/read-yaml.ts';
import { siteSchema, type Site } from '#domain/site.ts';

/** The operator's facts. Refuses a file with a fault by throwing a sentence that names the field. */
export function readSite(): Site {
  return readYaml('content/site.yml', siteSchema);
}
