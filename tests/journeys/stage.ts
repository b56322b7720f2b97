// What a file of journeys stands on: the stack of the run, a browser, and a way into the database.
import type { Browser } from 'playwright';
import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { sharedStack, type SharedStack } from '../stack.ts';
import { sharedBrowser } from './browser.ts';

export interface Stage {
  readonly stack: SharedStack;
  readonly browser: Browser;
  readonly sql: postgres.Sql;
  /** Where the site is, without a slash at its end. */
  readonly site: string;
}

/** Call it once at the top of a file: it is there from the first test to the last. */
export function setStage(): Stage {
  let stage: Stage | undefined;
  beforeAll(async () => {
    const [browser, stack] = await Promise.all([sharedBrowser(), sharedStack()]);
    const sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => {} });
    stage = { browser, stack, sql, site: stack.siteUrl };
  });
  afterAll(() => stage?.sql.end());
  const now = (): Stage => {
    if (!stage) throw new Error('the stage is there from the first test on');
    return stage;
  };
  return {
    get browser() {
      return now().browser;
    },
    get stack() {
      return now().stack;
    },
    get sql() {
      return now().sql;
    },
    get site() {
      return now().site;
    },
  };
}
