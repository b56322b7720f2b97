// What somebody who brings packages hears of their licenses and of what the registry knows of them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readAudit } from '#tools/checks/audit/known-faults.ts';
import { isAllowed, licenseFaults, type LockedPackage } from '#tools/checks/audit/licenses.ts';
import { inFullRun } from './runs.ts';

it('every package of the lock file is under a license that lets us use it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  expect(Object.keys(packages).length).toBeGreaterThan(1_000);
  expect(licenseFaults(packages)).toEqual([]);
});

it('somebody who adds a package under another license, or without one, reads which and what to do', () => {
  expect(isAllowed('(BSD-3-Clause OR GPL-2.0)')).toBe(true);
  expect(isAllowed('MIT AND GPL-3.0')).toBe(false);
  const faults = licenseFaults({
    '': {},
    'node_modules/a': { license: 'AGPL-3.0', resolved: 'https://registry/a' },
    'node_modules/b/node_modules/c': { resolved: 'https://registry/c' },
  });
  expect(faults).toEqual([
    'node_modules/a is under AGPL-3.0: take another package, or ask a lawyer.',
    'node_modules/b/node_modules/c names no license: read its text, and write it down here.',
  ]);
});

it('known faults are told apart by how soon they have to go, and a registry that does not answer is none', () => {
  const fault = (name: string, severity: string, fixAvailable: boolean) => ({
    [name]: { name, severity, range: '<2.0.0', fixAvailable, via: [], nodes: [] },
  });
  const found = { vulnerabilities: { ...fault('a', 'critical', true), ...fault('b', 'low', false) } };
  expect(readAudit(JSON.stringify(found))).toEqual({
    urgent: ['a <2.0.0: critical; a newer version mends it'],
    others: ['b <2.0.0: low; nothing newer mends it yet'],
  });
  expect(readAudit(JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }))).toBe(
    '405 Method Not Allowed',
  );
  expect(readAudit('')).toContain('no answer');
});

it(
  'npm run audit finds nothing that has to go now, or says that it could not ask',
  { ...inFullRun, timeout: 180_000 },
  () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'tools/checks/audit/run.ts'],
      { encoding: 'utf8' },
    );
    expect(status, `${stdout}${stderr}`).toBe(0);
    expect(stdout).toMatch(/known faults: (?:none|not asked)|· /);
  },
);
