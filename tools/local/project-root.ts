import { fileURLToPath } from 'node:url';

/** The folder of package.json, whatever folder a command is started from. */
export const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url));
