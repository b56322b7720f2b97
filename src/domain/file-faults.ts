// What is wrong in a file that an editor or the operator writes, in sentences for people who do not read code.
import type { $ZodError, $ZodIssue } from 'zod/v4/core';

/** The line of the value at a path of keys and positions, or null when nothing is there. */
export type LineOf = (...path: (string | number)[]) => number | null;

const keysOf = (path: readonly PropertyKey[]) =>
  path.map((part) => (typeof part === 'number' ? part : String(part)));

/** "line 12, " before a sentence: the line of the value, or of what it is missing from. Empty without lines. */
export function atLine(path: readonly PropertyKey[], lineOf: LineOf | undefined): string {
  if (!lineOf) return '';
  const keys = keysOf(path);
  for (let length = keys.length; length >= 0; length -= 1) {
    const line = lineOf(...keys.slice(0, length));
    if (line !== null) return `line ${line}, `;
  }
  return '';
}

/** One plain sentence for each mistake in a parsed file, below a line that names it. */
export function describeFaults(file: string, error: $ZodError, lineOf?: LineOf): string {
  const lines = error.issues.flatMap(deepest).flatMap((issue) => {
    // People count entries of a list from 1.
    const place = issue.path.map((part) => (typeof part === 'number' ? part + 1 : String(part)));
    const at = (fault: string, ...more: string[]) =>
      `  ${atLine([...issue.path, ...more], lineOf)}${[...place, ...more].join('.') || '(whole file)'}: ${fault}`;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => at('is not a field here; take the line out, or mend its name', key));
    return at(plainly(issue, lineOf));
  });
  return `${file} has something wrong in it:\n${[...new Set(lines)].join('\n')}`;
}

type Issue = $ZodIssue;
/** What the library says by itself; a rule with words of its own says something else. */
const ownWords = ({ message }: Issue) => !/^(?:Invalid|Too|Unrecognized)\b/.test(message);

/** Of a choice between shapes, the one that was nearly right says what is wrong. */
function deepest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || ownWords(issue) || issue.errors.length === 0) return [issue];
  const [nearest = [], next] = issue.errors.toSorted(
    (one, other) => one.length - other.length || depth(other) - depth(one),
  );
  // Two shapes equally near: what all of them miss says nothing, so the choice itself is named.
  if (next?.length === nearest.length && depth(next) === depth(nearest) && depth(nearest) === 1)
    return [issue];
  return nearest.flatMap((inner) => deepest({ ...inner, path: [...issue.path, ...inner.path] }));
}
const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));

const kinds: Readonly<Record<string, string>> = {
  string: 'a text; put a number in "quotes"',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'fields, each on a line of its own',
  record: 'fields, each on a line of its own',
  array: 'a list',
};

/** The rule's own words if it has some; otherwise those of the library in plain English. */
export function plainly(issue: Issue, lineOf?: LineOf): string {
  if (ownWords(issue)) return issue.message;
  const isMissing = issue.path.length > 0 && lineOf?.(...keysOf(issue.path)) === null;
  if (isMissing || issue.message.endsWith('received undefined')) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? 'of another kind; compare it with the others'}`;
    case 'invalid_value':
      return `must be one of these: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return Number(issue.minimum) <= 1
        ? 'must not be empty'
        : `must be ${atLeast(issue.origin)} ${String(issue.minimum)}${unit(issue.origin)}`;
    case 'too_big':
      return `must be ${atMost(issue.origin)} ${String(issue.maximum)}${unit(issue.origin)}`;
    case 'invalid_format':
      return issue.format === 'email'
        ? 'must be an e-mail address, such as help@example.org'
        : 'has letters or signs that cannot stand here; compare it with the others';
    case 'invalid_union': {
      const names = issue.errors.flatMap((errors) => errors.flatMap(({ path }) => path[0] ?? []));
      return names.length > 0
        ? `must have one of these: ${[...new Set(names)].map(String).join(', ')}`
        : 'cannot be used as it is; compare it with the others';
    }
    default:
      return 'cannot be used as it is; compare it with the others';
  }
}
const isNumber = (origin: string) => /number|int/.test(origin);
const atLeast = (origin: string) => (isNumber(origin) ? 'at least' : 'longer: at least');
const atMost = (origin: string) => (isNumber(origin) ? 'at most' : 'shorter: at most');
const unit = (origin: string) => (isNumber(origin) ? '' : origin === 'string' ? ' characters' : ' entries');
