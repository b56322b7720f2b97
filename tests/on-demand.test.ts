// @module-tag full
// Packages that are fetched when a command first needs them.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { fetchPackages } from '#tools/on-demand/fetch.ts';

let source: string;
let places: string;
const place = () => join(places, 'set');
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'on-demand-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  [source, places] = [join(folder, 'source'), join(folder, 'places')];
  mkdirSync(source);
  const lock = { name: 'one', lockfileVersion: 3, requires: true, packages: { '': { name: 'one' } } };
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name: 'one', private: true }));
  writeFileSync(join(source, 'package-lock.json'), JSON.stringify(lock));
});

/** As npm does it: what lies there goes, and the packages come one after the other. */
function install(folder: string, meanwhile = () => {}): boolean {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules/first'), { recursive: true });
  meanwhile();
  mkdirSync(join(folder, 'node_modules/second'));
  return true;
}
const isWhole = (packages: string) =>
  ['first', 'second', '.fetched'].every((name) => existsSync(join(packages, name)));

test('two commands that fetch the same packages at the same time both get them whole, and leave one folder', () => {
  const packages = fetchPackages(source, place(), (folder) =>
    install(folder, () => expect(isWhole(fetchPackages(source, place(), install))).toBe(true)),
  );
  expect(isWhole(packages)).toBe(true);
  expect(readdirSync(places)).toEqual(['set']);
});

test('packages that could not be fetched leave nothing, and the next try fetches them with npm', () => {
  expect(() => fetchPackages(source, place(), () => false)).toThrow('could not be fetched');
  expect(readdirSync(places)).toEqual([]);
  expect(existsSync(join(fetchPackages(source, place()), '.fetched'))).toBe(true);
});

test('packages of an older lock are fetched anew, those of the same lock are not', () => {
  fetchPackages(source, place(), install);
  expect(isWhole(fetchPackages(source, place(), () => false))).toBe(true);
  writeFileSync(join(source, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3 }));
  expect(() => fetchPackages(source, place(), () => false)).toThrow('could not be fetched');
});
