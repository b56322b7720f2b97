// Copies on different ports share one build, and a build carries its address: in canonical and hreflang links,
// sitemap, feeds, structured data. The one that serves it writes its own.

/** The address local builds are made with. */
export const builtAddress = 'http://localhost:8888';

const CARRIES_ADDRESSES = /^(text\/(html|plain|xml)|application\/([\w.-]+\+)?(json|xml))/;

/** A built file as a site at `siteUrl` has it. Our own scripts are not of these types, so their hashes stay valid. */
export function withOwnAddress(bytes: Buffer, contentType: string, siteUrl: string): Buffer {
  if (siteUrl === builtAddress || !CARRIES_ADDRESSES.test(contentType)) return bytes;
  return Buffer.from(bytes.toString('utf8').replaceAll(builtAddress, siteUrl));
}
