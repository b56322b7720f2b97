// @module-tag full
// What strangers type into the search of the site, and what the index of the build answers. Pagefind's own program
// reads the index here as it does in a browser; only its files come from the disk.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { locales, type Locale } from '#domain/languages.ts';
import { findAnswer } from '#domain/search/find-answer.ts';
import { inLocale } from '#i18n/routes.ts';

interface Pagefind {
  options(options: object): Promise<void>;
  init(language: string): Promise<void>;
  search(words: string): Promise<{
    results: { id: string; data(): Promise<{ url: string; meta: { address?: string } }> }[];
  }>;
  destroy(): Promise<void>;
}

/** English words, Spanish words as people type them on a phone, and the English address of the answer. */
const examples: readonly (readonly [string, string, string])[] = [
  ['does the price cover all my cases', 'el precio cubre todos mis casos', '/questions#all-my-cases'],
  ['court fee how much', 'cuanto cobra el tribunal', '/questions#court-charges'],
  ['will my landlord find out', 'se va a enterar mi arrendador', '/questions#landlord-told'],
  ['is my motion public', 'mi peticion es publica', '/questions#motion-public'],
  ['does a lawyer check my papers', 'un abogado revisa mis papeles', '/questions#lawyer-check'],
  ['interpreter', 'interprete', '/questions#interpreter'],
  ['undocumented', 'sin papeles', '/questions#immigration'],
  ['phone number', 'numero de telefono', '/questions#phone'],
  ['papers in Spanish', 'papeles en español', '/questions#language'],
  ['notary', 'notario', '/questions#sign-and-notary'],
  ['check that it is hidden', 'comprobar que ya no se ve', '/questions#check-hidden'],
  ['judge said no ask again', 'el juez dijo que no', '/questions#ask-again'],
  ['is my record hidden', 'cómo sé si está oculto', '/questions#check-hidden'],
  ['how do I know it is sealed', 'como se si ya esta sellado', '/questions#check-hidden'],
  ['is a lawyer checking it', 'lo revisa un abogado', '/questions#lawyer-check'],
  ['is my husband covered', 'mi esposo tambien', '/questions#my-spouse'],
  ['do you tell my landlord', 'le avisan al arrendador', '/questions#landlord-told'],
  ['I need a translator in court', 'necesito traductor en la corte', '/questions#interpreter'],
  ['are the documents in english', 'los documentos estan en ingles', '/questions#language'],
  ['do you work in Florida', 'trabajan en Florida', '/questions#other-states'],
  ['my case was far away in Tennessee', 'necesito ayuda para Florida', '/questions#other-states'],
  ['seal an eviction record', 'borrar desalojo', '/blog/limiting-access-to-a-record'],
  ['my hearing is tomorrow', 'mi audiencia es mañana', '/blog/hearing-tomorrow'],
  ['fee waiver', 'no puedo pagar el costo del tribunal', '/blog/court-fee-waiver'],
  ['i paid the judgment', 'ya pague la sentencia', '/blog/paid-judgment'],
  ['sheriff set out', 'el sheriff saca mis cosas', '/blog/the-day-of-the-set-out'],
  ['section 8', 'seccion 8', '/blog/section-8-and-evictions'],
  ['if legal aid is free, why pay', 'por que pagar si hay ayuda gratis', '/questions#why-pay'],
  ['why pay you', 'por que pagarles', '/questions#why-pay'],
  ['other states', 'otro estado', '/questions#other-states'],
  ['look up my case', 'buscar mi caso', '/blog/look-up-your-case'],
  ['extended stay motel', 'motel', '/blog/living-in-a-motel'],
  ['how long does an eviction stay', 'cuanto dura un desalojo', '/blog/how-long-an-eviction-stays'],
  // As people in trouble type on a phone: without accents, with mistakes, in their own words.
  ['got kicked out can i rent again', 'me corrieron del apartamento', '/blog/talking-to-a-landlord'],
  ['apt denied bc of eviction', 'me negaron el apartamento por un desalojo', '/blog/tenant-screening-report'],
  ['is it sealed alredy', 'ya quedo sellado', '/blog/limiting-access-to-a-record'],
  ['landlord changed locks', 'me cambiaron la chapa', '/blog/the-day-of-the-set-out'],
  ['landlord wont give deposit back', 'no me devuelven el deposito', '/blog/deposits-and-the-2024-law'],
  ['missed court didnt know', 'no fui a la corte no sabia', '/blog/decided-without-you'],
  ['eviction dismised still shows', 'caso desestimado sigue apareciendo', '/blog/dismissed-case'],
  ['papers taped to my door', 'pegaron papeles en mi puerta', '/blog/eviction-case-step-by-step'],
  ['free lawyer cobb county', 'abogado gratis condado cobb', '/blog/free-legal-help-by-county'],
  ['can i pay monthly', 'puedo pagar en abonos', '/questions#in-parts'],
  ['wrong person on background check', 'sale otra persona con mi nombre', '/blog/tenant-screening-report'],
  ['marshal coming tommorow', 'viene el marshal a sacarme', '/blog/the-day-of-the-set-out'],
  ['living in hotel kicked out', 'vivo en hotel me quieren sacar', '/blog/living-in-a-motel'],
  [
    'sign paper in hallway court',
    'firmar acuerdo con el abogado del dueño',
    '/blog/before-you-sign-an-agreement',
  ],
  ['section8 voucher eviction notice', 'perder mi voucher de seccion 8', '/blog/section-8-and-evictions'],
  ['cant afford court fee', 'no tengo para pagar la corte', '/blog/court-fee-waiver'],
  ['eviction from 10 yrs ago', 'desalojo de hace 10 años', '/blog/how-long-an-eviction-stays'],
  ['how much are court costs', 'cuánto cuesta el tribunal', '/questions#court-charges'],
  ['is it private', 'es privado', '/questions#motion-public'],
  ['can my wife use it too', 'mi esposa también', '/questions#my-spouse'],
  ['payment plan', 'pagar a plazos', '/questions#in-parts'],
  ['pay in payments', 'pagar en pagos', '/questions#in-parts'],
  ['pay little by little', 'pagar poco a poco', '/questions#in-parts'],
  ['do i need a lawyer', 'necesito un abogado', '/questions#lawyer-check'],
  ['will you go to court with me', 'van conmigo al tribunal', '/questions#come-with-me'],
  ['do you speak spanish', 'hablan español', '/questions#phone'],
  ['i won my case but it still shows', 'retiraron el caso', '/blog/dismissed-case'],
  ['lock changed by landlord', 'me cambiaron la cerradura', '/blog/the-day-of-the-set-out'],
  // Before they pay, and when they are afraid.
  ['what do I get for 495', 'que recibo por 495', '/services#package-standard'],
  ['how much does basic cost', 'cuanto cuesta el basico', '/services#package-basic'],
  ['premium package includes', 'que incluye el premium', '/services#package-premium'],
  ['more than one eviction price', 'tengo varios desalojos precio', '/services#package-vip'],
  ['money back', 'devolucion del dinero', '/services#refunds'],
  ['refund policy', 'reembolso', '/services#refunds'],
  ['won the case but it keeps showing', 'gané el caso pero sigue saliendo', '/blog/dismissed-case'],
  ['will they get my new address', 'dirección', '/questions#landlord-told'],
  ['i live in a shelter', 'vivo en un refugio', '/questions#motion-public'],
  ['how do i appeal', 'como apelar', '/learning/legal-process'],
  ['petition for review', 'peticion de revision', '/learning/legal-process'],
  ['off-duty officer', 'oficial fuera de servicio', '/blog/the-day-of-the-set-out'],
  ['do they collect the old debt', 'me puede cobrar la deuda vieja', '/questions#landlord-told'],
  ['no heat landlord wont fix', 'el casero no arregla la calefaccion', '/learning/housing-rights'],
];
const shown = 3;
const dist = join(process.cwd(), 'dist');

/** The addresses of the first results, as the search page links to them. */
async function find(locale: Locale, questions: readonly string[]): Promise<string[][]> {
  const files = (address: string | URL) =>
    Promise.resolve(new Response(readFileSync(join(dist, new URL(address, 'http://site').pathname))));
  vi.stubGlobal('fetch', files);
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => locale }) });
  vi.stubGlobal('location', new URL('http://site/'));
  vi.stubGlobal('window', { location: new URL('http://site/') });
  // Each language is a start of its own.
  const program = `${pathToFileURL(join(dist, 'pagefind/pagefind.js')).href}?${locale}`;
  const pagefind = (await import(/* @vite-ignore */ program)) as Pagefind;
  await pagefind.options({ basePath: '/pagefind/', baseUrl: '/', noWorker: true });
  await pagefind.init(locale);
  const found: string[][] = [];
  for (const words of questions) {
    const answered = await findAnswer(words, (sought) => pagefind.search(sought));
    const results = answered?.answer.results ?? [];
    const first = await Promise.all(results.slice(0, shown).map((result) => result.data()));
    found.push(first.map(({ url, meta }) => meta.address ?? url.replace(/\.html$/, '')));
  }
  await pagefind.destroy();
  return found;
}

describe('a stranger who types a question into the search', () => {
  afterAll(() => void vi.unstubAllGlobals());

  for (const locale of locales)
    it(`sees its answer among the first ${shown} results: ${locale}`, async () => {
      const typed = examples.map(([english, spanish]) => (locale === 'en' ? english : spanish));
      const found = await find(locale, typed);
      const misses = examples.flatMap(([, , address], index) =>
        found[index]?.includes(inLocale(address, locale))
          ? []
          : [`"${typed[index]}" leads to ${found[index]?.join(', ')}`],
      );
      expect(misses).toEqual([]);
    });
});
