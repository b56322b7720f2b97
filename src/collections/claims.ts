// Claims, stories and quotes of content/home for one language, and what of them still needs a proof.
import type { Locale } from '#domain/languages.ts';
import {
  badgeSchema,
  claimSchema,
  founderSchema,
  isExample,
  missingProofs,
  shownClaim,
  shownStars,
  storySchema,
  testimonialSchema,
  type HomeClaims,
  type MissingProof,
} from '#domain/claims/claims.ts';
import { buildEnvironment } from '#collections/build-environment.ts';
import { facts } from '#collections/home.ts';
import { readYaml } from '#collections/read-yaml.ts';
import { fill } from '#i18n/format.ts';
import { packageWords } from '#i18n/packages.ts';
import * as z from 'zod';

const three = 'the home page shows three';
const read = {
  claims: () =>
    readYaml(
      'content/home/statistics.yml',
      z.array(claimSchema).length(4, 'the home page shows four figures'),
    ),
  badge: () => readYaml('content/home/popular.yml', badgeSchema),
  stories: () => readYaml('content/home/stories.yml', z.array(storySchema).length(3, three)),
  testimonials: () => readYaml('content/home/testimonials.yml', z.array(testimonialSchema).length(3, three)),
  founder: () => readYaml('content/home/founder.yml', z.strictObject({ founder: founderSchema })).founder,
};
/** Each file by itself, so that a fault in one hides none in another. Each refuses by throwing sentences. */
export const claimReaders: readonly (() => unknown)[] = Object.values(read);

function readHomeClaims(): HomeClaims {
  return {
    claims: read.claims(),
    badge: read.badge(),
    stories: read.stories(),
    testimonials: read.testimonials(),
    founder: read.founder(),
  };
}

/** The four figures of the home page; `marked` ones are not proven yet and must say so. */
export function readStatistics(locale: Locale, forPublic = !buildEnvironment.isPreviewInDevelopment) {
  return readHomeClaims().claims.map((claim) => {
    const { shown: tile, marked } = shownClaim(claim, forPublic);
    const withFacts = (text: string) => fill(text, facts(locale));
    return {
      icon: tile.icon,
      number: withFacts(tile.number[locale]),
      label: withFacts(tile.label[locale]),
      marked,
    };
  });
}

/** What stands beside the package marked as popular. An unproven claim says so itself. */
export function readPopularBadge(
  locale: Locale,
  forPublic = !buildEnvironment.isPreviewInDevelopment,
): string {
  const { shown, marked } = shownClaim(read.badge(), forPublic);
  return marked ? fill(packageWords[locale].unproven, { badge: shown[locale] }) : shown[locale];
}

/** The three stories. An example is no client, and the page must say so; `stars` marked are not proven yet. */
export function readStories(locale: Locale, forPublic = !buildEnvironment.isPreviewInDevelopment) {
  return readHomeClaims().stories.map((one) => ({
    name: one.name[locale],
    location: one.location[locale],
    case: one.case[locale],
    story: one.story[locale],
    outcome: one.outcome[locale],
    stars: shownStars(one, forPublic),
    example: isExample(one),
  }));
}

/** The three quotes. An example is no client, and the page must say so. */
export function readTestimonials(locale: Locale) {
  return readHomeClaims().testimonials.map((one) => ({
    name: one.name[locale],
    location: one.location[locale],
    content: one.content[locale],
    example: isExample(one),
  }));
}

/** The founder with a proven story, or null: the page then says why the service exists without a person. */
export function readFounder(locale: Locale) {
  const { founder } = readHomeClaims();
  if (founder === null || isExample(founder)) return null;
  return { name: founder.name, role: founder.role[locale], story: founder.story[locale] };
}

/** What the operator has to prove, replace or fill in before launch. */
export function readMissingProofs(): MissingProof[] {
  return missingProofs(readHomeClaims());
}
