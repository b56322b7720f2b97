// What no program can see: somebody has to look, decide, and sign with a name and a day.
import { lastChange, policySchema } from '#domain/policies.ts';
import { filingConfirmations } from '#domain/launch.ts';
import { offerNeeds } from '#domain/packages/offer-needs.ts';
import type { Finding, Part } from '#tools/doctor/finding.ts';
import { readLaunchFile } from '#tools/doctor/launch-file.ts';
import { readYamlFile } from '#collections/read-yaml.ts';

/** `npm start` alone shows these as confirmed, so that all that is sold can be tried. */
const isSample = (id: string): boolean => offerNeeds.some((need) => need === id);
const sample = 'On one’s own machine, npm start shows it with a sample confirmation.';

export const confirmations: Part = {
  title: 'To be confirmed by a person',
  examine: ({ root }): Finding[] => {
    const launch = readLaunchFile(root);
    return launch.value.confirmations.flatMap(
      ({ id, question, policies = [], confirmed }, index): Finding[] => {
        const place = {
          id: `confirm.${id}`,
          file: launch.file,
          line: launch.lineOf('confirmations', index, 'confirmed'),
          field: id,
          write: 'under confirmed, who did it and when: { by: Full Name, on: 2027-01-10 }.',
        };
        // One of two ways to open filing: the part about filing speaks of both.
        if (confirmed === null && id === filingConfirmations.noAttorney) return [];
        if (confirmed === null)
          return [{ ...place, what: isSample(id) ? `${question} ${sample}` : question }];
        return policies
          .filter((policy) => {
            const { value } = readYamlFile(root, `content/policies/${policy}/policy.yml`, policySchema);
            return lastChange(value) > confirmed.on;
          })
          .map((policy) => ({
            ...place,
            what: `content/policies/${policy} changed after ${confirmed.on}, when it was last confirmed.`,
          }));
      },
    );
  },
};
