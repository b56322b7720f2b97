// @module-tag full
// Reading and searching articles, and their lists as other programs read them.
import { describe, expect, it } from 'vitest';
import { everyday } from '#tests/runs.ts';
import { startJourney } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();

describe('somebody who looks for an answer', () => {
  for (const { from, words, found, prefix } of [
    // People type without accents on a phone.
    { from: '/es/blog', words: 'deposito', found: /resultados? para “deposito”/, prefix: '/es/blog/' },
    { from: '/blog', words: 'deposit', found: /results? for “deposit”/, prefix: '/blog/' },
  ])
    it(`finds the article about it: ${words}`, everyday(words === 'deposito'), async () => {
      const journey = await startJourney(stage.browser, { viewport: { width: 360, height: 740 } });
      const { page } = journey;
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await page.goto(stage.site + from);
      await page.getByRole('search').getByRole('searchbox').fill(words);
      expect(loaded.some((address) => address.startsWith('/pagefind/'))).toBe(false);
      await page.keyboard.press('Enter');
      // The count is announced: it is a status.
      await page.getByRole('status').filter({ hasText: found }).waitFor();
      const first = page.locator('#search-results a').first();
      expect(await first.getAttribute('href')).toContain(`${prefix}deposits-and-the-2024-law`);
      await journey.expectAccessible('search with results');

      await page.getByRole('searchbox').fill('xyzzyx');
      await page.locator('#search-none').waitFor();
      expect(await page.locator('#search-none a').first().getAttribute('href')).toMatch(/^tel:/);
      expect(await page.locator('#search-none .links a').first().getAttribute('href')).toContain(
        '#free-help',
      );
      expect(new URL(page.url()).searchParams.get('q')).toBe('xyzzyx');
      await first.waitFor({ state: 'hidden' });
      await journey.end();
    });

  it('has the list of articles without JavaScript', async () => {
    const journey = await startJourney(stage.browser, { javaScriptEnabled: false });
    await journey.page.goto(`${stage.site}/es/search?q=desalojo`);
    const links = journey.page.locator('#search-all a');
    expect(await links.count()).toBeGreaterThanOrEqual(8);
    expect(await journey.page.getByRole('searchbox').isVisible()).toBe(false);
    await links.first().click();
    await journey.page.locator('article h1').waitFor();
    await journey.end();
  });
});

describe('another program', () => {
  it.each(['/api/blog', '/api/service-packages'])('reads %s as JSON', async (address) => {
    const answer = await fetch(stage.site + address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const list = (await answer.json()) as { id: string; imageUrl?: string }[];
    expect(list.length).toBeGreaterThanOrEqual(4);
    for (const { imageUrl } of list)
      if (imageUrl)
        expect((await fetch(stage.site + imageUrl)).headers.get('content-type')).toBe('image/png');
  });

  it('reads the feed of each language', async () => {
    for (const [address, language] of [
      ['/blog/rss.xml', 'en-us'],
      ['/es/blog/rss.xml', 'es-us'],
    ] as const) {
      const answer = await fetch(stage.site + address);
      expect(answer.headers.get('content-type')).toMatch(/xml/);
      const feed = await answer.text();
      expect(feed).toContain(`<language>${language}</language>`);
      expect(feed.match(/<item>/g)?.length).toBeGreaterThanOrEqual(8);
    }
  });
});
