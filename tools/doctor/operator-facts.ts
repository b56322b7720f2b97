// content/site.yml: the operator's facts.
import { closesNothing } from '#domain/promises/closures.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { factsToSet, siteSchema, type Site } from '#domain/site.ts';
import type { Finding, Part } from '#tools/doctor/finding.ts';
import { readYamlFile } from '#collections/read-yaml.ts';

/** What to say about each fact that may be missing. */
const facts: Partial<Record<keyof Site, { what: (site: Site) => string; write: string }>> = {
  email: {
    what: (site) => `${site.email} is an example: nobody reads it.`,
    write:
      'an address somebody reads every working day. It stands on every page, in every mail, and in security.txt for reports of weaknesses.',
  },
  phone: {
    what: () => 'no telephone number is set, so no page shows one.',
    write: 'the number as people dial it, or accept that there is none.',
  },
  address: {
    what: () => 'no postal address is set. Policies and mails to clients should name one.',
    write: 'the address, a line each.',
  },
  reviewingLawyer: {
    what: () =>
      'no lawyer is named who reviews the papers. On one’s own machine, npm start has a sample attorney.',
    write: 'name and bar number of a Georgia lawyer who agreed to be named, or accept that there is none.',
  },
  social: {
    what: () => 'no social network is set, so the footer shows none of the four.',
    write: 'the full https:// addresses of your profiles, or accept that there are none.',
  },
  intakePaused: {
    what: () => 'the intake form is closed.',
    write: 'false, when applications may come in.',
  },
};

export const operatorFacts: Part = {
  title: 'The operator’s facts',
  examine: ({ root, today }): Finding[] => {
    const site = readYamlFile(root, 'content/site.yml', siteSchema);
    const missing = new Set<string>(factsToSet(site.value));
    if (Object.keys(site.value.social).length === 0) missing.add('social');
    if (site.value.intakePaused) missing.add('intakePaused');
    const ofClosures = idleClosures(site.value, officeDate(today)).map((found) => ({
      ...found,
      file: site.file,
      line: site.lineOf('closures'),
      field: 'closures',
    }));
    const ofFields = [...missing].map((field) => {
      const fact = facts[field as keyof Site];
      return {
        id: `site.${field}`,
        file: site.file,
        line: site.lineOf(field),
        field,
        what: fact?.what(site.value) ?? 'is not set.',
        write: fact?.write ?? 'the fact, see the line above it in the file.',
      };
    });
    return [...ofFields, ...ofClosures];
  },
};

/** Closures that say something wrong or are past. */
function idleClosures({ closures }: Site, today: string): Pick<Finding, 'id' | 'what' | 'write'>[] {
  return closures.flatMap((closure) => {
    const id = `site.closures.${closure.from}`;
    if (closesNothing(closure))
      return {
        id,
        what: `the closure from ${closure.from} has only weekends and legal holidays, when nobody expects us.`,
        write: 'the days you meant, or take it out.',
      };
    if (closure.to < lastYearOf(today))
      return {
        id,
        what: `the closure from ${closure.from} ended more than a year ago.`,
        write: 'nothing: take it out.',
      };
    return [];
  });
}

/** What is measured today began within the year: until then a closure still counts. */
function lastYearOf(today: string): string {
  return `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}
