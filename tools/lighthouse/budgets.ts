// What a page may take compared with its floor. Pages without a budget here (portal, sign-in) are measured by size
// only.
export interface SpeedBudget {
  /** Largest contentful paint, as a multiple of the floor's. */
  readonly lcp: number;
  /** First contentful paint, likewise; 1.05 by default. */
  readonly fcp?: number;
  /** kB over the wire: everything that is sent before the visitor does something. */
  readonly total: number;
  /** The floor shows a large picture above the text, as home pages usually do. */
  readonly floorPicture?: boolean;
  /** Whether search engines should find the page. */
  readonly findable: boolean;
}

// One round trip carries the words and the rules of the first screen (tools/checks/size-budgets.ts counts its bytes);
// the other rules follow. In Spanish the same is said in a tenth more letters, and must fit as well; so must the
// longest post.
const home: SpeedBudget = { lcp: 0.92, total: 42.25, floorPicture: true, findable: true };
const content: SpeedBudget = { lcp: 1.1, total: 32, findable: true };
const post: SpeedBudget = { ...content, total: 33 };
const list: SpeedBudget = { lcp: 1.1, total: 43, findable: true };
// A text of 2,600 words and more, a quiz, a glossary, worksheets: 25 kB of HTML. Its bare words (10 to 12 kB) just fit
// into what a new connection sends at once; the whole page therefore takes a second round trip, 150 ms here. React
// follows once the page is shown.
const lesson: SpeedBudget = { lcp: 1.4, fcp: 1.38, total: 121, findable: true };
// The rules of a form and the words of its five steps: 22 kB of HTML, so a second round trip as for a lesson.
const wizard: SpeedBudget = { lcp: 1.3, fcp: 1.25, total: 128, findable: true };

const exact: Readonly<Record<string, SpeedBudget>> = {
  '/': home,
  '/blog': list,
  '/search': { ...list, findable: false },
  // Four letters in full, for browsers without scripts.
  '/letters': { ...content, lcp: 1.25, fcp: 1.25, total: 35 },
  '/404': { ...content, findable: false },
  '/learning': { ...list, total: 103 },
  '/intake-form': wizard,
};
const unmeasured =
  /^\/(?:login|set-password|client-dashboard|account|checkout|payment-|intake-confirmation|staff)/;

/** The budget of a built page by its address in either language, or undefined if it has none. */
export function budgetOf(address: string): SpeedBudget | undefined {
  const english = address === '/es' ? '/' : address.replace(/^\/es\//, '/');
  if (unmeasured.test(english)) return undefined;
  if (english.startsWith('/learning/') && english !== '/learning/not-found') return lesson;
  if (english.startsWith('/blog/tag/')) return list;
  return exact[address] ?? exact[english] ?? (english.startsWith('/blog/') ? post : content);
}
