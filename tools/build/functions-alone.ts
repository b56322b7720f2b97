// npm run build:functions: the functions as a deploy runs them, in dist-functions/.
import { join } from 'node:path';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import { reportOn } from '#tools/progress.ts';
import { buildFunctions } from './functions.ts';

const report = reportOn();
const built = await buildFunctions({
  root: PROJECT_ROOT,
  functionsDir: 'functions',
  target: join(PROJECT_ROOT, 'dist-functions'),
  report: (made, total) => report('Functions', made, total),
});
console.log(`${String(built.size)} functions in dist-functions/.`);
