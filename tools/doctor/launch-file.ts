// content/launch.yml: what somebody has to confirm, and what the operator knowingly does without.
import { z } from 'zod';
import { readYamlFile } from '#collections/read-yaml.ts';

/** Texts that a lawyer may have to confirm. */
const policyFolders = ['agreement', 'disclaimer', 'privacy', 'terms'] as const;

const launchSchema = z.strictObject({
  confirmations: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z-]+$/, 'must be small letters and hyphens'),
      question: z.string().min(1),
      /** The folders of content/policies it covers: a text that changed later has to be confirmed again. */
      policies: z.array(z.enum(policyFolders)).optional(),
      confirmed: z
        .strictObject({ by: z.string().min(1), on: z.iso.date('must be a date like 2026-11-20') })
        .nullable(),
    }),
  ),
  /** Name of a finding → why the operator does without. */
  accepted: z.record(z.string(), z.string().min(10, 'must say why')),
});

/** Refuses a missing or faulty file by throwing a sentence that names it. */
export const readLaunchFile = (root: string) => readYamlFile(root, 'content/launch.yml', launchSchema);
