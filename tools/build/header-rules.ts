// The policies of pages as rules for the host. A rule for each page would be hundreds, most of them for counties and
// equal but for a hash: those share one, which allows the scripts and styles of each of them. Posts and lessons do not:
// each has styles of its own, and a policy with all of them would push their documents out of the first answer.

export interface HeaderRule {
  for: string;
  values: Record<string, string>;
}

const POLICY = 'Content-Security-Policy';

/** The folder whose pages share a rule, in each language. */
const shared = /^((?:\/es)?\/counties)(?:\/|$)/;

/**
 * Returns the rules with one in place of those of a folder, twice: for its first page and for all below it. Whether a
 * pattern also means the folder itself is the host's to say; where both rules reach a page, they say the same.
 */
export function shareRules(rules: readonly HeaderRule[]): HeaderRule[] {
  const folders = Map.groupBy(rules, ({ for: address }) => shared.exec(address)?.[1]);
  const apart = folders.get(undefined) ?? [];
  folders.delete(undefined);
  return [...apart, ...[...folders].flatMap(([folder, pages]) => rulesOf(folder ?? '', pages))];
}

function rulesOf(folder: string, pages: readonly HeaderRule[]): HeaderRule[] {
  const others = new Set(pages.map(({ values }) => JSON.stringify({ ...values, [POLICY]: undefined })));
  if (others.size > 1) throw new Error(`the pages of ${folder} differ in more than their policy`);
  const values = {
    ...pages[0]?.values,
    [POLICY]: uniteOf(pages.map((page) => page.values[POLICY] ?? '')),
  };
  return [folder, `${folder}/*`].map((address) => ({ for: address, values }));
}

/** One policy that allows what any of these allows. Each must name the same directives. */
function uniteOf(policies: readonly string[]): string {
  const united = new Map<string, Set<string>>();
  for (const policy of policies)
    for (const part of policy.split(';')) {
      const [name, ...sources] = part.trim().split(/\s+/);
      if (!name) continue;
      const known = united.get(name) ?? new Set();
      for (const source of sources) known.add(source);
      united.set(name, known);
    }
  return [...united].map(([name, sources]) => [name, ...sources].join(' ')).join('; ') + ';';
}

/** Returns the headers that the rules give this address, as the host reads its patterns. */
export function headersFor(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const own = rules.filter(
    ({ for: pattern }) =>
      pattern === address || (pattern.endsWith('/*') && address.startsWith(pattern.slice(0, -1))),
  );
  return Object.assign({}, ...own.map(({ values }) => values)) as Record<string, string>;
}
