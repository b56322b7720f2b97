/** The full address of a path on this site, for others to use: canonical, feeds, structured data. */
export function absolute(address: string, site: URL | undefined): string {
  const url = new URL(address, site);
  // Only the home page keeps its slash; any other address that ends in one would redirect.
  return url.pathname === '/' ? url.href : url.href.replace(/\/$/, '');
}
