// What a page may take, beside its floor. Pages without a budget here (portal, sign-in) are measured by size only.
export interface SpeedBudget {
  /** Largest contentful paint, as a multiple of the floor's. */
  readonly lcp: number;
  /** kB over the wire, everything that is sent before the visitor does something. */
  readonly total: number;
  /** The floor shows a large picture above the text: what a home page usually has. */
  readonly floorPicture?: boolean;
  /** Whether search engines should find the page. */
  readonly findable: boolean;
}

const home: SpeedBudget = { lcp: 0.85, total: 55, floorPicture: true, findable: true };
const content: SpeedBudget = { lcp: 1.1, total: 33, findable: true };
const list: SpeedBudget = { lcp: 1.1, total: 45, findable: true };
const wizard: SpeedBudget = { lcp: 1.1, total: 140, findable: true };

const exact: Readonly<Record<string, SpeedBudget>> = {
  '/': home,
  '/blog': list,
  '/search': { ...list, findable: false },
  '/404': { ...content, findable: false },
  '/intake-form': wizard,
};
const unmeasured =
  /^\/(?:login|set-password|client-dashboard|account|checkout|payment-|intake-confirmation|staff)/;

/** The budget of a built page by its address in either language, or undefined when it has none. */
export function budgetOf(address: string): SpeedBudget | undefined {
  const english = address === '/es' ? '/' : address.replace(/^\/es\//, '/');
  if (unmeasured.test(english)) return undefined;
  return exact[english] ?? (english.startsWith('/blog/tag/') ? list : content);
}
