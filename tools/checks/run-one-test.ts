// `npm run test:one <file> … [-- -t "a name"]`: test files, or all whose path has these letters, with the right
// configuration, and with the site built first where it is read.
import { spawnSync } from 'node:child_process';
import { buildSite } from '#tools/local/build-site.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import { placeOf, testsNamed } from './test-place.ts';

const typed = process.argv.slice(2);
const options = typed.findIndex((word) => word.startsWith('-'));
const names = options < 0 ? typed : typed.slice(0, options);
const rest = options < 0 ? [] : typed.slice(options);
try {
  if (names.length === 0) throw new Error('Name a test file: npm run test:one src/domain/site.test.ts');
  const named = new Set(names.flatMap((name) => testsNamed(name, PROJECT_ROOT)));
  const byConfig = Map.groupBy(named, (file) => placeOf(file).config.join(' '));
  for (const files of byConfig.values()) {
    const places = files.map(placeOf);
    if (places.some(({ needsBuild }) => needsBuild))
      await buildSite({ root: PROJECT_ROOT, env: {}, says: (line) => console.log(line) });
    const { status } = spawnSync('vitest', ['run', ...(places[0]?.config ?? []), ...files, ...rest], {
      cwd: PROJECT_ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) process.exitCode = status ?? 1;
  }
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
