// The search page. It loads the index when the field gets the focus, searches as people type and shows the results.
// Pagefind (tools/search/index.mjs) writes /pagefind/ after the build and picks the index of the page's language.
import { findAnswer } from '#domain/search/find-answer.ts';

interface SearchResult {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: { readonly title?: string; readonly address?: string; readonly answer?: string };
  readonly sub_results?: readonly {
    readonly url: string;
    readonly title: string;
    readonly excerpt: string;
  }[];
}
interface Pagefind {
  init(): Promise<void>;
  debouncedSearch(
    words: string,
    options: object,
    pause: number,
  ): Promise<{ results: { id: string; data(): Promise<SearchResult> }[] } | null>;
}

const perStep = 10;
const pauseMs = 250;

const find = <E extends Element>(selector: string) => document.querySelector<E>(selector)!;
const form = find<HTMLFormElement>('#search');
const input = find<HTMLInputElement>('#search-words');
const status = find<HTMLElement>('#search-status');
const results = find<HTMLElement>('#search-results');
const list = find<HTMLOListElement>('#search-results ol');
const more = find<HTMLButtonElement>('#search-results button');
const none = find<HTMLElement>('#search-none');
const all = document.querySelector<HTMLElement>('#search-all');
const words = JSON.parse(form.dataset.labels ?? '{}') as Record<string, string>;
const say = (text = '', count = 0, sought = input.value.trim()) => {
  status.textContent = text.replace('{count}', `${count}`).replace('{words}', () => sought);
};

let loading: Promise<Pagefind> | undefined;
function load(): Promise<Pagefind> {
  // Imported through a variable, because the file exists only after the build.
  const address = '/pagefind/pagefind.js';
  loading ??= (import(/* @vite-ignore */ address) as Promise<Pagefind>).then(async (pagefind) => {
    await pagefind.init();
    return pagefind;
  });
  // The next try starts over.
  loading.catch(() => (loading = undefined));
  return loading;
}

function show(result: SearchResult): void {
  const [item, title, link, excerpt] = (['li', 'h3', 'a', 'p'] as const).map((name) =>
    document.createElement(name),
  ) as [HTMLLIElement, HTMLHeadingElement, HTMLAnchorElement, HTMLParagraphElement];
  // Pagefind knows the file of a page, people its address.
  link.href = result.meta.address ?? result.url.replace(/\.html$/, '');
  link.textContent = result.meta.title ?? result.url;
  // Of a question its answer: the passage that was found may be what others typed. Pagefind escaped the passage while
  // indexing; the only elements in it are <mark>.
  if (result.meta.answer) excerpt.textContent = result.meta.answer;
  else excerpt.innerHTML = result.excerpt;
  title.append(link);
  item.append(title, excerpt);
  list.append(item);
}

/** Only the latest search may write: a late answer would replace a newer one. */
let latest = 0;

async function search(pause: number): Promise<void> {
  const query = input.value.trim();
  const mine = ++latest;
  const address = new URL(location.href);
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  history.replaceState(history.state, '', address);
  if (!query) {
    say();
    results.hidden = none.hidden = true;
    if (all) all.hidden = false;
    return;
  }
  try {
    const slow = setTimeout(() => say(words.searching), 400);
    const pagefind = await load().finally(() => clearTimeout(slow));
    let wait = pause;
    const outcome = await findAnswer(query, async (sought) => {
      const answer = mine === latest ? await pagefind.debouncedSearch(sought, {}, wait) : null;
      wait = 0;
      return answer;
    });
    if (outcome === null || mine !== latest) return;
    const { sought } = outcome;
    const hits = outcome.answer.results;
    let shown = 0;
    const next = async () => {
      const step = await Promise.all(hits.slice(shown, shown + perStep).map((hit) => hit.data()));
      if (mine !== latest) return;
      if (shown === 0) list.replaceChildren();
      const first = list.children.length;
      for (const one of step) show(one);
      // The focus moves to the first new result, because the button may be gone.
      if (shown > 0) list.children[first]?.querySelector('a')?.focus();
      shown += step.length;
      more.hidden = shown >= hits.length;
    };
    // Each search replaces the one before.
    more.onclick = () => void next();
    await next();
    if (mine !== latest) return;
    results.hidden = hits.length === 0;
    none.hidden = hits.length > 0;
    if (all) all.hidden = hits.length > 0;
    say(hits.length === 0 ? words.none : hits.length === 1 ? words.one : words.other, hits.length, sought);
  } catch {
    if (mine !== latest) return;
    results.hidden = none.hidden = true;
    if (all) all.hidden = false;
    say(words.failed);
  }
}

form.addEventListener('focusin', () => void load().catch(() => undefined), { once: true });
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void search(0);
});
input.addEventListener('input', () => void search(pauseMs));

const linkedQuery = new URLSearchParams(location.search).get('q');
if (linkedQuery) {
  input.value = linkedQuery;
  void search(0);
}
