import { render } from 'vitest-browser-react';
import type { OpenAnswer } from '#domain/intake/options.ts';
import { maria } from '#domain/intake/sample-person.ts';
import type { Locale } from '#domain/languages.ts';
import { findPackage, packages } from '#domain/packages/catalogue.ts';
import { intakeWords } from '#i18n/intake.ts';
import { formatPrice } from '#i18n/format.ts';
import { coverage, packageWords } from '#i18n/packages.ts';
import IntakeWizard from '#islands/intake/IntakeWizard.tsx';
import { sampleOffer } from './offer-texts.ts';
import { answer, serve } from './server.ts';

const offers = (locale: Locale) =>
  packages.map(({ id, popular }) => ({
    ...sampleOffer(id, locale),
    id,
    popular,
    covers: coverage(id, locale),
    price: formatPrice(findPackage(id).amountCents, locale),
  }));

interface Opened {
  readonly takesPayments: boolean;
  readonly step?: number;
  readonly textsFrom?: string;
  /** What they answered otherwise than the sample person. */
  readonly own?: Partial<ReturnType<typeof maria>> & { readonly stillOpen?: OpenAnswer };
}

/** Somebody comes back to a step, by default the last, of a form that is filled in. */
export async function openWizard(locale: Locale, { takesPayments, step = 4, textsFrom, own }: Opened) {
  const { agreementAccepted: _, signature: __, ...answers } = maria();
  const server = serve({
    'GET /api/intake-draft': () =>
      answer({
        draft: { answers: { ...answers, ...own }, step, device: 'own', tickets: [], version: 1, rivals: {} },
        account: null,
        takesPayments,
        textsFrom: textsFrom ?? null,
      }),
    'PUT /api/intake-draft': () => answer({ version: 2, elsewhere: {}, rivals: {}, files: null }),
  });
  const screen = await render(
    <IntakeWizard
      locale={locale}
      words={intakeWords[locale]}
      messages={{}}
      months={Array.from({ length: 12 }, (_month, index) => String(index + 1))}
      packages={offers(locale)}
      packageWords={{
        ...packageWords[locale],
        popular: 'popular',
        inNone: '',
        certified: { [maria().evictionCounty ?? '']: '$7.25' },
        askInParts: { text: 'ask', href: '#' },
      }}
      siteEmail="help@example.com"
      agreementVersion="v1"
      idleMinutes={30}
      saleClosed={<p>No payments this week.</p>}
    />,
  );
  return { screen, server, words: intakeWords[locale] };
}
