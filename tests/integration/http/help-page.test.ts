// One page with the answers of an application, for somebody who goes to free legal help.
import { beforeAll, expect, it } from 'vitest';
import { maria } from '#domain/intake/sample-person.ts';
import { intakeWords } from '#i18n/intake.ts';
import { readPdfText } from '#papers/pdf-text.ts';
import { Applicant } from '#tests/applicant.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';

let stack: SharedStack;
beforeAll(async () => {
  stack = await sharedStack();
}, 60_000);

const address = '/api/application/help-page';
const landlord = 'Peachtree Homes LLC';

/** Somebody who has applied, and what their page says, page by page. */
async function applied(more: Record<string, unknown> = {}) {
  const applicant = new Applicant(stack.siteUrl);
  expect((await applicant.send({ landlordName: landlord, ...more })).status).toBe(201);
  const read = async (query: string) => {
    const answer = await applicant.get(`${address}?${query}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const pages = await readPdfText(new Uint8Array(await answer.arrayBuffer()));
    expect(pages).toHaveLength(1);
    return pages.flat().join('\n');
  };
  return { applicant, read };
}

it('somebody whose case may be open takes along one page: whom to call, and where the case stands', async () => {
  const { applicant, read } = await applied({ benefits: ['ssi'] });
  const { firstName, lastName, evictionCounty, streetAddress, zipCode } = maria();
  const page = await read('language=en');
  for (const said of [firstName, lastName, evictionCounty, landlord, String(applicant.answers.email)])
    expect(page).toContain(said);
  // Nobody needs them to decide whether they can help; and health goes along only by a tick.
  for (const unsaid of [streetAddress, zipCode, '1990', intakeWords.en.options.benefits?.ssi])
    expect(page).not.toContain(unsaid);
});

it('what says something about health is printed only for somebody who ticked it, in either language', async () => {
  const { read } = await applied({ benefits: ['ssi'] });
  expect(await read('language=en&health=yes')).toContain(intakeWords.en.options.benefits?.ssi);
  const spanish = await read('language=es&health=yes');
  expect(spanish).toContain(intakeWords.es.options.benefits?.ssi);
  expect(spanish).toContain('Respuestas para la ayuda legal gratuita');
});

it('nobody reads the page in another browser', async () => {
  await applied();
  const stranger = await new Visitor(stack.siteUrl).get(address);
  expect(stranger.status).toBe(404);
});
