export type Resolved = { kind: 'file'; file: string } | { kind: 'redirect'; to: string } | { kind: 'none' };

/**
 * Netlify's "pretty URLs" as observed in production: `/x` serves x.html; `/x/` goes to `/x` when x.html
 * exists, else serves x/index.html; `/x` goes to `/x/` when only x/index.html exists; `/x.html` and
 * `/x/index.html` are served where they are.
 *
 * `segments` are the decoded parts of the path, without empty ones; `isFile` takes such a list.
 */
export async function resolvePrettyUrl(
  segments: string[],
  trailingSlash: boolean,
  isFile: (segments: string[]) => Promise<string | undefined>,
): Promise<Resolved> {
  const pathname = `/${segments.map(encodeURIComponent).join('/')}`;
  const last = segments.at(-1);
  if (last === undefined) {
    const index = await isFile(['index.html']);
    return index ? { kind: 'file', file: index } : { kind: 'none' };
  }
  const page = await isFile([...segments.slice(0, -1), `${last}.html`]);
  if (trailingSlash) {
    if (page) return { kind: 'redirect', to: pathname };
    const index = await isFile([...segments, 'index.html']);
    if (index) return { kind: 'file', file: index };
    const exact = await isFile(segments);
    return exact ? { kind: 'redirect', to: pathname } : { kind: 'none' };
  }
  const exact = await isFile(segments);
  if (exact) return { kind: 'file', file: exact };
  if (page) return { kind: 'file', file: page };
  if (await isFile([...segments, 'index.html'])) return { kind: 'redirect', to: `${pathname}/` };
  return { kind: 'none' };
}
