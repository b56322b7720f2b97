// `npm ci` refuses a lock that names a package without saying which one it is.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

// A registry that lacks the packages of some platforms makes `npm install` leave them out of the lock, without a word.
test('every part for another platform that the lock names is in the lock', () => {
  const { packages } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !placesOf(place, name).some((candidate) => candidate in packages),
    ),
  );
  expect(missing).toEqual([]);
});

/** Where Node would look for a package from this place, nearest first. */
function placesOf(place: string, name: string): string[] {
  const places = [`${place}/node_modules/${name}`];
  for (let at = place; at.includes('/node_modules/');) {
    at = at.slice(0, at.lastIndexOf('/node_modules/'));
    places.push(`${at}/node_modules/${name}`);
  }
  return [...places, `node_modules/${name}`];
}

// npm lists, after every `npm ci`, the packages whose scripts nobody has decided about. None is needed, so none may run.
test('every package that brings a script of its own is refused by name', () => {
  const { packages } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
  };
  const { allowScripts } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    allowScripts: Readonly<Record<string, boolean>>;
  };
  const withScript = Object.entries(packages).flatMap(([place, { hasInstallScript }]) =>
    hasInstallScript ? [place.split('node_modules/').at(-1) ?? place] : [],
  );
  expect(withScript.length).toBeGreaterThan(0);
  expect([...new Set(withScript)].toSorted()).toEqual(Object.keys(allowScripts).toSorted());
  expect(Object.values(allowScripts)).not.toContain(true);
});

// .npmrc keeps npm's warnings about its own Node away, and with them these, which matter to whoever changes a package.
test.each(globSync(['package-lock.json', 'tools/on-demand/*/package-lock.json'], { cwd: PROJECT_ROOT }))(
  'somebody who adds a package that its authors gave up reads it in npm’s words: %s',
  (file) => {
    const { packages } = JSON.parse(readFileSync(join(PROJECT_ROOT, file), 'utf8')) as {
      packages: Readonly<Record<string, { readonly deprecated?: string }>>;
    };
    const said = Object.entries(packages).flatMap(([place, { deprecated }]) =>
      deprecated === undefined ? [] : [`${place}: ${deprecated}`],
    );
    expect(said).toEqual([]);
  },
);
