/** A path of this site as the full address others have to use: canonical, feeds, structured data. */
export function absolute(address: string, site: URL | undefined): string {
  const url = new URL(address, site);
  // The home page keeps its slash; any other address with one would redirect.
  return url.pathname === '/' ? url.href : url.href.replace(/\/$/, '');
}
