import type { APIRoute } from 'astro';
import { isLocale, locales } from '#domain/languages.ts';
import { makeAgreementFile } from '#layouts/agreement-file.ts';

export const getStaticPaths = () => locales.map((language) => ({ params: { language } }));

export const GET: APIRoute = async ({ params }) => {
  const language = params.language;
  if (!isLocale(language)) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await makeAgreementFile(language)), {
    headers: { 'content-type': 'application/pdf' },
  });
};
