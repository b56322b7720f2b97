// What the registry knows of faults in the packages of the lock file.
import { spawnSync } from 'node:child_process';
import * as z from 'zod';

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.enum(severities),
      range: z.string(),
      fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string() })]),
    }),
  ),
});
const refusal = z.object({ message: z.string() });

export interface KnownFaults {
  /** High and critical: docs/security.md gives them days. */
  readonly urgent: readonly string[];
  readonly others: readonly string[];
}

/** What `npm audit --json` says, as sentences; the reason as a text where the registry did not answer. */
export function readAudit(json: string): KnownFaults | string {
  let answer: unknown;
  try {
    answer = JSON.parse(json);
  } catch {
    return 'npm audit gave no answer that can be read';
  }
  const parsed = report.safeParse(answer);
  if (!parsed.success) return refusal.safeParse(answer).data?.message ?? 'the answer has another form';
  const sentences = Object.values(parsed.data.vulnerabilities).map(
    ({ name, severity, range, fixAvailable }) => ({
      isUrgent: severity === 'high' || severity === 'critical',
      text: `${name} ${range}: ${severity}; ${fixAvailable === false ? 'nothing newer mends it yet' : 'a newer version mends it'}`,
    }),
  );
  return {
    urgent: sentences.filter(({ isUrgent }) => isUrgent).map(({ text }) => text),
    others: sentences.filter(({ isUrgent }) => !isUrgent).map(({ text }) => text),
  };
}

/** Asks the registry by npm's own command. */
export function askRegistry(): KnownFaults | string {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return readAudit(stdout ?? '');
}
