import { fileURLToPath } from 'node:url';

/** The folder of package.json, wherever a command is started. */
export const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url));
