// Files of one process share the libraries they load. Of our own modules each file gets its own, since some keep what
// belongs to one stack, such as the adapters of src/server/compose.ts, and so does the environment.
import { vi } from 'vitest';

const shared = globalThis as { firstEnvironment?: NodeJS.ProcessEnv };
shared.firstEnvironment ??= { ...process.env };
for (const name of Object.keys(process.env))
  if (!(name in shared.firstEnvironment)) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, shared.firstEnvironment);
vi.resetModules();
