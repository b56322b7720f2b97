// All parts together, and what the operator has accepted.
import { claims } from '#tools/doctor/claims.ts';
import { confirmations } from '#tools/doctor/confirmations.ts';
import { datedFacts } from '#tools/doctor/dated-facts.ts';
import { filing } from '#tools/doctor/filing.ts';
import type { Finding, Part, Place } from '#tools/doctor/finding.ts';
import { readLaunchFile } from '#tools/doctor/launch-file.ts';
import { operatorFacts } from '#tools/doctor/operator-facts.ts';
import { sampleTexts } from '#tools/doctor/sample-texts.ts';
import { settings } from '#tools/doctor/settings.ts';

/** What can be known from content and settings alone, without the network. */
export const localParts: readonly Part[] = [
  operatorFacts,
  claims,
  confirmations,
  filing,
  sampleTexts,
  datedFacts,
  settings,
];

export interface Report {
  readonly parts: readonly { readonly title: string; readonly open: readonly Finding[] }[];
  readonly accepted: readonly (Finding & { readonly because: string })[];
  /** How many findings are open. */
  readonly open: number;
}

/** Examines everything. A part that cannot read its file reports only that; the others continue. */
export async function examine(place: Place, parts = localParts): Promise<Report> {
  const because = accepted(place.root);
  const used = new Set<string>();
  const report = {
    parts: [] as { title: string; open: Finding[] }[],
    accepted: [] as Report['accepted'][number][],
  };
  for (const { title, examine: look } of parts) {
    const open: Finding[] = [];
    for (const finding of await findings(look, place)) {
      const reason = because[finding.id];
      used.add(finding.id);
      if (reason) report.accepted.push({ ...finding, because: reason });
      else open.push(finding);
    }
    report.parts.push({ title, open });
  }
  // A misspelled name would accept nothing, and nobody would notice.
  const stale = Object.keys(because).filter((id) => !used.has(id));
  if (stale.length > 0 && parts === localParts)
    report.parts.push({
      title: 'Accepted for nothing',
      open: stale.map((id) => ({
        id: `accepted.${id}`,
        file: 'content/launch.yml',
        field: `accepted: ${id}`,
        what: `nothing called “${id}” is open (any more).`,
        write: 'nothing: take the line out, or correct its name.',
      })),
    });
  return { ...report, open: report.parts.reduce((sum, { open }) => sum + open.length, 0) };
}

async function findings(look: Part['examine'], place: Place): Promise<readonly Finding[]> {
  try {
    return await look(place);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return [{ id: 'unreadable', file: null, what, write: 'put that right, then ask again.' }];
  }
}

function accepted(root: string): Record<string, string> {
  try {
    return readLaunchFile(root).value.accepted;
  } catch {
    return {}; // the part that reads the same file reports it
  }
}
