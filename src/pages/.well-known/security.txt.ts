// Where to report a weakness (RFC 9116). Made with every build, because it has to run out within a year.
import type { APIRoute } from 'astro';
import { readSite } from '#collections/site.ts';
import { path } from '#i18n/routes.ts';
import { absolute } from '#layouts/absolute.ts';
import { dayMs } from '#domain/durations.ts';

/** Days a build counts as fresh: well under the year the standard allows. */
const freshDays = 300;

export const GET: APIRoute = ({ site }) => {
  const expires = new Date(Date.now() + freshDays * dayMs);
  return new Response(
    [
      `Contact: mailto:${readSite().email}`,
      `Contact: ${absolute(path('contact', 'en'), site)}`,
      `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
      'Preferred-Languages: en, es',
      `Canonical: ${absolute('/.well-known/security.txt', site)}`,
      '',
    ].join('\n'),
  );
};
