// Every function, whatever it is asked, answers with the headers that keep an answer private.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';
import { expect, it } from 'vitest';
import { answerHeaders } from './answer-headers.ts';

interface FunctionFile {
  readonly default: (request: Request, context: Context) => Promise<Response>;
  readonly config: Config;
}

const files = globSync('functions/*.ts').sort();
const context = { ip: '203.0.113.7', params: {}, waitUntil: () => undefined } as unknown as Context;

it.each(files)('%s', async (file) => {
  const { default: answer, config } = (await import(pathToFileURL(file).href)) as FunctionFile;
  // A scheduled function has no address.
  if (!config.path) return expect(config.schedule, basename(file)).toBeDefined();
  const address = `http://localhost${[config.path].flat()[0] ?? ''}`;
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    // Nothing is configured here: what the function takes fails, and what it does not is refused.
    const response = await answer(new Request(address, { method }), context);
    expect(response.status, method).toBeGreaterThanOrEqual(300);
    for (const [name, value] of Object.entries(answerHeaders))
      expect(response.headers.get(name), `${method} ${name}`).toBe(value);
    if (response.status >= 400)
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  }
});
