// `npm run build:edit`: the editor as a site of its own, in dist-edit/, for a project of the host that editors alone
// open (docs/deploy.md). It has no pages, no functions and no sessions of clients.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import { doorSettings } from './settings.ts';
import { writeDoor } from './write.ts';

const settings = doorSettings({ ...process.env, EDIT_DOOR: 'on' }, { forOthers: true });
if (settings) {
  const folder = join(PROJECT_ROOT, 'dist-edit');
  const rules = await writeDoor(PROJECT_ROOT, folder, settings);
  const lines = rules.map(({ for: path, values }) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  writeFileSync(join(folder, '_headers'), `${lines.join('\n')}\n`);
  writeFileSync(join(folder, '_redirects'), '/ /edit 302\n');
  console.log(`The editor of ${settings.repository} (${settings.branch}) is in dist-edit.`);
}
