// The editor at /edit, as files of a build.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleDoor } from './bundle.ts';
import { doorConfig } from './config.ts';
import { doorFileHeaders, doorHeaders } from './headers.ts';
import type { DoorSettings } from './settings.ts';

/** Writes /edit into a built site; answers the headers it needs, as the platform's configuration names them. */
export async function writeDoor(root: string, dist: string, settings: DoorSettings) {
  await bundleDoor(join(dist, 'edit'));
  mkdirSync(dist, { recursive: true });
  copyFileSync(join(import.meta.dirname, 'page/edit.html'), join(dist, 'edit.html'));
  writeFileSync(join(dist, 'edit/config.json'), JSON.stringify(doorConfig(root, settings)));
  return [
    { for: '/edit', values: doorHeaders },
    { for: '/edit/*', values: doorFileHeaders },
  ];
}
