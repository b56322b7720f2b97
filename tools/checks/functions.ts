// Bundles every function as the host does, and reads what each says of itself. The bundles are kept where the local
// stack looks for them: a stack started by a test finds them made.
import { bundleFunctions } from '#tools/local/netlify/bundle-functions.ts';
import { resolveOptions } from '#tools/local/netlify/options.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';

const functions = await bundleFunctions(resolveOptions({ projectRoot: PROJECT_ROOT }));
console.log(`${functions.length} functions.`);
