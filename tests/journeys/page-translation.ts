// Imitates what Chrome's page translation does to a page: new texts in `font` elements take the place of those that React
// wrote. It finds none of its own where it put them, and what it then writes into them nobody sees.
import type { Browser, BrowserContext, Page } from 'playwright';

/** Whether all journeys of this run go through translated pages: a part of the full run (tools/checks/run-tests.ts). */
export const isTranslatedRun: boolean = process.env['TEST_TRANSLATED'] === 'yes';

/** Runs in the page. Texts marked `translate="no"` are left alone, as the browser leaves them. */
function translateAlways(): void {
  const state = window as unknown as { translation?: MutationObserver | null };
  // Asked for twice.
  if (state.translation !== undefined) return;
  state.translation = null;
  const isText = (node: Node): node is Text =>
    node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '';
  const leftAlone = 'script,style,noscript,template,textarea,select,svg,title,font,[translate=no]';
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent?.isConnected || parent.closest(leftAlone)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    inner.append(text.data);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    if (isText(root)) return wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  const begin = () => {
    // Once the parts of the page have come to life: before that nobody has chosen to translate it.
    wrapAll(document.body);
    state.translation = new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes)
        if (type === 'characterData') wrapAll(target);
        else addedNodes.forEach(wrapAll);
    });
    state.translation.observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  // Astro says that an island lives once React was called; what it drew is React's own only after that.
  const isWaking = (island: Element) =>
    island.hasAttribute('ssr') ||
    (island.firstElementChild !== null &&
      !Object.keys(island.firstElementChild).some((key) => key.startsWith('__react')));
  const whenAlive = () => {
    if (
      document.readyState !== 'complete' ||
      [...document.querySelectorAll('main astro-island')].some(isWaking)
    )
      setTimeout(whenAlive, 50);
    else begin();
  };
  whenAlive();
}

/** Every page this browser opens is translated from when it lives. */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(translateAlways);
}

/** Every page of every visitor of this browser. */
export function translateAll(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await translatePages(context);
    return context;
  };
}

/** "Show the original" of the browser: texts come back, as new ones. */
export const showOriginal = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { translation?: MutationObserver }).translation?.disconnect();
    for (const font of document.querySelectorAll('font:has(> font)'))
      font.replaceWith(document.createTextNode(font.textContent ?? ''));
  });
