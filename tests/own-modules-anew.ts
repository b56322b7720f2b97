// Files of one process share the libraries they load. Of our own modules each file gets its own, since some keep what
// belongs to one stack, such as the adapters of src/server/compose.ts.
import { vi } from 'vitest';

vi.resetModules();
