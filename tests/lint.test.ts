// A rule of the linter that is switched off says why, in the line above it or above the rules of its files.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('gives a reason for every rule that is off', () => {
  const lines = readFileSync('.oxlintrc.json', 'utf8').split('\n');
  const unexplained: string[] = [];
  let explained = false;
  for (const line of lines) {
    const isOff = /: "off",?$/.test(line);
    if (line.trim().startsWith('//')) explained = true;
    else if (isOff && !explained) unexplained.push(line.trim());
    // A reason holds for the rules that follow it up to the next empty line or block.
    else if (!isOff && !/"rules": \{/.test(line)) explained = false;
  }
  expect(unexplained).toEqual([]);
});

it('keeps the rules on that find tests without a claim and effects that miss a change', () => {
  const config = readFileSync('.oxlintrc.json', 'utf8');
  for (const rule of ['vitest/valid-expect', 'vitest/expect-expect', 'react-hooks/exhaustive-deps'])
    expect(config).toMatch(new RegExp(`"${rule}": (\\[\\s*)?"error"`));
});
