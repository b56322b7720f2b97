// `npm run audit`: licenses of all packages, and what the registry knows of their faults.
import { readFileSync } from 'node:fs';
import { askRegistry } from './known-faults.ts';
import { licenseFaults, type LockedPackage } from './licenses.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};
const list = (sentences: readonly string[], mark: string) =>
  sentences.map((sentence) => `\n  ${mark} ${sentence}`).join('');

const licenses = licenseFaults(packages);
console.log(
  licenses.length === 0
    ? `✓ licenses: ${Object.keys(packages).length - 1} packages may be used`
    : `licenses:${list(licenses, '✗')}`,
);
const known = askRegistry();
if (typeof known === 'string') {
  console.log(`- known faults: not asked, since the registry did not answer (${known})`);
} else if (known.urgent.length + known.others.length === 0) {
  console.log('✓ known faults: none');
} else {
  console.log(`known faults:${list(known.urgent, '✗')}${list(known.others, '·')}`);
}
const hasUrgent = typeof known !== 'string' && known.urgent.length > 0;
if (licenses.length > 0 || hasUrgent) process.exitCode = 1;
