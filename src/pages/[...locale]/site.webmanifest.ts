// How the site appears on a phone's home screen, in each language.
import type { APIRoute } from 'astro';
import type { Locale } from '#domain/languages.ts';
import { path } from '#i18n/routes.ts';
import { localePaths } from '#i18n/static-paths.ts';
import { titles } from '#i18n/titles.ts';
import { readSite } from '#collections/site.ts';
import { palette } from '#styles/palette.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const { name } = readSite();
  const png = (file: string, size: number) => ({ src: file, sizes: `${size}x${size}`, type: 'image/png' });
  return Response.json({
    id: path('home', locale),
    name,
    short_name: name,
    description: titles[locale].home.description,
    lang: locale,
    dir: 'ltr',
    start_url: path('home', locale),
    scope: '/',
    display: 'browser',
    background_color: palette['paper-50'],
    theme_color: palette['evergreen-900'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('/icon-192.png', 192),
      png('/icon-512.png', 512),
      { ...png('/icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  });
};
