import { expect, it } from 'vitest';
import { signatureMatchesName } from './signature.ts';

it.each([
  ['María José Núñez Peña', true],
  ['maria jose nunez pena', true],
  ['MARÍA  JOSÉ  NÚÑEZ-PEÑA', true],
  ['Núñez Peña María José', true],
  ['Maria Nunez', false],
  ['María María Núñez Peña', false],
  ['', false],
])('the signature %j reads like the name: %s', (signature, matches) => {
  expect(signatureMatchesName(signature, 'María José', 'Núñez Peña')).toBe(matches);
});
