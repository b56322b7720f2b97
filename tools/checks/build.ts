// The build that all later checks read. It is the local stack's own, so that a stack started by a test finds it
// current: a second build during the run would empty `dist` while tests are reading it.
import { buildSite } from '#tools/local/build-site.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';

await buildSite({ root: PROJECT_ROOT, env: {}, says: (line) => console.log(line) }).catch((fault: Error) => {
  console.error(fault.message);
  process.exitCode = 1;
});
