// content/home: figures, stories, quotes and the founder. Without a source, claims are unproven and quotes are samples.
import { z } from 'zod';
import {
  badgeSchema,
  claimSchema,
  founderSchema,
  missingProofs,
  storySchema,
  testimonialSchema,
  type MissingProof,
} from '#domain/claims/claims.ts';
import type { Finding, Part } from '#tools/doctor/finding.ts';
import { readYamlFile, type YamlFile } from '#collections/read-yaml.ts';

const proofTexts: Record<MissingProof['kind'], { what: (text: string) => string; write: string }> = {
  claim: {
    what: (text) => `“${text}” is not proven. The public site shows the neutral text instead.`,
    write: 'under source, what proves it and the day somebody checked; or accept the neutral text.',
  },
  badge: {
    what: (text) => `the badge “${text}” is not proven. The public site shows the neutral text instead.`,
    write: 'under source, what was counted and the day somebody checked it; or accept the neutral text.',
  },
  rating: {
    what: (text) => `“${text}” is not proven. The public site shows no stars.`,
    write: 'under ratingSource, where the client’s own rating is kept; or accept a story without stars.',
  },
  story: {
    what: (text) => `“${text}” is a sample we wrote. It is shown as an example, never as a client.`,
    write: 'a real story with the person’s written permission as source; or accept the example.',
  },
  testimonial: {
    what: (text) => `“${text}” is a sample we wrote. It is shown as an example, never as a client.`,
    write: 'what a client really said, with the written permission as source; or accept the example.',
  },
  founder: {
    what: () => 'no founder with a proven story is named, so the page tells why the service exists instead.',
    write: 'name, role and story with their source; or accept the page without a person.',
  },
};

/** Where the proof is written. */
const fields: Record<MissingProof['kind'], string> = {
  claim: 'source',
  badge: 'source',
  story: 'source',
  rating: 'ratingSource',
  testimonial: 'source',
  founder: 'founder',
};

export const claims: Part = {
  title: 'Claims, stories and quotes',
  examine: ({ root }): Finding[] => {
    const figures = readYamlFile(root, 'content/home/statistics.yml', z.array(claimSchema));
    const badge = readYamlFile(root, 'content/home/popular.yml', badgeSchema);
    const stories = readYamlFile(root, 'content/home/stories.yml', z.array(storySchema));
    const quotes = readYamlFile(root, 'content/home/testimonials.yml', z.array(testimonialSchema));
    const founder = readYamlFile(
      root,
      'content/home/founder.yml',
      z.strictObject({ founder: founderSchema }),
    );
    const lists: Record<string, YamlFile<readonly { id: string }[]>> = {
      claim: figures,
      story: stories,
      rating: stories,
      testimonial: quotes,
    };
    return missingProofs({
      claims: figures.value,
      badge: badge.value,
      stories: stories.value,
      testimonials: quotes.value,
      founder: founder.value.founder,
    }).map(({ kind, id, text }) => {
      const list = lists[kind];
      const alone = kind === 'badge' ? badge : founder;
      const field = fields[kind];
      const at = list?.value.findIndex((one) => one.id === id) ?? -1;
      return {
        id: kind === id ? kind : `${kind}.${id}`,
        file: (list ?? alone).file,
        line: list ? list.lineOf(at, field) : alone.lineOf(field),
        field,
        what: proofTexts[kind].what(text),
        write: proofTexts[kind].write,
      };
    });
  },
};
