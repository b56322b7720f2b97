// content/launch.yml for the tools.
import { readYamlFile } from '#collections/read-yaml.ts';
import { launchSchema } from '#domain/launch.ts';

/** Refuses a missing or faulty file by throwing a sentence that names it. */
export const readLaunchFile = (root: string) => readYamlFile(root, 'content/launch.yml', launchSchema);
