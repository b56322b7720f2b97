// Whether anything may be filed: a reviewing lawyer is named, or the operator's lawyer confirmed that none is needed.
import { filingClosed, filingConfirmations } from '#domain/launch.ts';
import { readFilingRules } from '#tools/database/filing-rules.ts';
import type { Finding, Part } from '#tools/doctor/finding.ts';
import { readLaunchFile } from '#tools/doctor/launch-file.ts';

export const filing: Part = {
  title: 'Filing papers',
  examine: ({ root }): Finding[] => {
    const { lawyerBarNumber, attorneyNeeded } = readFilingRules(root);
    if (lawyerBarNumber !== null || !attorneyNeeded) return [];
    const launch = readLaunchFile(root);
    const index = launch.value.confirmations.findIndex(({ id }) => id === filingConfirmations.noAttorney);
    return [
      {
        id: filingClosed,
        file: launch.file,
        line: index < 0 ? null : launch.lineOf('confirmations', index, 'confirmed'),
        field: filingConfirmations.noAttorney,
        what: 'nothing can be filed: papers say SAMPLE, and production takes no payment.',
        write:
          'the reviewing lawyer into content/site.yml, give that lawyer an account and check the license under People; or here, who confirmed that no attorney is needed, and when; or accept it by name to sell all the same.',
      },
    ];
  },
};
