// Everything may be read but the functions. Pages that are to stay out of search results say so themselves; a
// robot kept from a page would never see that.
import type { APIRoute } from 'astro';
import { absolute } from '#layouts/absolute.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(
    ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${absolute('/sitemap-index.xml', site)}`, ''].join(
      '\n',
    ),
  );
